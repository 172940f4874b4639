import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Family list for canvas fonts: the product's typeface, its extended Latin part second. */
export const STUDIO_FONT = '"Kilas Sans", "Kilas Sans Ext"';

/** Further cuts of it, for pages of letters. */
export const PAGE_FONTS = {
  light: '"Kilas Light", "Kilas Light Ext"',
  italic: '"Kilas Italic", "Kilas Italic Ext"',
  medium: '"Kilas Medium", "Kilas Medium Ext"',
  heavy: '"Kilas Heavy", "Kilas Heavy Ext"',
} as const;
export type PageFont = keyof typeof PAGE_FONTS;

const CUTS: Readonly<Record<PageFont, readonly [family: string, cut: string]>> = {
  light: ['Kilas Light', '300-normal'],
  italic: ['Kilas Italic', '300-italic'],
  medium: ['Kilas Medium', '500-normal'],
  heavy: ['Kilas Heavy', '800-normal'],
};

let isRegistered = false;
let arePagesRegistered = false;

/** Registers the product's typeface for canvases; a server may have no fonts at all. */
export function registerStudioFont(): void {
  if (isRegistered) return;
  register('Kilas Sans', '700-normal');
  isRegistered = true;
}

/** Registers the cuts of pages of letters. */
export function registerPageFonts(): void {
  if (arePagesRegistered) return;
  for (const [family, cut] of Object.values(CUTS)) register(family, cut);
  arePagesRegistered = true;
}

function register(family: string, cut: string): void {
  const require = createRequire(import.meta.url);
  const file = (subset: string): string =>
    require.resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${cut}.woff2`);
  GlobalFonts.registerFromPath(file('latin'), family);
  GlobalFonts.registerFromPath(file('latin-ext'), `${family} Ext`);
}
