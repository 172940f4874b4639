import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Hashes of a page's inline scripts for a Content-Security-Policy: `sha256-…`, without the quotes. */
export function inlineScriptHashes(html: string): string[] {
  return hashesOf(html, INLINE_SCRIPT);
}

/** The same for its style elements. */
function inlineStyleHashes(html: string): string[] {
  return hashesOf(html, INLINE_STYLE);
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text]) =>
      `sha256-${createHash('sha256')
        .update(text as string)
        .digest('base64')}`,
  );
}

/**
 * Writes `csp.json` beside the pages: `{ "scriptHashes": [...], "styleHashes": [...] }`, which the server adds to
 * `script-src 'self'` and `style-src 'self'`.
 */
export function contentPolicy(): Plugin {
  return afterBundle({
    name: 'kilas:content-policy',
    order: 'pre',
    async run(client) {
      const files = (await readdir(client)).filter((name) => name.endsWith('.html'));
      const pages = await Promise.all(files.map((name) => readFile(join(client, name), 'utf8')));
      const scriptHashes = [...new Set(pages.flatMap(inlineScriptHashes))];
      const styleHashes = [...new Set(pages.flatMap(inlineStyleHashes))];
      await writeFile(join(client, 'csp.json'), JSON.stringify({ scriptHashes, styleHashes }));
    },
  });
}
