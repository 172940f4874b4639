// @vitest-environment jsdom
/** Whether an item is public is what the server says, also after a change whose answer was lost or overtaken. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharesEndpoints } from '../../../../../contract/shares.ts';
import { NetworkError } from '../../../../../src/api/errors.ts';
import { PublicLinkSheet } from '../../../../../src/features/generation/detail/PublicLinkSheet.tsx';
import { shareQuery } from '../../../../../src/features/generation/tasks/shareQuery.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<(endpoint: unknown) => Promise<unknown>>() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

const LINK = { url: 'https://kilas.test/s/abc', shows_prompt: false };
const lost = new NetworkError('The server was not reached.');
let link: typeof LINK | null;
let place: HTMLElement;
let queryClient: QueryClient;
const switches = () => [...place.querySelectorAll<HTMLInputElement>('[role=switch]')];
const isPublic = () => switches()[0]?.checked;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  link = null;
  callApi.mockReset().mockImplementation(async (endpoint) => {
    if (endpoint === sharesEndpoints.openShare) link = LINK;
    if (endpoint === sharesEndpoints.endShare) link = null;
    return { data: link };
  });
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  place = document.body.appendChild(document.createElement('div'));
});

async function openSheet(): Promise<void> {
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <PublicLinkSheet taskId="1" onClose={() => undefined} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => waitFor(() => expect(switches()).not.toHaveLength(0)));
}
const press = () => act(async () => switches()[0]!.click());

/** The next change is made, and its answer is lost. */
function loseTheAnswer(): void {
  const make = callApi.getMockImplementation()!;
  callApi.mockImplementationOnce(async (endpoint) => {
    await make(endpoint);
    throw lost;
  });
}

test.each([
  ['made', null, true],
  ['ended', LINK, false],
])('a link that was %s although the answer was lost is shown so', async (_, before, after) => {
  link = before;
  await openSheet();
  expect(isPublic()).toBe(!after);
  loseTheAnswer();
  await press();
  await act(async () => waitFor(() => expect(isPublic()).toBe(after)));
});

test('as long as nobody answers, neither state is claimed', async () => {
  await openSheet();
  loseTheAnswer();
  callApi.mockRejectedValueOnce(lost);
  await press();
  await act(async () => waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()));
  expect(switches()).toHaveLength(0);
});

test('an answer that is older than the change does not replace it', async () => {
  await openSheet();
  let answer: (reply: unknown) => void = () => undefined;
  const make = callApi.getMockImplementation()!;
  callApi.mockImplementation((endpoint) =>
    endpoint === sharesEndpoints.share ? new Promise((resolve) => (answer = resolve)) : make(endpoint),
  );
  await act(async () => void queryClient.invalidateQueries(shareQuery('1')));
  await press();
  await act(async () => waitFor(() => expect(queryClient.isMutating()).toBe(0)));
  await act(async () => answer({ data: null }));
  await act(async () => waitFor(() => expect(queryClient.isFetching()).toBe(0)));
  expect(queryClient.getQueryData(shareQuery('1').queryKey)).toEqual(LINK);
});
