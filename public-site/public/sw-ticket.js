/**
 * Keeps an opened ticket and the guide through the night usable without a network. Scopes: /t/ and /tonight, nothing else
 * of the site passes through here. Network first with a time limit, then the cache. Each ticket's page is cached under its
 * own full address and answered only for that address, the guide's under its path; hashed assets and uploaded pictures never
 * change, so they come from the cache first.
 */
const CACHE = 'tickets-v1';
const NETWORK_LIMIT_MS = 3000;
const MAX_ENTRIES = 240;
const TONIGHT = '/tonight';
const ANSWERS = ['/api/site-settings', '/api/acts', '/api/ticket-types'];

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith('tickets-') && name !== CACHE).map((name) => caches.delete(name)),
      );
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isAsset(url)) event.respondWith(cacheFirst(request));
  else if (isKeptPage(request, url) || isKeptAnswer(url)) event.respondWith(networkFirst(request));
});

/** The page tells what it was made of, since its first load came before this worker was in charge. */
self.addEventListener('message', (event) => {
  const urls = event.data && event.data.type === 'keep' ? event.data.urls : null;
  if (Array.isArray(urls)) event.waitUntil(keepAll(urls.filter(isOurs)));
});

/** Its name changes with what is in it; `/themed/`: a drawing in the edition's colours; `/media/`: an editor's picture. */
function isAsset({ pathname }) {
  return ['/assets/', '/themed/', '/media/'].some((folder) => pathname.startsWith(folder));
}

function isKeptPage(request, url) {
  return request.mode === 'navigate' && (url.pathname.startsWith('/t/') || url.pathname === TONIGHT);
}

/** A ticket's, and what the pages' frame and the guide show: settings and line-up. */
function isKeptAnswer({ pathname }) {
  return /^\/api\/tickets\/[^/]+\/view$/.test(pathname) || ANSWERS.includes(pathname);
}

function isOurs(address) {
  const url = new URL(address, self.location.origin);
  const { pathname } = url;
  const isPage = pathname.startsWith('/t/') || pathname === TONIGHT;
  return url.origin === self.location.origin && (isAsset(url) || isPage || isKeptAnswer(url));
}

/** The guide is the same for every query. */
function keyOf(address) {
  const url = new URL(address, self.location.origin);
  return url.pathname === TONIGHT ? url.origin + TONIGHT : url.href;
}

async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  const fromNetwork = fetch(request).then(async (answer) => {
    if (answer.ok) await keep(cache, keyOf(request.url), answer.clone());
    return answer;
  });
  const tooSlow = new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS, null));
  const first = await Promise.race([fromNetwork.catch(() => null), tooSlow]);
  // A server in trouble is like no network; a refusal (403, 404) is an answer.
  if (first && first.status < 500) return first;
  const cached = await cache.match(keyOf(request.url));
  return cached || fromNetwork;
}

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(keyOf(request.url));
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await keep(cache, keyOf(request.url), answer.clone());
  return answer;
}

async function keepAll(urls) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    urls.map(async (url) => {
      const address = new URL(url, self.location.origin);
      const { pathname } = address;
      // A page that the server drew never asks for its answers, and one that was opened from another page not for itself:
      // they are fetched anew, or the cache would hold old ones.
      if (isAsset(address) && (await cache.match(url))) return;
      const isPage = pathname.startsWith('/t/') || pathname === TONIGHT;
      const headers = isPage ? { Accept: 'text/html' } : {};
      const answer = await fetch(url, { headers }).catch(() => null);
      if (answer && answer.ok) await keep(cache, url, answer);
    }),
  );
}

async function keep(cache, url, answer) {
  // A redirected answer must not stand for the address that was asked for.
  if (answer.redirected) return;
  await cache.put(url, answer);
  const keys = await cache.keys();
  // Editors' pictures go first: a ticket has to stay.
  const isPicture = (key) => new URL(key.url).pathname.startsWith('/media/');
  const inOrder = [...keys.filter(isPicture), ...keys.filter((key) => !isPicture(key))];
  await Promise.all(inOrder.slice(0, Math.max(0, keys.length - MAX_ENTRIES)).map((key) => cache.delete(key)));
}
