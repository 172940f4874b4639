import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './buildSite.ts';

/** Builds the site that is deployed over the one in dist/; its folder is handed on by the environment. */
export async function buildSecondSite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kilas-pwa-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.KILAS_SECOND_SITE = await buildSite(join(folder, 'two'), 'two');
}
