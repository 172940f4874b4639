// Renders the install icons from the one drawing of the mark. Run by hand when the drawing changes: node
// scripts/renderIcons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const icons = join(import.meta.dirname, '../public/icons');
const INK = '#0d1220';
const AMBER = '#f5b13d';

const mark = await readFile(join(icons, 'mark.svg'), 'utf8');
/** The drawing without its tile, in the 64-unit square. */
const drawing = mark.replace(/^<svg[^>]*>|<rect[^>]*\/>|<\/svg>\s*$/g, '');

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
const scaled = (content, factor) =>
  `<g transform="translate(32 32) scale(${factor}) translate(-32 -32)">${content}</g>`;

/** Systems crop a maskable icon to as little as the inner 80 %: the ground fills the square, the mark stays inside. */
const maskable = svg(`<rect width="64" height="64" fill="${INK}"/>${scaled(drawing, 0.86)}`);
/** Only the alpha channel counts here, so the flash must be a real hole. */
const monochrome = svg(
  `<mask id="flash"><rect width="64" height="64" fill="#fff"/><path d="M44 0 25 34H39L20 64" fill="none" stroke="#000" stroke-width="5" stroke-miterlimit="10"/></mask>` +
    `<g mask="url(#flash)">${scaled('<path d="M32 8 52.8 20v24L32 56 11.2 44V20Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>', 0.86)}</g>`,
);

/** Symbols of the launcher's shortcuts, from the icon set of the app. */
async function shortcut(name) {
  const { __iconData } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  const shapes = __iconData.node
    .map(
      ([tag, { key: _key, ...attributes }]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([attribute, value]) => `${attribute}="${value}"`)
          .join(' ')}/>`,
    )
    .join('');
  return svg(
    `<rect width="64" height="64" rx="32" fill="${INK}"/>` +
      `<g transform="translate(17 17) scale(1.25)" fill="none" stroke="${AMBER}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
  );
}

async function render(source, size, name) {
  await sharp(Buffer.from(source), { density: (72 * size) / 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(icons, name));
}

/** For clients that request `/favicon.ico` without reading the page: one PNG in the old container. */
async function favicon(source, size) {
  const png = await sharp(Buffer.from(source), { density: (72 * size) / 16 })
    .resize(size, size)
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(icons, '../favicon.ico'), Buffer.concat([head, png]));
}

await Promise.all([
  favicon(mark, 48),
  render(mark, 192, 'icon-192.png'),
  render(mark, 512, 'icon-512.png'),
  render(maskable, 192, 'maskable-192.png'),
  render(maskable, 512, 'maskable-512.png'),
  render(monochrome, 512, 'monochrome-512.png'),
  render(svg(`<rect width="64" height="64" fill="${INK}"/>${drawing}`), 180, 'apple-touch-icon.png'),
  render(await shortcut('clapperboard'), 96, 'shortcut-video.png'),
  render(await shortcut('image'), 96, 'shortcut-image.png'),
  render(await shortcut('rotate-ccw-clock'), 96, 'shortcut-history.png'),
  render(await shortcut('coins'), 96, 'shortcut-topup.png'),
]);
