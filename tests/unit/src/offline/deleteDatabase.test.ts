/** A database that is deleted at sign-out holds up nobody, even while a frozen tab keeps it open. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteDatabase, openStores } from '../../../../src/offline/openStores.ts';
import { waitFor } from '../../../support/waitFor.ts';

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A tab that does not hear that it should close its connection. */
const openFrozen = (name: string) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });

afterEach(() => vi.useRealTimers());

test.each([
  ['by its name', (name: string) => deleteDatabase(name)],
  ['by whoever has opened it', (name: string) => openStores(name, ['queries']).drop()],
])('deleted %s, it is gone as soon as the frozen tab closes it', async (name, deleteIt) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frozen = await openFrozen(name);
  const deletion = deleteIt(name);
  await vi.advanceTimersByTimeAsync(60_000);
  await deletion;
  expect(await names()).toContain(name);
  vi.useRealTimers();
  frozen.close();
  await waitFor(async () => expect(await names()).not.toContain(name));
});
