/**
 * The browser gets the call table without its schemas. A schema is bundled only when it is imported by name; taking one
 * from a row fails the build.
 */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { callRows } from '../../../build/callRows.ts';

const top = join(import.meta.dirname, '../../..');

async function bundle(source: string, id = join(top, 'src/entry.ts')): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    root: top,
    plugins: [
      callRows(top),
      { name: 'entry', resolveId: (name) => (name === id ? id : null), load: (name) => (name === id ? source : null) },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

test('the browser gets the rows of the call table and none of the schemas', async () => {
  const code = await bundle("export { accountsEndpoints } from '../contract/accounts.ts';");
  expect(code).toContain('"me": {\n');
  expect(code).toContain('"path": "/auth/me"');
  expect(code).toContain('"access": "user"');
  expect(code).not.toMatch(/valibot|safeParse|pipe\(|summary/);
});

test('a schema asked for by its name comes along', async () => {
  const code = await bundle("export { Credentials } from '../contract/accounts.ts';");
  expect(code).toContain('Credentials');
  expect(code).toContain('object(');
  expect(code).not.toContain('/auth/me');
});

test('a schema taken from a row stops the build and says what to do', async () => {
  const source =
    "import { accountsEndpoints } from '../contract/accounts.ts';\nexport const body = accountsEndpoints.login.body;";
  await expect(bundle(source)).rejects.toThrow(/import the schema by its name/);
});
