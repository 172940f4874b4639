import { createStore } from '../ui/createStore.ts';

/** Chromium's way of handing the page its own install dialog; not in TypeScript's library. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's offer, kept until the moment that suits the person; null where there is none. */
export const installOffer = createStore<InstallOffer | null>(null);

declare global {
  /** An offer that came while the page stood without the app (build/html.ts). */
  var kilasOffer: InstallOffer | undefined;
}

/** Keeps the browser from asking by itself, and lets go once the app is installed. */
export function holdInstallOffer(): void {
  if (globalThis.kilasOffer) installOffer.write(globalThis.kilasOffer);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.write(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => installOffer.write(null));
}
