/** What the worker sent while the app was closed is reported to the page once, in order, also after a deploy. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { outboxDatabaseName } from '../../../../src/offline/names.ts';
import { openOutbox } from '../../../../src/offline/outbox/outboxDatabase.ts';
import { openStores } from '../../../../src/offline/openStores.ts';

it('tells what was sent, once and in order', async () => {
  const worker = openOutbox('rani');
  const page = openOutbox('rani');
  await Promise.all([1, 2, 3].map((body) => worker.recordSent({ kind: 'generation', body })));
  expect((await page.takeSent()).map(({ body }) => body)).toEqual([1, 2, 3]);
  expect(await page.takeSent()).toEqual([]);
});

it('takes the note of an earlier build, which had no answers, for nothing', async () => {
  const { transact } = openStores(outboxDatabaseName('budi'), ['entries', 'images', 'bodies', 'lease']);
  await transact('readwrite', async ({ lease }) => void lease.put(true, 'sent'));
  const outbox = openOutbox('budi');
  expect(await outbox.takeSent()).toEqual([]);
  await outbox.recordSent({ kind: 'template', body: {} });
  expect(await outbox.takeSent()).toEqual([{ kind: 'template', body: {} }]);
});
