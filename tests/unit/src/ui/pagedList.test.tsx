// @vitest-environment jsdom
/** A page after the last one, from an old link, says that it is empty and leads to the last one. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagedList } from '../../../../src/ui/list/PagedList.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

afterEach(() => document.body.replaceChildren());

async function show({ ids, total, page }: { ids: string[]; total: number; page: number }) {
  const onPage = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const query = {
    data: { data: ids.map((id) => ({ id })), total },
    error: null,
    errorUpdateCount: 0,
    isPending: false,
    isFetching: false,
    isPlaceholderData: false,
    refetch: vi.fn(),
  };
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <PagedList
          query={query}
          title="Failed"
          body={({ message }) => message}
          empty={<p>Nothing</p>}
          row={({ id }) => id}
          page={page}
          limit={20}
          onPage={onPage}
        />
      </I18nProvider>,
    ),
  );
  return onPage;
}

test('a page beyond the last one leads to that', async () => {
  const onPage = await show({ ids: [], total: 47, page: 9 });
  expect(document.body.textContent).not.toContain('161');
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'To the last page');
  await act(async () => button!.click());
  expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
});

test('the last page shows its rows, an empty list what it would contain', async () => {
  await show({ ids: ['a', 'b'], total: 22, page: 2 });
  expect(document.querySelector('[role=status]')?.textContent).toContain('22');
  document.body.replaceChildren();
  await show({ ids: [], total: 0, page: 1 });
  expect(document.body.textContent).toBe('Nothing');
});
