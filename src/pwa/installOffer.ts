import { createStore } from '../ui/createStore.ts';

/** Chromium's event with which a page can open the install dialog; missing in TypeScript's library. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install offer, held until a suitable moment; null if there is none. */
export const installOffer = createStore<InstallOffer | null>(null);

/**
 * What this visit offers: to install, or to enable notifications. Only the first that is due, so that nobody is asked
 * twice in a visit.
 */
export const visitOffer = createStore<'install' | 'notices' | null>(null);

/** Makes that offer, unless this visit has already offered something. */
export function offerOnce(offer: 'install' | 'notices'): void {
  if (visitOffer.read() === null) visitOffer.write(offer);
}

declare global {
  /** An event that came before the app was loaded (build/html.ts). */
  var kilasOffer: InstallOffer | undefined;
}

/** Suppresses the browser's own install prompt and keeps the event until the app is installed. */
export function holdInstallOffer(): void {
  if (globalThis.kilasOffer) installOffer.write(globalThis.kilasOffer);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.write(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => installOffer.write(null));
}
