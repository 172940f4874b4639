// @vitest-environment jsdom
/** A passkey's name is suggested from the device, but never over what somebody typed or cleared. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { devicesQuery } from '../../../../../src/features/accounts/profile/devicesQuery.ts';
import { PasskeyNameField } from '../../../../../src/features/accounts/passkeys/PasskeyNameField.tsx';

type Devices = Awaited<ReturnType<NonNullable<typeof devicesQuery.queryFn>>>;

/** The field before the list of devices has loaded, and a function that delivers the list. */
async function draw() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <PasskeyNameField error={undefined} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  const field = () => place.querySelector('input')!;
  return {
    field,
    devicesArrive: (name: string) =>
      act(async () => {
        const device = { id: '1', name, is_current: true, created_at: '', last_used_at: '' };
        queryClient.setQueryData(devicesQuery.queryKey, { data: [device] } as Devices);
      }),
    type: (text: string) =>
      act(async () => {
        // React compares with the value that it set itself, so set it by the original setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
        field().dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The query notifies within `act`, not a moment after it.
  notifyManager.setScheduler((tell) => tell());
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  document.body.replaceChildren();
});

test('suggests the device’s name once it is known', async () => {
  const { field, devicesArrive } = await draw();
  expect(field().value).toBe('');
  await devicesArrive('Chrome, Android');
  expect(field().value).toBe('Chrome, Android');
});

test('keeps what was typed before the devices came, also when that is nothing', async () => {
  const { field, devicesArrive, type } = await draw();
  const before = field();
  before.focus();
  await type('Ponsel merah');
  await devicesArrive('Chrome, Android');
  expect(field()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(field().value).toBe('Ponsel merah');
  await type('');
  await devicesArrive('Firefox, Linux');
  expect(field().value).toBe('');
});

test('suggests nothing of a browser that names only signs', async () => {
  const { field, devicesArrive } = await draw();
  await devicesArrive('—');
  expect(field().value).toBe('');
});
