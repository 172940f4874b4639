/**
 * What is taken back while it is on its way does not stay made: a task is cancelled, a template deleted. One that was
 * refused meanwhile is finished.
 */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { Answer } from '../../../../src/offline/outbox/classifyAnswer.ts';
import { drainOutbox, type DrainDeps } from '../../../../src/offline/outbox/drain.ts';
import { type Outbox, openOutbox } from '../../../../src/offline/outbox/outboxDatabase.ts';
import type { OutboxRequest } from '../../../../src/offline/outbox/outboxEntry.ts';

const IMAGE: OutboxRequest = {
  kind: 'generation',
  method: 'POST',
  path: '/images/text-to-image',
  body: { prompt: 'Perahu' },
  imageField: null,
  imageIds: [],
  quotedCoins: 3,
  form: null,
};
const TEMPLATE: OutboxRequest = { ...IMAGE, kind: 'template', path: '/templates/', quotedCoins: null };
const MADE: Answer = { status: 200, retryAfter: null, body: { data: { items: [{ id: 'task-1' }], balance: 1 } } };
const SAVED: Answer = { status: 201, retryAfter: null, body: { data: { id: 'template-1', name: 'Perahu' } } };
const TOO_FEW: Answer = { status: 402, retryAfter: null, body: { code: 'insufficient_credits' } };

let accounts = 0;
let outbox: Outbox;
let undone: string[];
let told: number;

beforeEach(() => {
  accounts += 1;
  outbox = openOutbox(`account-${accounts}`);
  undone = [];
  told = 0;
});

/** Sends the queue once; `send` is the server. */
const drain = (send: DrainDeps['send'], changes: Partial<DrainDeps> = {}) =>
  drainOutbox(
    {
      outbox,
      locks: undefined,
      now: Date.now,
      random: () => 0.5,
      onChange: () => undefined,
      onSent: () => (told += 1),
      undo: async (kind, id) => void undone.push(`${kind} ${id}`),
      send,
      ...changes,
    },
    { isForced: true },
  );

/** A request that its person takes back between its arrival and its answer. */
async function takeBackOnTheWay(request: OutboxRequest, answer: Answer, changes: Partial<DrainDeps> = {}) {
  const { id } = await outbox.add(request, { key: 'key-of-this', now: Date.now(), images: new Map() });
  return drain(async () => {
    await outbox.takeBack(id);
    return answer;
  }, changes);
}

it.each([
  ['a task is cancelled', IMAGE, MADE, ['generation task-1']],
  ['a template is deleted', TEMPLATE, SAVED, ['template template-1']],
  ['nothing is done for one that was refused', IMAGE, TOO_FEW, []],
])('taken back on its way, %s', async (_, request, answer, expected) => {
  await takeBackOnTheWay(request, answer);
  expect(undone).toEqual(expected);
  expect(told).toBe(0);
  expect(await outbox.list()).toEqual([]);
});

it('is asked about again when it could not be cancelled at once', async () => {
  const broken = { undo: () => Promise.reject(new Error('no answer')) };
  expect(await takeBackOnTheWay(IMAGE, MADE, broken)).toMatchObject({ waiting: 1 });
  const withdrawals: boolean[] = [];
  await drain(async ({ isWithdrawal }) => {
    withdrawals.push(isWithdrawal);
    return MADE;
  });
  expect(withdrawals).toEqual([true]);
  expect(undone).toEqual(['generation task-1']);
  expect(await outbox.list()).toEqual([]);
});

it('a template that had arrived is deleted when it is withdrawn', async () => {
  const { id } = await outbox.add(TEMPLATE, { key: 'key-of-this', now: 0, images: new Map(), isUncertain: true });
  await outbox.takeBack(id);
  await drain(async () => SAVED);
  expect(undone).toEqual(['template template-1']);
  expect(await outbox.list()).toEqual([]);
});
