// @vitest-environment jsdom
/**
 * Keeping an album or a selection offline shows its progress, within an item by bytes and then item by item. A failure
 * is reported, skips that item, and removes nothing that is kept already.
 */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { enterAccount } from '../../../../../src/api/persistence.ts';
import { offlineCopyQuery } from '../../../../../src/features/generation/tasks/offlineCopy.ts';
import { useKeepOffline } from '../../../../../src/features/generation/tasks/useKeepOffline.ts';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';
import { memoryCaches } from '../../../../support/memoryCaches.ts';
import { makeTask } from '../../../../support/tasks.ts';

i18n.loadAndActivate({ locale: 'en', messages });

const PART = 5;
const PARTS = 4;
const urlOf = (id: string, panel: number) => `${location.origin}/media/${id}-${panel}/main`;
/** An item of several pictures, each of which arrives in parts. */
function album(id: string, panels = 3): Task {
  const task = makeTask({ id, status: 'completed' });
  const files = Array.from({ length: panels }, (_, index) => ({
    ...task.media!,
    url: urlOf(id, index),
    size_bytes: PART * PARTS,
  }));
  return { ...task, panels: files as Task['panels'] };
}

const toasts = vi.fn();
let missing: string[];
let queryClient: QueryClient;
let keep: ReturnType<typeof useKeepOffline>;

beforeEach(async () => {
  missing = [];
  toasts.mockReset();
  subscribeToToasts(toasts);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (url: string) => {
    if (missing.includes(url)) throw new TypeError('Load failed');
    let left = PARTS;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(PART));
        left -= 1;
        if (left === 0) controller.close();
      },
    });
    return new Response(body, { headers: { 'content-length': String(PART * PARTS) } });
  });
  enterAccount('rani');
  queryClient = new QueryClient();
  function Keeping() {
    keep = useKeepOffline();
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <Keeping />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
});

/** What screens showed of an item while it was being kept. */
function sharesOf(task: Task): number[] {
  const shares: number[] = [];
  queryClient.getQueryCache().subscribe(({ query }) => {
    const share = query.state.data as number | undefined;
    if (
      query.queryHash === JSON.stringify(offlineCopyQuery(task).queryKey) &&
      share !== undefined &&
      share !== shares.at(-1)
    )
      shares.push(share);
  });
  return shares;
}

test('within an album the share grows with its bytes, over all its pictures, and is whole only at the end', async () => {
  const task = album('satu');
  const shares = sharesOf(task);
  expect(await keep([task])).toBe(1);
  expect(shares.at(0)).toBe(0.01);
  expect(shares.at(-1)).toBe(1);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
  // Each part of each picture moved the progress on; a third of the bytes are a third of it.
  expect(shares).toHaveLength(3 * PARTS + 2);
  expect(shares[PARTS]).toBeCloseTo(1 / 3, 1);
});

test('of several it counts how many are kept', async () => {
  const counted: number[] = [];
  const tasks = ['satu', 'dua', 'tiga'].map((id) => album(id));
  expect(await keep(tasks, (kept) => counted.push(kept))).toBe(3);
  expect(counted).toEqual([1, 2, 3]);
  expect(toasts).not.toHaveBeenCalled();
});

test('where one fails, those before it stay, those behind it are left out, and the reason is told', async () => {
  const tasks = ['satu', 'dua', 'tiga'].map((id) => album(id));
  missing = [urlOf('dua', 2)];
  const counted: number[] = [];
  expect(await keep(tasks, (kept) => counted.push(kept))).toBe(1);
  expect(counted).toEqual([1]);
  expect(toasts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      type: 'error',
      title: 'It couldn’t be kept',
      description: 'Check your connection and try again.',
    }),
  );
  const shares = tasks.map((task) => queryClient.getQueryData(offlineCopyQuery(task).queryKey) ?? 0);
  expect(shares).toEqual([1, 0, 0]);
  const stored = await (await caches.open('kilas.copies.rani')).keys();
  expect(stored.map(({ url }) => url)).toEqual([0, 1, 2].map((panel) => urlOf('satu', panel)));

  // On another try, what is kept already counts at once.
  missing = [];
  const again: number[] = [];
  expect(await keep(tasks, (kept) => again.push(kept))).toBe(3);
  expect(again).toEqual([1, 2, 3]);
});
