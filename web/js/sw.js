// The service worker keeps one whole release of the site and answers from it. The generator puts the
// release in front of this file: {version, missing, files: {address: hash}}, so that a new release
// is a new service worker.
const base = new URL(registration.scope).pathname.slice(0, -1);
const prefix = `relay ${base}/ `; // other sites of this origin have caches too
const store = prefix + release.version;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data?.type === "skip-waiting") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method === "GET" && origin === location.origin && pathname.startsWith(`${base}/`)) {
    event.respondWith(answer(event.request, pathname));
  }
});

// All files or none: when one fails, the release before stays and keeps working.
async function install() {
  const cache = await caches.open(store);
  const files = Object.entries(release.files);
  const some = async () => {
    for (let next = files.pop(); next; next = files.pop()) await save(cache, ...next);
  };
  try {
    await Promise.all([some(), some(), some(), some()]);
  } catch (err) {
    await caches.delete(store);
    throw err;
  }
}

// The hash makes sure that a file belongs to this release, also while a new one is being published.
async function save(cache, address, integrity) {
  const response = await fetch(base + address, { cache: "no-cache", integrity });
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const { status, statusText, headers } = response;
  // A redirected answer may not answer a navigation: keep a copy that is not.
  const kept = response.redirected ? new Response(response.body, { status, statusText, headers }) : response;
  await cache.put(base + address, kept);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== store) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request, pathname) {
  const cache = await caches.open(store);
  const kept = (path) => cache.match(path, { ignoreVary: true });
  const found = (await kept(pathname)) ?? (await kept(pathname.replace(/index\.html$/, "")));
  if (found) return found;
  if (await kept(`${pathname}/`)) return Response.redirect(`${pathname}/${new URL(request.url).search}`, 301);
  try {
    return await fetch(request);
  } catch (err) {
    const [language] = pathname.slice(base.length + 1).split("/");
    const missing = request.mode === "navigate" &&
      ((await kept(`${base}/${language}${release.missing}`)) ?? (await kept(base + release.missing)));
    if (!missing) throw err;
    return new Response(missing.body, { status: 404, headers: missing.headers });
  }
}
