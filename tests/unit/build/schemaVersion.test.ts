/** The version under which a device stores data changes with the sources of its schemas and with nothing else. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { schemaVersion } from '../../../build/schemaVersion.ts';

const top = await mkdtemp(join(tmpdir(), 'kilas-schemas-'));
afterAll(() => rm(top, { recursive: true }));

async function versionWith(file: string, text: string): Promise<string> {
  await mkdir(join(top, file, '..'), { recursive: true });
  await writeFile(join(top, file), text);
  return schemaVersion(top);
}

test.each(['contract/credits.ts', 'contract/schemas/task.ts', 'src/features/generation/draft/draftSchema.ts'])(
  'it changes with %s, and back with it',
  async (file) => {
    const before = await versionWith(file, 'one');
    expect(await versionWith(file, 'two')).not.toBe(before);
    expect(await versionWith(file, 'one')).toBe(before);
  },
);

test('it does not change with a screen', async () => {
  const screen = 'src/features/generation/GeneratorScreen.tsx';
  const before = await versionWith(screen, 'one');
  expect(await versionWith(screen, 'two')).toBe(before);
});
