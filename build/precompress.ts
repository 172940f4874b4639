import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.xml']);
/** Bytes: compressing a smaller file saves nothing. */
const MIN_BYTES = 256;

/**
 * Writes a `.br` and a `.gz` beside every text file. Must run after all that writes files; before, code still has
 * Vite's placeholders.
 */
export function precompress(): Plugin {
  return afterBundle({
    name: 'kilas:precompress',
    order: 'post',
    async run(client) {
      const files = await readdir(client, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.has(extname(file))).map((file) => compress(join(client, file))));
    },
  });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < MIN_BYTES) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
