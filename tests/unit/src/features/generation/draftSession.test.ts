/** The draft opens with what was stored, stores every change and its key at once, and works without a store. */
import { describe, expect, test } from 'vitest';
import { emptyDraft, type Draft, withNewKey } from '../../../../../src/features/generation/draft/draft.ts';
import { createDraftSession, type DraftSession } from '../../../../../src/features/generation/draft/draftSession.ts';

function memoryStore(kept: Draft | null) {
  const saved: Draft[] = [];
  return { saved, load: () => Promise.resolve(kept), save: (draft: Draft) => Promise.resolve(void saved.push(draft)) };
}

const opened = (session: { subscribe(listener: () => void): () => void }) =>
  new Promise<void>((resolve) => void session.subscribe(resolve));

test('opens with what was kept and keeps every change', async () => {
  const store = memoryStore({ ...emptyDraft(() => 'kept-key-1'), prompt: 'laut' });
  const session = createDraftSession({ store, createKey: () => 'new-key-1' });
  expect(session.read()).toBeNull();
  await opened(session);
  expect(session.read()).toMatchObject({ prompt: 'laut', idempotencyKey: 'kept-key-1' });
  session.change((draft) => ({ ...draft, prompt: 'laut biru' }));
  expect(store.saved).toMatchObject([{ prompt: 'laut biru', idempotencyKey: 'kept-key-1' }]);
});

test('a new draft keeps its key at once, so that a reload does not make another', async () => {
  const store = memoryStore(null);
  const session = createDraftSession({ store, createKey: () => 'new-key-1' });
  await opened(session);
  expect(store.saved).toMatchObject([{ idempotencyKey: 'new-key-1' }]);
});

test('a change that comes first is made on the kept draft', async () => {
  const store = memoryStore({ ...emptyDraft(() => 'kept-key-1'), mode: 'text-to-image' });
  const session = createDraftSession({ store, createKey: () => 'new-key-1' });
  session.change((draft) => ({ ...draft, prompt: 'dari tautan' }));
  expect(session.begun()).toBeNull();
  await opened(session);
  expect(session.read()).toMatchObject({ mode: 'text-to-image', prompt: 'dari tautan', idempotencyKey: 'kept-key-1' });
  // The page begins with what was stored; the change shows that somebody is typing.
  expect(session.begun()).toMatchObject({ prompt: '', idempotencyKey: 'kept-key-1' });
});

test('can be waited for by who is not on its screen: an earlier draft must not be replaced unseen', async () => {
  const store = memoryStore({ ...emptyDraft(() => 'kept-key-1'), prompt: 'laut' });
  const session = createDraftSession({ store, createKey: () => 'new-key-1' });
  expect(await session.opened()).toMatchObject({ prompt: 'laut' });
  session.change((draft) => ({ ...draft, prompt: 'gunung' }));
  expect(await session.opened()).toMatchObject({ prompt: 'gunung' });
});

test('works on without a store', async () => {
  const broken = { load: () => Promise.reject(new Error('blocked')), save: () => Promise.reject(new Error('blocked')) };
  const session = createDraftSession({ store: broken, createKey: () => 'new-key-1' });
  await opened(session);
  session.change((draft) => ({ ...draft, prompt: 'tetap jalan' }));
  expect(session.read()?.prompt).toBe('tetap jalan');
});

describe('two tabs that begin with the same stored draft', () => {
  /** Two tabs of one browser: each hears of the keys that the other has used. */
  async function openTabs() {
    const store = memoryStore({ ...emptyDraft(() => 'shared-key-1'), prompt: 'laut' });
    let keys = 0;
    const createKey = () => `new-key-${(keys += 1)}`;
    const one: DraftSession = createDraftSession({ store, createKey, onKeyUsed: (key) => other.renewKey(key) });
    const other: DraftSession = createDraftSession({ store, createKey, onKeyUsed: (key) => one.renewKey(key) });
    await Promise.all([one.opened(), other.opened()]);
    return { one, other, store, createKey };
  }

  test('do not send under one key: the second would be answered with what the first has made', async () => {
    const { one, other, store, createKey } = await openTabs();
    one.change((draft) => withNewKey(draft, createKey));
    const [first, second] = [one.read(), other.read()];
    expect(new Set(['shared-key-1', first?.idempotencyKey, second?.idempotencyKey]).size).toBe(3);
    // The text in the other tab stays, and what the first has saved stays the stored draft.
    expect(second).toMatchObject({ prompt: 'laut' });
    expect(store.saved.at(-1)).toBe(first);
  });

  test('keep the keys that they do not share', async () => {
    const { one, other, createKey } = await openTabs();
    one.change((draft) => withNewKey(draft, createKey));
    const before = other.read();
    one.change((draft) => withNewKey(draft, createKey));
    expect(other.read()).toBe(before);
  });
});
