// @vitest-environment jsdom
/** Of a storyboard in the library, the panel that was pressed is attached, not its first. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { LibraryPicker } from '../../../../../src/features/generation/images/LibraryPicker.tsx';
import { makeTask } from '../../../../support/tasks.ts';

const { callApi, fetchFile } = vi.hoisted(() => ({ callApi: vi.fn(), fetchFile: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi, fetchFile }));

i18n.loadAndActivate({ locale: 'en', messages });

function picture(name: string): NonNullable<Task['media']> {
  const url = `/media/${name}`;
  return {
    url,
    poster_url: url,
    thumbnail_url: url,
    width: 8,
    height: 8,
    duration_seconds: null,
    size_bytes: 1,
    mime_type: 'image/webp',
  };
}

const IMAGE = { kind: 'image', mode: 'text-to-image', status: 'completed' } as const;
const single = makeTask({ ...IMAGE, id: 'a', prompt: 'Gunung', media: picture('gunung') });
const panels = ['pagi', 'siang', 'malam'].map(picture);
const story = makeTask({ ...IMAGE, id: 'b', mode: 'storyboard', media: panels[0]!, panels });

/** The library with one image and a storyboard; files are what their addresses say. */
async function openPicker() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  callApi.mockResolvedValue({ data: [single, story], page: 1, page_size: 20, total: 2 });
  fetchFile.mockImplementation(async (_, { params }: { params: { id: string } }) => ({ blob: `file of ${params.id}` }));
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, blob: async () => `file of ${url}` }));
  const onPick = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18n}>
          <LibraryPicker onPick={onPick} />
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => act(async () => expect(place.querySelector('button')).not.toBeNull()));
  return {
    onPick,
    press: (name: string) =>
      act(async () => place.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)!.click()),
  };
}

test('a panel', async () => {
  const { onPick, press } = await openPicker();
  await press('Use panel 3');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('file of /media/malam');
});

test('an image', async () => {
  const { onPick, press } = await openPicker();
  await press('Use: Gunung');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('file of a');
});
