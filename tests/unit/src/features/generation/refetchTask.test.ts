/** A task's state is what the server says, never what the device has stored. */
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callApi } from '../../../../../src/api/callApi.ts';
import { enterAccount, persistence } from '../../../../../src/api/persistence.ts';
import { refetchTask } from '../../../../../src/features/generation/tasks/refetchTask.ts';
import { taskQuery } from '../../../../../src/features/generation/tasks/taskQuery.ts';
import { makeTask } from '../../../../support/tasks.ts';
import { waitFor } from '../../../../support/waitFor.ts';

vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi: vi.fn() }));

const failed = makeTask({ status: 'failed', revision: 1 });
const again = makeTask({ status: 'pending', revision: 2 });

/** A start on a device that has stored an earlier state of the task. */
async function clientThatKept(): Promise<QueryClient> {
  enterAccount('a');
  const before = new QueryClient();
  const stop = persistence.watch(before);
  before.setQueryData(taskQuery(failed.kind, failed.id).queryKey, { data: failed });
  const root = failed.kind === 'video' ? 'video-task' : 'image-task';
  await waitFor(async () => expect(await persistence.readPersisted([root])).toHaveLength(1));
  stop();
  return new QueryClient({
    defaultOptions: { queries: { persister: persistence.persister, networkMode: 'always', retry: false } },
  });
}

test('what a task is now is what the server says, not what this device has kept', async () => {
  const client = await clientThatKept();
  vi.mocked(callApi).mockResolvedValueOnce({ data: again } as never);
  expect((await refetchTask(client, failed))?.status).toBe('pending');
});

test('nobody says what it is now when nobody answers', async () => {
  const client = await clientThatKept();
  vi.mocked(callApi).mockRejectedValueOnce(new Error('no network'));
  expect(await refetchTask(client, failed)).toBeNull();
});
