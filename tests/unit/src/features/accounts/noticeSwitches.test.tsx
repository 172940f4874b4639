// @vitest-environment jsdom
/** A switch shows what is saved, also when another change fails late or an answer is lost. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { noticesEndpoints, type PushSwitches } from '../../../../../contract/notices.ts';
import { NetworkError } from '../../../../../src/api/errors.ts';
import { KindSwitches } from '../../../../../src/features/accounts/notices/KindSwitches.tsx';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';
import { waitFor } from '../../../../support/waitFor.ts';

type Call = (endpoint: unknown, options: { body: Partial<PushSwitches> }) => Promise<unknown>;
const { callApi } = vi.hoisted(() => ({ callApi: vi.fn<Call>() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

const lost = new NetworkError('The server was not reached.');
const toasts = vi.fn();
let onServer: PushSwitches;
let place: HTMLElement;
const [GENERATION, PAYMENT] = [0, 1];
const shown = () => [...place.querySelectorAll<HTMLInputElement>('[role=switch]')].map(({ checked }) => checked);
const press = (at: number) => act(async () => place.querySelectorAll<HTMLElement>('[role=switch]')[at]!.click());
const settled = (...expected: boolean[]) =>
  act(async () => waitFor(() => expect(shown().slice(0, 2)).toEqual(expected)));

const answer: Call = async (endpoint, options) => {
  if (endpoint === noticesEndpoints.savePushSwitches) onServer = { ...onServer, ...options.body };
  return { data: onServer };
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  toasts.mockReset();
  subscribeToToasts(toasts);
  onServer = { notify_generation: true, notify_payment: true };
  callApi.mockReset().mockImplementation(answer);
  place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18n}>
          <KindSwitches />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await settled(true, true);
});

test('a change that fails late takes back only itself', async () => {
  let fail: (error: Error) => void = () => undefined;
  callApi.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await press(GENERATION);
  await press(PAYMENT);
  await settled(false, false);
  // Without a network nobody says what is saved.
  callApi.mockImplementation(() => new Promise(() => undefined));
  await act(async () => fail(lost));
  await settled(true, false);
  expect(toasts).toHaveBeenCalledOnce();
});

test('a change that was made although its answer was lost is shown', async () => {
  callApi.mockImplementationOnce(async (...call) => {
    await answer(...call);
    throw lost;
  });
  await press(GENERATION);
  await act(async () => waitFor(() => expect(toasts).toHaveBeenCalledOnce()));
  await settled(false, true);
});
