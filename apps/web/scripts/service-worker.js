// Keeps what the start page needs at once, what is used when it is used, and the rest bit by bit while nobody waits, so
// that the program opens and plays without a network after the first visit. Games of earlier rules versions are kept
// once a match has needed them.
const cacheName = 'dustfront-__VERSION__';
const shell = ['__SHELL__'];
const files = ['__FILES__'];
/** What a push says, by language. */
const notices = ['__NOTICES__'];
const frozenName = 'frozen-dustfront';
const isFrozen = (path) => /\.frozen-[\w-]+\.js$/.test(path);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(shell))
      .then(() => self.skipWaiting()),
  );
});

let filling = false;

/** Fetches one file after the other that is not kept yet. */
async function fill() {
  if (filling || self.navigator.connection?.saveData) return;
  filling = true;
  try {
    const cache = await caches.open(cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    for (const file of files) {
      if (!kept.has(new URL(file, self.location.href).href)) await cache.add(file);
    }
  } catch {
    // The network is away; the next visit goes on.
  } finally {
    filling = false;
  }
}

// The page says when it has nothing better to do.
self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fill());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('dustfront-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

async function keepOnce(request) {
  const cache = await caches.open(frozenName);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/socket') return;
  const page = request.mode === 'navigate';
  event.respondWith(
    (async () => {
      const cache = await caches.open(cacheName);
      if (page) {
        try {
          return await fetch(request);
        } catch {
          return (await cache.match('./')) ?? Response.error();
        }
      }
      if (isFrozen(url.pathname)) return keepOnce(request);
      const kept = await cache.match(request, { ignoreSearch: true });
      if (kept !== undefined) return kept;
      const answer = await fetch(request);
      // A name with a hash in it never means anything else.
      if (answer.ok && url.pathname.includes('/assets/')) await cache.put(request, answer.clone());
      return answer;
    })(),
  );
});

// A push says only that something waits, and where; the page asks the rest.
self.addEventListener('push', (event) => {
  const { id, kind, match } = event.data?.json() ?? {};
  const words = notices[self.navigator.language.slice(0, 2).toLowerCase()] ?? notices.en;
  event.waitUntil(
    self.registration.showNotification('Dustfront', {
      body: words[kind] ?? words.other,
      tag: match ?? id,
      data: { match },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data ?? {};
  const address = new URL(match ? `./match/${match}` : './lobby', self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const [open] = windows;
      if (open === undefined) return self.clients.openWindow(address);
      await open.navigate(address);
      return open.focus();
    }),
  );
});
