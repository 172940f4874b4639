/** Spreadsheet programs need this mark to read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180). A cell that looks like a formula gets an apostrophe in front. */
export function toCsv(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) =>
    `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quote(cell))).join(',')}\r\n`;
  return BYTE_ORDER_MARK + [head, ...rows].map(line).join('');
}

function quote(text: string): string {
  const harmless = /^\s*[=+\-@|%\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
