// @vitest-environment jsdom
/**
 * A request of the composer or of the template form whose answer was lost may have arrived: taken back, it is withdrawn
 * at the server, not just forgotten here. One that was never sent is simply gone. When its item is listed, it has arrived.
 */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { messages } from '../../../../../locales/en/generation.po';
import { accountDatabase, enterAccount } from '../../../../../src/api/persistence.ts';
import { ApiError, NetworkError, OfflineError } from '../../../../../src/api/errors.ts';
import { sendOrQueue } from '../../../../../src/features/generation/compose/sendRequest.ts';
import type { GenerationRequest } from '../../../../../src/features/generation/compose/generationRequest.ts';
import { type Draft, emptyDraft } from '../../../../../src/features/generation/draft/draft.ts';
import { readDraft } from '../../../../../src/features/generation/draft/draftSchema.ts';
import { isUncertain, recordSending } from '../../../../../src/features/generation/draft/uncertainKey.ts';
import { draftSession } from '../../../../../src/features/generation/draft/useDraft.ts';
import { pageOutbox } from '../../../../../src/features/generation/outbox/pageOutbox.ts';
import { arrivedEntries } from '../../../../../src/features/generation/outbox/arrivals.ts';
import { readQueued } from '../../../../../src/features/generation/outbox/queuedEntries.ts';
import { watchOutbox } from '../../../../../src/features/generation/outbox/watchOutbox.ts';
import { useSaveTemplate } from '../../../../../src/features/templates/form/useSaveTemplate.ts';
import { fitSettings } from '../../../../../src/features/generation/draft/fitSettings.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/features/generation/draft/settings.ts';
import { makeModel, makeTask } from '../../../../support/tasks.ts';

const callApi = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
// What is queued here stays, to be looked at.
vi.mock('../../../../../src/offline/outbox/drainAccount.ts', async (original) => ({
  ...(await original<object>()),
  drainAccount: async () => null,
}));

vi.mock('../../../../../src/i18n/messages.ts', () => ({ loadMessages: async () => undefined }));

i18n.loadAndActivate({ locale: 'en', messages });

const request: GenerationRequest = {
  mode: 'text-to-image',
  prompt: 'Perahu di danau',
  settings: fitSettings(DEFAULT_SETTINGS, makeModel({ kind: 'image', resolutions: ['1K'], default_resolution: '1K' })),
  imageIds: [],
  maxCoins: 3,
  isPaused: false,
  draft: { ...emptyDraft(() => 'the-key-of-the-draft'), prompt: 'Perahu di danau' },
};
const template = { name: 'Pasar', prompt: 'Pasar malam', mode: 'text-to-image', slots: [], settings: {} } as const;

let accounts = 0;

beforeEach(() => {
  accounts += 1;
  enterAccount(`account-${accounts}`);
  callApi.mockReset();
  onlineManager.setOnline(true);
});

/** Saves a template in its form, until that is done. */
async function saveTemplate(id?: string): Promise<void> {
  let save: ReturnType<typeof useSaveTemplate> | undefined;
  function Form() {
    save = useSaveTemplate(id, () => undefined);
    return null;
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  await act(async () => {
    await save?.mutateAsync({ ...template, slots: [...template.slots] });
  });
  act(() => root.unmount());
}

async function takenBack(): Promise<string | undefined> {
  const outbox = pageOutbox();
  const [entry] = (await outbox?.list()) ?? [];
  return entry && outbox?.takeBack(entry.id);
}

test.each([
  ['nothing answers in time', new NetworkError('late')],
  ['the device goes offline meanwhile', new OfflineError('gone')],
])('a request to generate is uncertain when %s', async (_, error) => {
  callApi.mockRejectedValue(error);
  await sendOrQueue(new QueryClient(), request);
  expect(await pageOutbox()?.list()).toMatchObject([{ key: 'the-key-of-the-draft', isUncertain: true }]);
  expect(await takenBack()).toBe('withdrawn');
});

test('one whose answer the app did not live to see is uncertain, also when it is queued later', async () => {
  await draftSession().opened();
  draftSession().change(() => request.draft);
  callApi.mockReturnValue(new Promise(() => undefined));
  void sendOrQueue(new QueryClient(), request);
  await vi.waitFor(() => expect(callApi).toHaveBeenCalled());

  // The app is opened again, without a network, with the draft that was stored.
  const database = accountDatabase();
  if (!database) throw new Error('There is no account.');
  await vi.waitFor(async () => expect(await get('generator', database.drafts)).toHaveProperty('draft.uncertainKey'));
  const stored: unknown = (await get('generator', database.drafts)).draft;
  onlineManager.setOnline(false);
  await sendOrQueue(new QueryClient(), { ...request, draft: readDraft(stored) ?? request.draft });
  expect(await takenBack()).toBe('withdrawn');
});

test('one that the server has refused is not uncertain any more', async () => {
  await draftSession().opened();
  draftSession().change(() => request.draft);
  callApi.mockRejectedValueOnce(new ApiError(402, { code: 'insufficient_credits', detail: 'Too few coins' }));
  await expect(sendOrQueue(new QueryClient(), request)).rejects.toThrow();
  onlineManager.setOnline(false);
  await sendOrQueue(new QueryClient(), { ...request, draft: draftSession().read() ?? request.draft });
  expect(await takenBack()).toBe('removed');
});

test('one that was never sent is gone when it is taken back', async () => {
  onlineManager.setOnline(false);
  await sendOrQueue(new QueryClient(), request);
  expect(callApi).not.toHaveBeenCalled();
  expect(await takenBack()).toBe('removed');
});

test('one whose price was not known is queued, even if the network is back by now: nobody has seen what it costs', async () => {
  await sendOrQueue(new QueryClient(), { ...request, maxCoins: null });
  expect(callApi).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ body: expect.anything() }));
  expect(await pageOutbox()?.list()).toMatchObject([{ quotedCoins: null, isUncertain: false }]);
});

