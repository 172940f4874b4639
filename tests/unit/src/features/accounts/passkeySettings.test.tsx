// @vitest-environment jsdom
/** A late answer closes the dialog it belongs to, not one opened since. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { User } from '../../../../../contract/accounts.ts';
import { passkeysQuery } from '../../../../../src/features/accounts/passkeys/passkeysQuery.ts';
import { PasskeySettings } from '../../../../../src/features/accounts/passkeys/PasskeySettings.tsx';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

const passkey = (id: string, name: string) => ({ id, name, is_synced: true, created_at: '', last_used_at: null });

test('an answer that comes late closes its own dialog only', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let answer = () => {};
  callApi.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queryClient.setQueryData(passkeysQuery.queryKey, { data: [passkey('1', 'Laptop'), passkey('2', 'Ponsel')] } as never);
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <PasskeySettings user={{ has_password: false } as User} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  const dialogs = () => [...place.querySelectorAll('dialog')];
  const buttons = (within: Element) => [...within.querySelectorAll('button')];
  const pressInList = (passkeyAt: number, button: number) =>
    act(async () => buttons(place.querySelectorAll('li')[passkeyAt]!)[button]!.click());
  const [RENAME, REMOVE] = [0, 1];

  await pressInList(0, REMOVE);
  await act(async () => place.querySelector('form')!.requestSubmit());
  expect(callApi).toHaveBeenCalledOnce();
  // Closed while the request is being sent.
  await act(async () => buttons(dialogs()[0]!)[0]!.click());
  expect(dialogs()).toHaveLength(0);
  await pressInList(1, RENAME);
  await act(async () => answer());
  expect(place.querySelector<HTMLInputElement>('dialog input')?.value).toBe('Ponsel');
});
