/**
 * A server that only answers has loaded nothing that draws: the canvas alone is a sixth of the memory that it may take
 * at rest. A module that reads a wish must not share a file with one that draws it.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort, startProduct } from '../support/productProcess.ts';
import { removeFolder } from '../support/removeFolder.ts';

it('loads the canvas only when something is drawn', { timeout: 60_000 }, async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-rest-'));
  const product = await startProduct({ dataDirectory, port: await freePort(), command: 'serve' });
  try {
    const mapped = await readFile(`/proc/${product.process.pid}/maps`, 'utf8');
    expect(mapped).toContain('libvips');
    expect(mapped).not.toContain('skia');
  } finally {
    await product.stop();
    await removeFolder(dataDirectory);
  }
});
