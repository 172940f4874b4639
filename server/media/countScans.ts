/** Second bytes of markers that stand alone; every other one is followed by a segment with its length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Counts a JPEG's scans by its markers, decoding nothing. A progressive JPEG adds up each pixel from several scans, and
 * every one passes over the whole picture, however few bytes it has.
 */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  for (;;) {
    at = jpeg.indexOf(0xff, at);
    while (jpeg[at] === 0xff) at += 1;
    const marker = jpeg[at];
    if (at < 0 || marker === undefined || marker === END_OF_IMAGE) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    // A zero marks a byte of the compressed data that is no marker.
    const hasLength = marker !== 0 && !isAlone(marker) && at + 2 < jpeg.length;
    at += 1 + (hasLength ? jpeg.readUInt16BE(at + 1) : 0);
  }
}
