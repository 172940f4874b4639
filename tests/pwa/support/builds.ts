import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './buildSite.ts';

/** Builds the site twice, as two deploys, before the tests of this room; their folders are handed on by the environment. */
export default async function buildBoth(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kilas-pwa-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [one, two] = await Promise.all(['one', 'two'].map((mark) => buildSite(join(folder, mark), mark)));
  Object.assign(process.env, { KILAS_SITE_ONE: one, KILAS_SITE_TWO: two });
}
