// @vitest-environment jsdom
/** After a page failed to load, no further one is requested. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PickQuery } from '../../../../../src/features/articles/admin/adminQueries.ts';
import { PickSheet } from '../../../../../src/features/articles/admin/editor/PickSheet.tsx';
import { waitFor } from '../../../../support/waitFor.ts';

type Page = Awaited<ReturnType<PickQuery<number>['ask']>>;

/** Ninety items, thirty a page. */
const pageOf = (page: number): Page => ({
  data: Array.from({ length: 30 }, (_, index) => page * 100 + index),
  total: 90,
});

/** Waits, while React draws. */
const until = (check: () => void) => waitFor(() => act(async () => check()));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

afterEach(() => document.body.replaceChildren());

async function openSheet(ask: PickQuery<number>['ask']) {
  const place = document.body.appendChild(document.createElement('div'));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <PickSheet
            onClose={() => undefined}
            title="Works"
            searchLabel="Search"
            query={{ queryKey: ['works'], ask }}
            nothingYet={{ title: 'None' }}
            listClassName=""
            renderItem={(item) => (
              <li key={item}>
                <button type="button">{item}</button>
              </li>
            )}
            placeholder={null}
          />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  const rows = () => place.querySelectorAll('li').length;
  const showMore = () => place.querySelector<HTMLButtonElement>('ul + div button');
  await until(() => expect(rows()).toBe(30));
  return { place, rows, showMore };
}

test('behind a page that has failed no further one is asked for', async () => {
  const { place, rows, showMore } = await openSheet(async ({ page }) => {
    if (page === 2) throw new Error('lost');
    return pageOf(page);
  });
  expect(showMore()).not.toBeNull();
  await act(async () => showMore()!.click());
  await until(() => expect(place.querySelector('[role=alert]')).not.toBeNull());
  expect([rows(), showMore()]).toEqual([30, null]);
});
