import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Family list for canvas fonts: the product's typeface, its extended Latin part second. */
export const STUDIO_FONT = '"Kilas Sans", "Kilas Sans Ext"';

let isRegistered = false;

/** Registers the product's typeface for canvases; a server may have no fonts at all. */
export function registerStudioFont(): void {
  if (isRegistered) return;
  const require = createRequire(import.meta.url);
  const file = (subset: string): string =>
    require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-700-normal.woff2`);
  GlobalFonts.registerFromPath(file('latin'), 'Kilas Sans');
  GlobalFonts.registerFromPath(file('latin-ext'), 'Kilas Sans Ext');
  isRegistered = true;
}
