/** Spreadsheet programs recognize UTF-8 only by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Cell = string | number;

/**
 * Streams a table as a CSV file (RFC 4180).
 * @param slices batches of rows; returned early when the client disconnects
 */
export function csvFile<Row>({
  name,
  columns,
  slices,
  cellsOf,
}: {
  /** File name without its extension. */
  name: string;
  columns: string[];
  slices: AsyncGenerator<Row[]>;
  cellsOf: (row: Row) => Cell[];
}): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(columns))),
    async pull(controller) {
      const { done, value } = await slices.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((row) => csvLine(cellsOf(row))).join('')));
    },
    async cancel() {
      await slices.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}

function csvLine(cells: Cell[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quote(cell))).join(',')}\r\n`;
}

/**
 * Prefixes text that a spreadsheet program would take for a formula with an apostrophe (OWASP, "CSV Injection"), since
 * prompts are user input. Also after spaces, which some programs skip, and for full-width characters of East Asian
 * keyboards, which some read as the ASCII ones.
 */
function quote(text: string): string {
  const first = text.trimStart().slice(0, 1).normalize('NFKC');
  const isFormula = /^[=+\-@|%]/.test(first) || /^[\t\r\n]/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
