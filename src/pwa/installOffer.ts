import { createStore } from '../ui/createStore.ts';

/** Chromium's way of handing the page its own install dialog; not in TypeScript's library. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's install offer, held until a suitable moment; null if there is none. */
export const installOffer = createStore<InstallOffer | null>(null);

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
