// @vitest-environment jsdom
/** A query is loading, failed, empty or loaded; what is shown stays on the screen while it is fetched again. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { notifyManager, onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryState } from '../../../../src/ui/QueryState.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

afterEach(() => document.body.replaceChildren());

const refetch = vi.fn();

async function show(query: { data?: string[]; error?: Error; isFetching?: boolean }) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryState
          query={{
            data: undefined,
            error: null,
            errorUpdateCount: 0,
            isPending: false,
            isFetching: false,
            refetch,
            ...query,
          }}
          skeleton={<p>Loading</p>}
          title="Failed"
          body={({ message }) => message}
          empty={(list) => list.length === 0 && <p>Nothing</p>}
        >
          {(list) => <p>{list.join()}</p>}
        </QueryState>
      </I18nProvider>,
    ),
  );
  return document.body.textContent;
}

test('shows the skeleton until there is an answer', async () => {
  expect(await show({ isFetching: true })).toBe('Loading');
});

test('says why nothing came, and asks again when pressed', async () => {
  expect(await show({ error: new Error('No network') })).toContain('FailedNo network');
  document.querySelector('button')!.click();
  expect(refetch).toHaveBeenCalledOnce();
  expect(document.querySelector('[role=alert]')).not.toBeNull();
});

test('without a network nothing has failed: it was never opened on this device', async () => {
  onlineManager.setOnline(false);
  expect(await show({ error: new Error('No network') })).toBe('This will appear once you’re onlineTry again');
  onlineManager.setOnline(true);
});

test('shows the data, or that there is nothing in it', async () => {
  expect(await show({ data: ['one', 'two'] })).toBe('one,two');
  document.body.replaceChildren();
  expect(await show({ data: [] })).toBe('Nothing');
});

test('keeps the data when a refetch fails', async () => {
  expect(await show({ data: ['one'], error: new Error('No network') })).toBe('one');
});

test('keeps a failure while it is asked again, but not that of another query', async () => {
  // Inside `act`, instead of with a timer.
  notifyManager.setScheduler(queueMicrotask);
  const failed = Promise.withResolvers<string>();
  const loaded = Promise.withResolvers<string>();
  const answers = [failed, loaded, Promise.withResolvers<string>()];
  function List({ of }: { of: string }) {
    const query = useQuery({ queryKey: [of], queryFn: () => answers.shift()!.promise, retry: false });
    return (
      <QueryState query={query} skeleton={<p>Loading</p>} title="Failed" body={({ message }) => message}>
        {(text) => <p>{text}</p>}
      </QueryState>
    );
  }
  const client = new QueryClient();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const showList = (of: string) =>
    act(async () =>
      root.render(
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={client}>
            <List of={of} />
          </QueryClientProvider>
        </I18nProvider>,
      ),
    );
  await showList('one');
  await act(async () => failed.reject(new Error('No network')));
  const button = document.querySelector('button')!;
  await act(async () => button.click());
  expect(document.body.textContent).toContain('FailedNo network');
  expect(document.querySelector('button')).toBe(button);
  await act(async () => loaded.resolve('Here it is'));
  expect(document.body.textContent).toBe('Here it is');
  await showList('two');
  expect(document.body.textContent).toBe('Loading');
});
