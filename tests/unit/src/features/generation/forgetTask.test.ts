/**
 * What was deleted does not come back from what this device has stored: neither what was deleted here, nor what the
 * server turns out to have no longer.
 */
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../../../src/api/callApi.ts';
import { ApiError } from '../../../../../src/api/errors.ts';
import { enterAccount, persistence } from '../../../../../src/api/persistence.ts';
import { LIBRARY, taskPageQuery } from '../../../../../src/features/generation/queries.ts';
import { refetchTask } from '../../../../../src/features/generation/tasks/refetchTask.ts';
import { findInLists, forgetTask } from '../../../../../src/features/generation/tasks/taskCache.ts';
import { taskQuery } from '../../../../../src/features/generation/tasks/taskQuery.ts';
import { makeTask } from '../../../../support/tasks.ts';
import { waitFor } from '../../../../support/waitFor.ts';

vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi: vi.fn() }));

const task = makeTask({ status: 'completed', revision: 4 });
const query = taskQuery(task.kind, task.id);
const stored = () => persistence.readPersisted(['video-task', 'library']);
const gone = new ApiError(404, { code: 'not_found' });
let accounts = 0;

beforeEach(async () => {
  vi.mocked(callApi).mockReset().mockRejectedValue(gone);
  enterAccount(`account ${(accounts += 1)}`);
});

/** A page of an account whose device has stored the item and a list with it. */
async function openPage(): Promise<QueryClient> {
  const client = new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always', retry: false } },
  });
  const stop = persistence.watch(client);
  client.setQueryData(query.queryKey, { data: task });
  client.setQueryData(taskPageQuery(LIBRARY, 1).queryKey, { data: [task], page: 1, page_size: 20, total: 1 });
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  stop();
  return client;
}

test('a deleted item that is opened once more is asked for, not brought back', async () => {
  const client = await openPage();
  forgetTask(client, task.id, 5);
  await expect(client.fetchQuery(query)).rejects.toBe(gone);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});

test('after the next start it is in nothing that this device has stored', async () => {
  forgetTask(await openPage(), task.id, 5);
  await waitFor(async () => expect(await stored()).toEqual([{ data: [], page: 1, page_size: 20, total: 0 }]));
});

test('an item that was deleted elsewhere is forgotten when the server no longer has it', async () => {
  const client = await openPage();
  const observer = new QueryObserver(client, { ...query, staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: gone, data: undefined }),
  );
  stop();
  expect(findInLists(client, task.id)).toBeUndefined();
  await waitFor(async () => expect(await stored()).toEqual([{ data: [], page: 1, page_size: 20, total: 0 }]));
});

test('an answer that its deletion has overtaken shows the item no more', async () => {
  const client = await openPage();
  client.removeQueries({ queryKey: query.queryKey });
  await persistence.drop(query.queryKey);
  vi.mocked(callApi).mockImplementationOnce(async () => {
    forgetTask(client, task.id, 5);
    return { data: task };
  });
  await expect(client.fetchQuery(query)).rejects.toMatchObject({ code: 'not_found' });
});

test('an item whose links are asked for anew is forgotten, too', async () => {
  const client = await openPage();
  expect(await refetchTask(client, task)).toBeNull();
  expect(findInLists(client, task.id)).toBeUndefined();
});

test.each([
  ['no network', new Error('no network')],
  ['another page in place of the answer', new ApiError(404, {})],
])('%s is no deletion', async (_, error) => {
  const client = await openPage();
  vi.mocked(callApi).mockRejectedValue(error);
  await expect(client.fetchQuery({ ...query, staleTime: 0 })).rejects.toBe(error);
  expect(client.getQueryData(query.queryKey)).toEqual({ data: task });
  expect(await stored()).toHaveLength(2);
});
