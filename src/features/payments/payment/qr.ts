import encodeQR from 'qr';

/** Light modules around the code; scanners need four (ISO/IEC 18004). */
const QUIET_MODULES = 4;

export interface QrDrawing {
  /** Modules along one side, quiet zone included. */
  size: number;
  /** SVG path of the dark modules, one unit each. */
  path: string;
}

/** Draws a payload as a QR code of error-correction level M, as QRIS requires. @throws RangeError if it is too long */
export function drawQr(payload: string): QrDrawing {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const path = rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
  return { size: rows.length, path };
}

/** Runs of dark modules in a row: start and length. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
