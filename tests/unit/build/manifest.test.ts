/**
 * Every picture named in the install manifest exists in the stated type and size; phones and desktops both have
 * screenshots.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}

const top = join(import.meta.dirname, '../../..');
const manifest = JSON.parse(await readFile(join(top, 'manifest.webmanifest'), 'utf8')) as {
  icons: Picture[];
  screenshots: (Picture & { form_factor: 'narrow' | 'wide' })[];
  shortcuts: { icons: Picture[] }[];
};
const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];

describe('the install manifest', () => {
  it.each(pictures.map((picture) => [picture.src, picture] as const))(
    '%s is there, as it is announced',
    async (src, { sizes, type }) => {
      const { format, width, height } = await sharp(join(top, 'public', src)).metadata();
      expect(type).toContain(format);
      // An SVG fits every size.
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    },
  );

  it('shows phones and desktops what they would install', () => {
    for (const form of ['narrow', 'wide'])
      expect(manifest.screenshots.filter(({ form_factor }) => form_factor === form).length).toBeGreaterThan(0);
  });
});
