// Stands by itself: it must work on the day the app's own files do not.
const button = document.getElementById('repair');
const status = document.getElementById('status');

/** Removes workers and cached files. The session, drafts and what was kept offline by choice stay: they are not what gets stuck. */
async function repair() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => !name.startsWith('kilas.copies.')).map((name) => caches.delete(name)));
}

button.addEventListener('click', async () => {
  button.disabled = true;
  status.textContent = 'Sedang memperbaiki… · Repairing…';
  try {
    await repair();
    status.textContent = 'Selesai. · Done.';
    location.replace('/?repaired');
  } catch (error) {
    button.disabled = false;
    status.textContent = `Belum berhasil: ${error.message}. Hapus data situs ini lewat setelan browser. · That didn’t work. Clear this site’s data in the browser settings.`;
  }
});
