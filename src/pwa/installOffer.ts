import { createStore } from '../ui/createStore.ts';

/** Chromium's way of handing the page its own install dialog; not in TypeScript's library. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install offer, held until a suitable moment; null if there is none. */
export const installOffer = createStore<InstallOffer | null>(null);

/**
 * What this visit offers: to install, or to notify of what is ready. The first that is due, and nothing else until the
 * next visit: two questions at a time are none, and a second one right after an answer is nagging.
 */
export const visitOffer = createStore<'install' | 'notices' | null>(null);

/** Offers that, unless this visit has offered something already. */
export function offerOnce(offer: 'install' | 'notices'): void {
  if (visitOffer.read() === null) visitOffer.write(offer);
}

declare global {
  /** An offer that came before the app was loaded (build/html.ts). */
  var kilasOffer: InstallOffer | undefined;
}

/** Stops the browser's own install prompt and holds the offer until the app is installed. */
export function holdInstallOffer(): void {
  if (globalThis.kilasOffer) installOffer.write(globalThis.kilasOffer);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.write(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => installOffer.write(null));
}
