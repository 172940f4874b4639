import { holdInstallOffer } from './installOffer.ts';
import { reloadWhenFilesAreGone } from './missingFiles.ts';

/**
 * Listeners that cannot wait for the lazy part of `src/pwa`: the browser offers installation once, and a lazy screen's
 * file may be missing from the first tap on. Called by main.tsx before it renders.
 */
export function listenEarly(): void {
  holdInstallOffer();
  reloadWhenFilesAreGone();
}
