// @vitest-environment jsdom
/** A list's filters are chosen in a sheet and applied together, always from the first page. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countFilters } from '../../../../src/ui/FilterRow.tsx';
import { FilterBar } from '../../../../src/ui/list/FilterBar.tsx';

interface Filters {
  page?: number | undefined;
  search?: string | undefined;
  status?: string | undefined;
  limit?: number | undefined;
}

const IN_SHEET = ['status', 'limit'] as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
});

afterEach(() => document.body.replaceChildren());

/** A list on its third page whose sheet is open, with a button that chooses a status. */
async function openSheet() {
  const changes: Filters[] = [];
  const filters: Filters = { page: 3, search: 'laut', limit: 50 };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <FilterBar<Filters>
          searchLabel="Search"
          placeholder="Search"
          filters={filters}
          onChange={(change) => changes.push(change)}
          inSheet={IN_SHEET}
          fields={(_draft, set) => (
            <button type="button" onClick={() => set({ status: 'paid' })}>
              Paid
            </button>
          )}
        />
      </I18nProvider>,
    ),
  );
  const press = (text: RegExp) =>
    act(async () => [...document.querySelectorAll('button')].find((button) => text.test(button.textContent))!.click());
  await press(/^Filter/);
  return { changes, press };
}

test('what is applied are the filters of the sheet, not the page they were chosen on', async () => {
  const { changes, press } = await openSheet();
  await press(/^Paid$/);
  await press(/^Show the results$/);
  expect(changes).toEqual([{ status: 'paid', limit: 50 }]);
});

test('how many rows a page has is no filter', () => {
  expect(countFilters<Filters>({ page: 2, search: 'laut', status: 'paid', limit: 50 }, IN_SHEET)).toBe(1);
});
