import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '../../support/waitUntil.ts';
import { buildSite, builtIn } from './buildSite.ts';

/** As waitUntil's: a build beside two busy browsers takes a minute. */
const DEADLINE_MS = 300_000;

const siteIn = (folder: string) => join(folder, 'two');
/** Written once the build has ended: empty, or why it failed. */
const endIn = (folder: string) => join(folder, 'end');

/**
 * Builds the site that is deployed over the one in dist/; its folder is handed on to the tests by the environment, at
 * once. @returns when the build has ended; a failure is told by the tests that need the site
 */
export async function buildSecondSite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kilas-pwa-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  process.env.KILAS_SECOND_SITE = folder;
  const failure = await buildSite(siteIn(folder), 'two').then(
    () => '',
    (error: Error) => error.message,
  );
  await writeFile(endIn(folder), failure);
}

/** Waits for the build that this run has begun. @returns the folder of the built site */
export async function secondSite(): Promise<string> {
  const folder = process.env.KILAS_SECOND_SITE!;
  await waitUntil('the second site is built', () => existsSync(endIn(folder)), DEADLINE_MS);
  const failure = readFileSync(endIn(folder), 'utf8');
  if (failure) throw new Error(failure);
  return builtIn(siteIn(folder));
}
