import sharp from 'sharp';

const WIDTH = 960;
/** Gradient of the product's dark surface colour: neutral behind a play button, in both themes. */
const FROM = '#27221d';
const TO = '#4a4038';

/**
 * A neutral poster in a clip's ratio, for a clip whose frames could not be decoded: it must look neither broken nor
 * like a frame.
 */
export async function drawPlaceholder({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const down = Math.max(1, Math.round((WIDTH * height) / width));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${down}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${FROM}"/><stop offset="1" stop-color="${TO}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
