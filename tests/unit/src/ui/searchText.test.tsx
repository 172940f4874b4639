// @vitest-environment jsdom
/** A typed search is applied after a pause, and undoes no other filter that changed meanwhile. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from '../../../../src/ui/useSearchText.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

interface Filters {
  search: string | undefined;
  kind: string | undefined;
}

/** A search field and another filter; the test decides when the address changes. */
async function openList() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const asked: Filters[] = [];
  let current: ReturnType<typeof useSearchText>;
  const Field = ({ filters }: { filters: Filters }) => {
    current = useSearchText(filters.search, (search) => asked.push({ ...filters, search }));
    return <input readOnly value={current.typed} />;
  };
  const show = (filters: Filters) => act(async () => root.render(<Field filters={filters} />));
  await show({ search: undefined, kind: undefined });
  return {
    asked,
    show,
    type: (text: string) => act(async () => current.type(text)),
    pause: () => act(async () => vi.advanceTimersByTime(300)),
    shown: () => document.querySelector('input')!.value,
  };
}

test('a filter that changes while somebody types is not undone by the search', async () => {
  const list = await openList();
  await list.type('laut');
  await list.show({ search: undefined, kind: 'video' });
  await list.pause();
  expect(list.asked).toEqual([{ search: 'laut', kind: 'video' }]);
  expect(list.shown()).toBe('laut');
});

test('an address that comes late takes nothing back that was typed since', async () => {
  const list = await openList();
  await list.type('lau');
  await list.pause();
  await list.type('laut');
  await list.show({ search: 'lau', kind: undefined });
  expect(list.shown()).toBe('laut');
});

test('a link that changes the search fills the field anew', async () => {
  const list = await openList();
  await list.type('laut');
  await list.pause();
  await list.show({ search: 'laut', kind: undefined });
  await list.show({ search: undefined, kind: undefined });
  expect(list.shown()).toBe('');
});