test('a new template is uncertain, too', async () => {
  callApi.mockRejectedValue(new NetworkError('late'));
  await saveTemplate();
  expect(await takenBack()).toBe('withdrawn');
});

test('a change of a template cannot be withdrawn: taken back, it is not sent again', async () => {
  callApi.mockRejectedValue(new NetworkError('late'));
  await saveTemplate('template-1');
  expect(await takenBack()).toBe('removed');
});

const listedItem = (prompt: string) =>
  makeTask({ mode: 'text-to-image', kind: 'image', prompt, request_key: 'the-key-of-the-draft' });
const list = (queryClient: QueryClient, data: Task[]) =>
  queryClient.setQueryData(['library', {}, 1], { data, page: 1, page_size: 20, total: data.length });

/** The app as it is opened again with a draft whose request was sent and never answered. */
async function openUncertain(draft: Draft = request.draft): Promise<QueryClient> {
  const queryClient = new QueryClient();
  await draftSession().opened();
  draftSession().change(() => recordSending(draft, draft.idempotencyKey, true));
  watchOutbox(queryClient);
  return queryClient;
}

test('a draft whose item is listed was sent: the next request has a key of its own', async () => {
  const queryClient = await openUncertain();
  list(queryClient, [makeTask({ request_key: 'the-key-of-another' })]);
  expect(isUncertain(draftSession().read()!)).toBe(true);
  list(queryClient, [listedItem('Perahu di danau')]);
  const draft = draftSession().read()!;
  expect(draft).toMatchObject({ prompt: 'Perahu di danau', sentPrompt: 'Perahu di danau' });
  expect(draft.idempotencyKey).not.toBe('the-key-of-the-draft');
  expect(isUncertain(draft)).toBe(false);
});

test('one that was listed before the queue is watched, too, and what was typed since stays', async () => {
  const queryClient = new QueryClient();
  list(queryClient, [listedItem('Perahu di danau')]);
  await draftSession().opened();
  draftSession().change(() =>
    recordSending({ ...request.draft, prompt: 'Gunung bersalju' }, 'the-key-of-the-draft', true),
  );
  watchOutbox(queryClient);
  await vi.waitFor(() => expect(draftSession().read()?.idempotencyKey).not.toBe('the-key-of-the-draft'));
  expect(draftSession().read()).toMatchObject({ prompt: 'Gunung bersalju', sentPrompt: 'Perahu di danau' });
});

test('what waits in the queue is gone once its item is listed, but not what is still to be withdrawn', async () => {
  callApi.mockRejectedValue(new NetworkError('late'));
  await sendOrQueue(new QueryClient(), request);
  onlineManager.setOnline(false);
  const queryClient = new QueryClient();
  watchOutbox(queryClient);
  await vi.waitFor(() => expect(readQueued()).toMatchObject([{ key: 'the-key-of-the-draft' }]));
  const [entry] = readQueued();
  list(queryClient, [listedItem('Perahu di danau')]);
  await vi.waitFor(() => expect(readQueued()).toEqual([]));
  expect(await pageOutbox()?.list()).toEqual([]);
  expect(arrivedEntries(queryClient, [{ ...entry!, isWithdrawn: true }])).toEqual([]);
});
