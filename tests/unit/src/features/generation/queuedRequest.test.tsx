// @vitest-environment jsdom
/**
 * What a queued request says about coins, the day's limit and sending follows what is known now, not what was known when
 * it was refused or begun.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/generation.po';
import type { ErrorBody } from '../../../../../contract/errorBody.ts';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { QueuedRequest } from '../../../../../src/features/generation/outbox/QueuedRequest.tsx';
import { dailyLimitQuery } from '../../../../../src/features/generation/queries.ts';
import type { OutboxEntry } from '../../../../../src/offline/outbox/outboxEntry.ts';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original()), useNavigate: () => () => undefined }));
vi.mock('../../../../../src/ui/ButtonLink.tsx', () => ({
  ButtonLink: ({ children }: { children: ReactNode }) => <button type="button">{children}</button>,
}));

i18n.loadAndActivate({ locale: 'en', messages });
// What is known is shown at once, without a timer in between.
notifyManager.setScheduler((notify) => notify());

const TODAY = '2026-11-27T17:00:00.000Z';
const TOMORROW = '2026-11-28T17:00:00.000Z';
const ENTRY: OutboxEntry = {
  kind: 'generation',
  method: 'POST',
  path: '/images/text-to-image',
  body: {},
  imageField: null,
  imageIds: [],
  quotedCoins: 9,
  form: { mode: 'text-to-image', prompt: 'Perahu' },
  id: 'a',
  sequence: 1,
  state: 'queued',
  key: 'key-of-this',
  isFrozen: false,
  isUncertain: false,
  isWithdrawn: false,
  tries: 0,
  nextTryAt: 0,
  error: null,
  createdAt: 0,
};
const refused = (code: ErrorBody['code'], body: Partial<ErrorBody>): OutboxEntry => ({
  ...ENTRY,
  state: 'needs-you',
  error: { status: 429, code, body },
});

let queryClient: QueryClient;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onlineManager.setOnline(true);
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  knowBalance(4);
  knowLimit(TODAY);
});

async function show(entry: OutboxEntry): Promise<void> {
  place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <QueuedRequest entry={entry} hasEarlier={false} hasLater={false} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
}

const said = () => place.querySelector('[role=status] > span:last-child')?.textContent;
const offered = () => Array.from(place.querySelectorAll('button'), ({ textContent }) => textContent);
const spins = () => place.querySelector('[role=status] svg') === null;

function knowBalance(balance: number): void {
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance, held: 0 } });
}

function knowLimit(resetAt: string): void {
  const data = { limit: 10, used: 0, remaining: 10, reset_at: resetAt, resets_in_hours: 1 };
  queryClient.setQueryData(dailyLimitQuery.queryKey, { data });
}

test('too few coins: what is missing is counted from today’s balance, until there are enough', async () => {
  await show(refused('insufficient_credits', { required: 9, balance: 4 }));
  expect(said()).toBe('You are 5 credits short. Send it once you have topped up.');
  expect(offered()).toContain('Top Up Now');
  await act(async () => knowBalance(7));
  expect(said()).toContain('2 credits short');
  await act(async () => knowBalance(9));
  expect(said()).toBe('You have enough credits for this now.');
  expect(offered()).toContain('Send now');
  expect(offered()).not.toContain('Top Up Now');
});

test('the day’s limit: once the server counts another day, nothing says that it is still to come', async () => {
  await show(refused('daily_limit_reached', { reset_at: TODAY }));
  expect(said()).toBe('Not enough was left of the day’s limit. It resets at 00:00 WIB; send it after that.');
  await act(async () => knowLimit(TOMORROW));
  expect(said()).toBe('The day’s limit has been reset since.');
  expect(offered()).toContain('Send now');
});

test('nothing is being sent without a network, although the app was closed in the middle of that', async () => {
  await show({ ...ENTRY, state: 'sending' });
  expect(said()).toBe('Sending…');
  expect(spins()).toBe(true);
  await act(async () => onlineManager.setOnline(false));
  expect(said()).toBe('Waiting for a connection');
  expect(spins()).toBe(false);
});
