import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { AnyEndpoint } from '../contract/endpoint.ts';

/**
 * Gives the browser the call table without its schemas. A call needs method, path, access and the kind of answer;
 * schemas and valibot would add 15 kB to every first visit, for checks that the server makes anyway. Where the client
 * does validate (forms, drafts, cached answers), it imports the schema by name, in the chunk that needs it.
 * @param top the project's folder.
 */
export function callRows(top: string): Plugin {
  const contract = join(top, 'contract');
  const client = join(top, 'src');
  return {
    name: 'kilas:call-rows',
    // In development as in production. Unit tests use the server's side of the table too, so they keep the schemas.
    apply: (_, { mode }) => mode !== 'test',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/\w+\.ts$/ },
      async handler(id) {
        if (dirname(id) !== contract) return null;
        const source = await readFile(id, 'utf8');
        const table = /^export const (\w+Endpoints) =/m.exec(source)?.[1];
        if (!table) return null;
        // By Node itself, which knows TypeScript: Vite's own runner gives up after a minute on a busy machine.
        const module = (await import(versioned(id, source))) as Record<string, Record<string, AnyEndpoint>>;
        const passedOn = source.match(/^export \* from .*$/gm) ?? [];
        return [...passedOn, `export const ${table} = ${JSON.stringify(rowsOf(module[table] ?? {}))};`].join('\n');
      },
    },
    transform: {
      filter: { code: /Endpoints\.\w+\.(params|query|body|reply|summary|status)\b/ },
      handler(_, id) {
        if (id.startsWith(client))
          this.error(`${id}: the browser's call table has no schemas; import the schema by its name.`);
      },
    },
  };
}

/** Node keeps what it has loaded: in development a row that was changed needs another address. */
function versioned(id: string, source: string): string {
  return `${pathToFileURL(id)}?${createHash('sha1').update(source).digest('hex')}`;
}

function rowsOf(table: Record<string, AnyEndpoint>): Record<string, Partial<AnyEndpoint>> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { method, path, access, answer }]) => [name, { method, path, access, answer }]),
  );
}
