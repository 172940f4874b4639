/** When an account signs out, its queue is kept for its return or deleted, as the person wants. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WITHDRAW_HEADER } from '../../../../contract/limits.ts';
import { clearOutboxOnSignOut, withdrawQueue } from '../../../../src/offline/outbox/clearOutboxOnSignOut.ts';
import type { SessionStore } from '../../../../src/offline/sessionStore.ts';
import { hasOutbox, type Outbox, openOutbox } from '../../../../src/offline/outbox/outboxDatabase.ts';

let accounts = 0;
let accountId: string;
let outbox: Outbox;

beforeEach(() => {
  accounts += 1;
  accountId = `account-${accounts}`;
  outbox = openOutbox(accountId);
});

const add = (through = outbox) =>
  through.add(
    {
      kind: 'generation',
      method: 'POST',
      path: '/images/text-to-image',
      body: { prompt: 'kereta pagi' },
      imageField: null,
      imageIds: [],
      quotedCoins: 3,
      form: null,
    },
    { key: 'key', now: Date.now(), images: new Map() },
  );

it('keeps what the person wants kept, also what waits for a decision', async () => {
  const { id } = await add();
  await outbox.update(id, { state: 'needs-you', error: { status: 409, code: 'price_risen', body: {} } });
  await clearOutboxOnSignOut(accountId, 'keep');
  expect((await openOutbox(accountId).list()).map((entry) => entry.id)).toEqual([id]);
});

it('deletes what the person discards, and an empty queue in any case', async () => {
  await add();
  await clearOutboxOnSignOut(accountId, 'discard');
  expect(await hasOutbox(accountId)).toBe(false);

  const emptied = openOutbox('somebody-else');
  const { id } = await add(emptied);
  await emptied.remove(id);
  await clearOutboxOnSignOut('somebody-else', 'keep');
  expect(await hasOutbox('somebody-else')).toBe(false);
});

it('leaves another account’s queue alone', async () => {
  await add();
  await clearOutboxOnSignOut('nobody', 'discard');
  expect(await outbox.list()).toHaveLength(1);
});

describe('what is discarded before the session ends', () => {
  const session = {
    accessToken: async () => 'access',
    read: async () => ({ access: 'access', accountId }),
  } as unknown as SessionStore;
  const answer = vi.fn<typeof fetch>();

  beforeEach(() => {
    answer.mockReset();
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Something whose answer was lost. */
  async function addUncertain(): Promise<void> {
    const entry = await add();
    await outbox.claim(entry, new Blob(['{}']));
    await outbox.update(entry.id, { state: 'retry' });
  }

  it('is withdrawn where the server may have received it, and only there', async () => {
    await addUncertain();
    await add();
    answer.mockImplementation(async () => Response.json({ code: 'request_withdrawn' }, { status: 409 }));
    expect(await withdrawQueue(accountId, session, 1_000)).toBe(true);
    expect(answer).toHaveBeenCalledOnce();
    expect(answer.mock.calls[0]?.[1]?.headers).toHaveProperty(WITHDRAW_HEADER);
    expect(await outbox.list()).toEqual([]);
  });

  it('may still be executed if the server does not answer in time', async () => {
    await addUncertain();
    answer.mockReturnValue(new Promise(() => undefined));
    expect(await withdrawQueue(accountId, session, 20)).toBe(false);
  });
});
