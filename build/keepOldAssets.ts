import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';

/**
 * Milliseconds that the files of an earlier build stay available: a tab opened before the deploy still requests them.
 */
const KEEP_MS = 24 * 3600 * 1000;

/** File name → the time of the first build without it (milliseconds since 1970). */
type Replaced = Record<string, number>;

/**
 * Keeps the hashed files of earlier builds in the new one for a day. They are copied to `earlier` beside Vite's output
 * folder before Vite empties it, and put back once the worker's file list, compression and budgets are done.
 */
export function keepOldAssets({ now = Date.now }: { now?: () => number } = {}): Plugin {
  return afterBundle({
    name: 'kilas:keep-old-assets',
    order: 'post',
    async buildStart() {
      const client = this.environment.config.build.outDir;
      await mkdir(asideOf(client), { recursive: true });
      await cp(join(client, 'assets'), join(asideOf(client), 'assets'), { recursive: true }).catch(ignoreMissing);
    },
    async run(client) {
      const aside = asideOf(client);
      const current = new Set(await readdir(join(client, 'assets')));
      const earlier = await readdir(join(aside, 'assets')).catch(() => []);
      const record = join(aside, 'replaced.json');
      const before = await readFile(record, 'utf8').then(
        (text) => JSON.parse(text) as Replaced,
        () => ({}),
      );
      const replaced = replacedFiles({ earlier, current, before, now: now() });
      await Promise.all(
        earlier.map((file) => {
          const kept = join(aside, 'assets', file);
          return file in replaced ? cp(kept, join(client, 'assets', file)) : rm(kept);
        }),
      );
      await writeFile(record, JSON.stringify(replaced));
    },
  });
}

/** The earlier files to keep, each with the time it was replaced. */
export function replacedFiles({
  earlier,
  current,
  before,
  now,
}: {
  earlier: string[];
  current: Set<string>;
  before: Replaced;
  now: number;
}): Replaced {
  return Object.fromEntries(
    earlier
      .filter((file) => !current.has(file))
      .map((file) => [file, before[file] ?? now] as const)
      .filter(([, since]) => now - since < KEEP_MS),
  );
}

const asideOf = (client: string): string => join(client, '../earlier');

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
