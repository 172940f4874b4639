/**
 * A request whose answer was lost is sent again from the outbox under the same key, and the server compares the bytes:
 * both bodies have to be the same, the order of their fields included.
 */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Mode } from '../../../../../contract/generation.ts';
import { NetworkError } from '../../../../../src/api/errors.ts';
import { enterAccount } from '../../../../../src/api/persistence.ts';
import type { GenerationRequest } from '../../../../../src/features/generation/compose/generationRequest.ts';
import { sendOrQueue } from '../../../../../src/features/generation/compose/sendRequest.ts';
import { emptyDraft } from '../../../../../src/features/generation/draft/draft.ts';
import { fitSettings } from '../../../../../src/features/generation/draft/fitSettings.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/features/generation/draft/settings.ts';
import { draftImages } from '../../../../../src/features/generation/draft/useDraft.ts';
import { pageOutbox } from '../../../../../src/features/generation/outbox/pageOutbox.ts';
import { requestBody } from '../../../../../src/offline/outbox/requestBody.ts';
import { makeModel } from '../../../../support/tasks.ts';

const callApi = vi.hoisted(() => vi.fn<(endpoint: unknown, options: { body: unknown }) => Promise<never>>());
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));
// What is queued here stays, to be looked at.
vi.mock('../../../../../src/features/generation/outbox/watchOutbox.ts', () => ({ drainSoon: () => undefined }));

i18n.loadAndActivate({ locale: 'en', messages: {} });

/** Every byte, in more than one of the encoder's chunks, and without a whole last group of three. */
const BYTES = Uint8Array.from({ length: 50_000 }, (_, at) => at % 256);
const IMAGES = new Map([
  ['first', new Blob([BYTES], { type: 'image/png' })],
  ['untyped', new Blob([BYTES.subarray(7)])],
]);

const MODELS = {
  video: makeModel(),
  image: makeModel({ kind: 'image', resolutions: ['1K'], default_resolution: '1K', durations: null }),
};

beforeEach(async () => {
  // The draft is stored when the page is hidden, too.
  vi.stubGlobal('addEventListener', () => undefined);
  enterAccount('account');
  onlineManager.setOnline(true);
  for (const [id, blob] of IMAGES) await draftImages().keep(id, blob);
});

test.each<[Mode, keyof typeof MODELS, string[]]>([
  ['text-to-video', 'video', []],
  ['image-to-video', 'video', ['first']],
  ['text-to-image', 'image', []],
  ['image-edit', 'image', ['untyped']],
  ['multi-image', 'image', ['first', 'untyped']],
  ['storyboard', 'image', []],
])('%s goes out again byte for byte', async (mode, kind, imageIds) => {
  const key = `the-key-of-${mode}`;
  const prompt = 'Perahu di danau';
  const request: GenerationRequest = {
    mode,
    prompt,
    settings: fitSettings({ ...DEFAULT_SETTINGS, seed: 7, watermark: true }, MODELS[kind], mode),
    imageIds,
    maxCoins: 3,
    isPaused: false,
    draft: { ...emptyDraft(() => key), prompt },
  };
  callApi.mockReset();
  callApi.mockRejectedValue(new NetworkError('late'));
  await sendOrQueue(new QueryClient(), request);

  const outbox = pageOutbox()!;
  const entry = (await outbox.list()).find((each) => each.key === key)!;
  const sent = callApi.mock.calls[0]![1].body;
  expect(await (await requestBody(outbox, entry))!.text()).toBe(JSON.stringify(sent));
});
