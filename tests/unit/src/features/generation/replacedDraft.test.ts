// @vitest-environment jsdom
/** Two tabs write one stored draft: what one writes over of the other's is kept, and offered at the next start. */
import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../../../../locales/en/composer.po';
import { accountDatabase, enterAccount } from '../../../../../src/api/persistence.ts';
import { type Draft, emptyDraft } from '../../../../../src/features/generation/draft/draft.ts';
import { offerReplaced } from '../../../../../src/features/generation/draft/offerReplaced.ts';
import { draftImages, draftSession } from '../../../../../src/features/generation/draft/useDraft.ts';
import { subscribeToToasts } from '../../../../../src/ui/showToast.ts';
import type { ToastContent } from '../../../../../src/ui/toastStore.ts';
import { waitFor } from '../../../../support/waitFor.ts';

let toasts: ToastContent[] = [];
subscribeToToasts((toast) => void toasts.push(toast));

i18n.loadAndActivate({ locale: 'en', messages });

let accounts = 0;
let accountId: string;
let otherTab: BroadcastChannel;

beforeEach(() => {
  accounts += 1;
  accountId = `account-${accounts}`;
  otherTab = new BroadcastChannel(`kilas.drafts.${accountId}`);
  enterAccount(accountId);
  toasts = [];
});
afterEach(() => otherTab.close());

const draftOf = (changes: Partial<Draft>): Draft => ({ ...emptyDraft(() => 'key-of-the-other'), ...changes });
const write = (prompt: string) => draftSession().change((draft) => ({ ...draft, prompt }));
const stored = () => get<Draft[]>('generator-replaced', accountDatabase()!.drafts);
const kept = async () => ((await stored()) ?? []).map(({ prompt }) => prompt);
const open = () => offerReplaced((async () => undefined) as never);

/** The page is loaded anew: its draft is read from the store again. */
async function reload() {
  enterAccount(null);
  enterAccount(accountId);
  await open();
}

/** The other tab's draft arrives here before anything else is written. */
async function hear(changes: Partial<Draft> & { tab?: string }) {
  const arrived = new Promise((resolve) => {
    const witness = new BroadcastChannel(`kilas.drafts.${accountId}`);
    witness.onmessage = () => {
      witness.close();
      resolve(undefined);
    };
  });
  otherTab.postMessage({ tab: 'other', ...draftOf(changes) });
  await arrived;
}

test('the text of the other tab is kept when this one writes over it, and comes back', async () => {
  await open();
  await hear({ prompt: 'sawah saat pagi' });
  write('kota hujan');
  await waitFor(async () => expect(await kept()).toEqual(['sawah saat pagi']));
  await reload();
  expect(draftSession().read()?.prompt).toBe('kota hujan');
  expect(toasts).toHaveLength(1);
  const own = draftSession().read()!.idempotencyKey;
  toasts[0]!.action!.onTake();
  await waitFor(() => expect(draftSession().read()?.prompt).toBe('sawah saat pagi'));
  // Another request than the one under the other tab's key.
  expect(draftSession().read()!.idempotencyKey).toBe(own);
  // The one that it has replaced can be brought back in the same way.
  expect(toasts).toHaveLength(2);
  await waitFor(async () => expect(await kept()).toEqual([]));
});

test('what a third tab has typed is kept beside that of the second, and each comes back', async () => {
  await open();
  await hear({ tab: 'second', prompt: 'sawah' });
  await hear({ tab: 'second', prompt: 'sawah saat pagi' });
  await hear({ tab: 'third', prompt: 'pasar malam' });
  write('kota hujan');
  await waitFor(async () => expect(await kept()).toEqual(['sawah saat pagi', 'pasar malam']));
  await hear({ tab: 'third', prompt: 'pasar terapung' });
  write('kota hujan malam');
  await waitFor(async () => expect(await kept()).toEqual(['sawah saat pagi', 'pasar terapung']));
  await reload();
  expect(toasts.map(({ description }) => description)).toEqual(['sawah saat pagi', 'pasar terapung']);
  toasts[0]!.action!.onTake();
  await waitFor(() => expect(draftSession().read()?.prompt).toBe('sawah saat pagi'));
});

test('a single draft stored by an earlier version comes back, too', async () => {
  await set('generator-replaced', draftOf({ prompt: 'sawah' }), accountDatabase()!.drafts);
  await open();
  expect(toasts).toHaveLength(1);
});

test('nothing is heard or said of an account that has left', async () => {
  await open();
  const session = draftSession();
  const listeners = vi.spyOn(BroadcastChannel.prototype, 'close');
  enterAccount(null);
  expect(listeners).toHaveBeenCalledOnce();
  listeners.mockRestore();
  const said = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  session.change((draft) => ({ ...draft, prompt: 'terlambat' }));
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('this tab says what it writes', async () => {
  await open();
  const heard = new Promise<Draft>((resolve) => (otherTab.onmessage = ({ data }) => resolve(data as Draft)));
  write('kota hujan');
  expect((await heard).prompt).toBe('kota hujan');
});

test('a tab that only opens replaces nothing', async () => {
  await open();
  write('kota hujan');
  await draftSession().opened();
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push((data as Draft).prompt);
  await reload();
  write('kota hujan malam');
  await waitFor(() => expect(heard).toContain('kota hujan malam'));
  expect(heard.filter((prompt) => prompt === 'kota hujan')).toHaveLength(1);
  expect(await kept()).toEqual([]);
});

test.each<[string, Partial<Draft>]>([
  ['nothing', {}],
  ['the same text', { prompt: 'kota hujan' }],
  ['what was sent', { prompt: 'sawah', sentPrompt: 'sawah' }],
])('%s in the other tab is not kept', async (_, other) => {
  await open();
  await hear(other);
  write('kota hujan');
  await reload();
  expect(toasts).toEqual([]);
  expect(await kept()).toEqual([]);
});

test('whoever goes on writing is not asked again', async () => {
  await open();
  await hear({ prompt: 'sawah' });
  write('kota hujan');
  await waitFor(async () => expect(await kept()).not.toEqual([]));
  await reload();
  write('kota hujan malam');
  await waitFor(async () => expect(await kept()).toEqual([]));
  await reload();
  expect(toasts).toHaveLength(1);
});

test('the pictures of a kept draft are kept as well', async () => {
  await draftImages().keep('picture', new Blob(['jpeg']));
  await draftImages().keep('unused', new Blob(['jpeg']));
  await open();
  await hear({ prompt: 'sawah', images: [{ id: 'picture', width: 8, height: 8 }] });
  write('kota hujan');
  await waitFor(async () => expect(await kept()).not.toEqual([]));
  await reload();
  await waitFor(async () => expect(await get('generator-image.unused', accountDatabase()!.drafts)).toBeUndefined());
  expect(await get('generator-image.picture', accountDatabase()!.drafts)).toBeDefined();
});
