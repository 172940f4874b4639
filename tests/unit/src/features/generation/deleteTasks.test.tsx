// @vitest-environment jsdom
/** Of several items to delete, only those stay that are still being made; what is gone already is deleted, too. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { ApiError, NetworkError } from '../../../../../src/api/errors.ts';
import { LIBRARY, taskPageQuery } from '../../../../../src/features/generation/queries.ts';
import { findInLists } from '../../../../../src/features/generation/tasks/taskCache.ts';
import { useDeleteTasks } from '../../../../../src/features/generation/tasks/useDeleteTasks.ts';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';
import { makeTask } from '../../../../support/tasks.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

i18n.loadAndActivate({ locale: 'en', messages });

const done = (digit: number, more: Partial<Task> = {}) =>
  makeTask({ id: `0190d1a0-0000-7000-8000-00000000000${digit}`, status: 'completed', ...more });
const [one, two, running] = [done(1), done(2), done(3, { status: 'processing' })];
const idsOf = (...tasks: Task[]) => tasks.map(({ id }) => id);
const listKey = taskPageQuery(LIBRARY, 1).queryKey;
const toasts = vi.fn();
let queryClient: QueryClient;
let deleteTasks: ReturnType<typeof useDeleteTasks>;
const left = () => [one, two, running].filter(({ id }) => findInLists(queryClient, id));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  callApi.mockReset();
  toasts.mockReset();
  subscribeToToasts(toasts);
  queryClient = new QueryClient();
  queryClient.setQueryData(listKey, { data: [one, two, running], page: 1, page_size: 20, total: 3 });
  function Deleting() {
    deleteTasks = useDeleteTasks();
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <Deleting />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
});

test('one that another device has deleted is not said to be still being made', async () => {
  callApi.mockResolvedValueOnce({ data: { deleted: idsOf(one), kept: idsOf(running) } });
  expect(await deleteTasks([one, two, running])).toBe(true);
  expect(toasts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: '2 items deleted', description: '1 is still being made and stays.' }),
  );
  expect(left()).toEqual([running]);
});

test('after a lost answer the lists are asked for anew, and another try says that all are deleted', async () => {
  callApi.mockRejectedValueOnce(new NetworkError('The server was not reached.'));
  expect(await deleteTasks([one, two])).toBe(false);
  expect(toasts).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Failed to delete' }));
  expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(true);

  toasts.mockReset();
  callApi.mockResolvedValueOnce({ data: { deleted: [], kept: [] } });
  expect(await deleteTasks([one, two])).toBe(true);
  expect(toasts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: '2 items deleted',
      description: undefined,
      action: expect.objectContaining({ label: 'Undo' }),
    }),
  );
  expect(left()).toEqual([running]);
});

test('a single one that is gone already is deleted', async () => {
  callApi.mockRejectedValueOnce(new ApiError(404, { code: 'not_found' }));
  expect(await deleteTasks([one])).toBe(true);
  expect(left()).toEqual([two, running]);
});
