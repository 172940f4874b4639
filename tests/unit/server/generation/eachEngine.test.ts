/** What is done at every engine is done at all of them: one that fails keeps no other from it. */
import { expect, it, vi } from 'vitest';
import { sweepEngineFiles, sweepEngines } from '../../../../server/generation/cleanup/sweepOrphans.ts';
import { checkLacks } from '../../../../server/generation/remote/checkLacks.ts';

type Catalog = Parameters<typeof sweepEngines>[0]['catalog'];

const failing = async () => {
  throw new Error('the first engine is away');
};

it.each([
  ['sweep', (catalog: Catalog) => sweepEngines({ catalog, database: undefined as never })],
  ['sweepFiles', (catalog: Catalog) => sweepEngineFiles({ catalog })],
  ['checkLacks', (catalog: Catalog) => checkLacks({ catalog })],
])('%s', async (verb, run) => {
  const later = vi.fn(async () => undefined);
  const catalog = { everyEngine: () => [{ [verb]: failing }, {}, { [verb]: later }] } as unknown as Catalog;
  await expect(run(catalog)).rejects.toThrow('the first engine is away');
  expect(later).toHaveBeenCalledOnce();
});
