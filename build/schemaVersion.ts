import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';

/** Where the schemas of what is stored on a device are written. */
const SOURCES = ['contract/**/*.ts', 'src/features/generation/draft/draftSchema.ts'];

/**
 * Changes with the schemas of stored data, and only with their sources. What was stored under the same version still
 * has its shape, so most starts need neither the schemas nor the time to validate.
 * @param top the project's folder.
 */
export function schemaVersion(top: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: top }).toSorted())
    hash.update(file).update(readFileSync(join(top, file)));
  return hash.digest('base64url').slice(0, 12);
}

/** Writes the version beside the pages (`schema-version.txt`), for the server, which says it with every answer. */
export function schemaVersionFile(top: string): Plugin {
  return afterBundle({
    name: 'kilas:schema-version',
    order: 'pre',
    run: (client) => writeFile(join(client, 'schema-version.txt'), schemaVersion(top)),
  });
}
