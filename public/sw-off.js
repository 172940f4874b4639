// Served in the place of /sw.js while KILAS_WORKER is "off": takes the app's worker and its copies out of every browser
// that looks for a newer one. Open pages go on with what they have, and ask the server from their next start on. What was
// kept offline by choice stays for the day the worker comes back.
self.addEventListener('install', () => self.skipWaiting());

async function leave() {
  const isOurs = (name) => name.startsWith('kilas.') && !name.startsWith('kilas.copies.');
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(leave()));
