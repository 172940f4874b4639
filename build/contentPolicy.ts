import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Hashes of the inline scripts of a page, for a Content-Security-Policy: `sha256-…`, without the quotes it stands in there. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `sha256-${createHash('sha256')
        .update(script as string)
        .digest('base64')}`,
  );
}

/** Writes `csp.json` beside the pages: `{ "scriptHashes": [...] }`, which the server adds to `script-src 'self'`. */
export function contentPolicy(): Plugin {
  return afterBundle({
    name: 'kilas:content-policy',
    order: 'pre',
    async run(client) {
      const files = (await readdir(client)).filter((name) => name.endsWith('.html'));
      const hashes = await Promise.all(
        files.map(async (name) => inlineScriptHashes(await readFile(join(client, name), 'utf8'))),
      );
      await writeFile(join(client, 'csp.json'), JSON.stringify({ scriptHashes: [...new Set(hashes.flat())] }));
    },
  });
}
