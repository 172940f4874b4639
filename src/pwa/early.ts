import { holdInstallOffer } from './installOffer.ts';
import { reloadWhenFilesAreGone } from './missingFiles.ts';

/**
 * What cannot wait for the lazy part of this room: the browser offers installation once, and a file of a lazy screen
 * may be missing from the first tap on. Called by main.tsx before it renders.
 */
export function listenEarly(): void {
  holdInstallOffer();
  reloadWhenFilesAreGone();
}
