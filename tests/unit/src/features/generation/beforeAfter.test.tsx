// @vitest-environment jsdom
/** A picture that could not be loaded for a comparison can be asked for again, without leaving the full screen. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Media, Task } from '../../../../../contract/generation.ts';
import { NetworkError } from '../../../../../src/api/errors.ts';
import { BeforeAfter } from '../../../../../src/features/generation/detail/BeforeAfter.tsx';
import { waitFor } from '../../../../support/waitFor.ts';

const { fetchFile } = vi.hoisted(() => ({ fetchFile: vi.fn<() => Promise<{ blob: Blob }>>() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ fetchFile }));

test('"Try again" loads the picture that failed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has none.
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(URL, { createObjectURL: () => 'blob:before', revokeObjectURL: () => undefined });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  fetchFile.mockRejectedValueOnce(new NetworkError('The server was not reached.'));
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <I18nProvider i18n={i18n}>
          <BeforeAfter task={{ id: '1', prompt: 'Pantai' } as Task} inputId="2" after={{ url: '/after' } as Media} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await act(async () => waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()));
  expect(place.querySelector('img')).toBeNull();

  fetchFile.mockResolvedValueOnce({ blob: new Blob(['before']) });
  await act(async () => place.querySelector('button')!.click());
  await act(async () => waitFor(() => expect(place.querySelectorAll('img')).toHaveLength(2)));
  expect(place.querySelector('[role=alert]')).toBeNull();
});
