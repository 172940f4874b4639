/**
 * The queue is sent in order: nothing overtakes a request that waits for the server, a stopped clock changes nothing,
 * and the caller is told when to try again.
 */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { drainOutbox, type DrainDeps } from '../../../../src/offline/outbox/drain.ts';
import { type Outbox, openOutbox } from '../../../../src/offline/outbox/outboxDatabase.ts';
import type { Answer } from '../../../../src/offline/outbox/classifyAnswer.ts';

const DONE: Answer = { status: 200, retryAfter: null, body: { data: { items: [] } } };
const AWAY: Answer = { status: 503, retryAfter: '120', body: { code: 'unavailable' } };
const PAUSED: Answer = { status: 503, retryAfter: '60', body: { code: 'engine_paused' } };
const MADE: Answer = { status: 200, retryAfter: null, body: { data: { items: [{ id: 'task' }] } } };
const BROKEN: Answer = { status: 500, retryAfter: null, body: { code: 'internal' } };

let accounts = 0;
let outbox: Outbox;
let now: number;
let sent: string[];
let answer: (prompt: string) => Answer;
let isUndoRefused: boolean;

beforeEach(() => {
  isUndoRefused = false;
  accounts += 1;
  outbox = openOutbox(`account-${accounts}`);
  now = Date.now();
  sent = [];
  answer = () => DONE;
});

const add = (prompt: string, through = outbox) =>
  through.add(
    {
      kind: 'generation',
      method: 'POST',
      path: '/images/text-to-image',
      body: { prompt },
      imageField: null,
      imageIds: [],
      quotedCoins: 3,
      form: null,
    },
    { key: prompt, now, images: new Map() },
  );

/** A drain as of another tab or the worker, at the moment `now`. */
function drain(options = {}) {
  const deps: DrainDeps = {
    outbox: openOutbox(outbox.accountId),
    locks: undefined,
    now: () => now,
    random: () => 0.5,
    onChange: () => undefined,
    onSent: () => undefined,
    undo: async () => {
      if (isUndoRefused) throw new Error('Too many for now.');
    },
    send: async ({ key }) => {
      sent.push(key);
      return answer(key);
    },
  };
  return drainOutbox(deps, options);
}

it('keeps the order in which several tabs add, although their clock stands still', async () => {
  const tabs = [outbox, openOutbox(outbox.accountId), openOutbox(outbox.accountId)];
  const prompts = Array.from({ length: 30 }, (_, index) => `permintaan ${index}`);
  for (const [index, prompt] of prompts.entries()) await add(prompt, tabs[index % tabs.length]);
  expect((await outbox.list()).map(({ key }) => key)).toEqual(prompts);
  await drain();
  expect(sent).toEqual(prompts);
});

it('gives each its own place, although several tabs add at once', async () => {
  const tabs = [outbox, openOutbox(outbox.accountId), openOutbox(outbox.accountId)];
  const added = await Promise.all(Array.from({ length: 30 }, (_, index) => add(`${index}`, tabs[index % tabs.length])));
  const entries = await outbox.list();
  expect(new Set(entries.map(({ sequence }) => sequence)).size).toBe(added.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(added.length);
});

it('lets nothing overtake a request for which the server has asked for time', async () => {
  answer = (prompt) => (now < begun + 120_000 && prompt === 'satu' ? AWAY : DONE);
  const begun = now;
  await add('satu');
  await add('dua');
  await drain();
  await add('tiga');
  now += 5_000;
  expect(await drain()).toEqual({ sent: 0, waiting: 3, nextTryAt: begun + 120_000 });
  expect(sent).toEqual(['satu']);
  now = begun + 120_000;
  expect(await drain()).toEqual({ sent: 3, waiting: 0, nextTryAt: null });
  expect(sent).toEqual(['satu', 'satu', 'dua', 'tiga']);
});

it('names the next try, although requests that were never tried stand behind', async () => {
  answer = () => AWAY;
  await add('satu');
  await add('dua');
  expect(await drain({ isForced: true })).toEqual({ sent: 0, waiting: 2, nextTryAt: now + 120_000 });
});

it('goes on behind a request that the server stumbles over', async () => {
  answer = (prompt) => (prompt === 'racun' ? BROKEN : DONE);
  await add('racun');
  await add('satu');
  await drain();
  await add('dua');
  expect(await drain()).toMatchObject({ sent: 1, waiting: 1 });
  expect(sent).toEqual(['racun', 'satu', 'dua']);
});

it('goes on behind requests whose model is paused', async () => {
  answer = (prompt) => (prompt.startsWith('jeda') ? PAUSED : DONE);
  for (const prompt of ['jeda satu', 'jeda dua', 'jeda tiga', 'satu']) await add(prompt);
  expect(await drain({ isForced: true })).toMatchObject({ sent: 1, waiting: 3 });
});

it('goes on behind requests that the server has stumbled over for long', async () => {
  answer = (prompt) => (prompt.startsWith('racun') ? BROKEN : DONE);
  for (const prompt of ['racun satu', 'racun dua', 'satu']) await add(prompt);
  for (let tries = 0; tries < 9; tries += 1) await drain({ isForced: true });
  expect((await outbox.list()).map(({ key }) => key)).toEqual(['racun satu', 'racun dua']);
});

it('goes on, in order, behind requests that were taken back and cannot be cancelled for now', async () => {
  const taken = [await add('batal satu'), await add('batal dua'), await add('batal tiga')];
  for (const prompt of ['satu', 'dua']) await add(prompt);
  isUndoRefused = true;
  answer = (prompt) => (prompt.startsWith('batal') ? MADE : DONE);
  for (const { id } of taken) {
    await outbox.update(id, { state: 'retry', isUncertain: true });
    await outbox.takeBack(id);
  }
  expect(await drain()).toMatchObject({ sent: 2, waiting: 3 });
  expect(sent.slice(-2)).toEqual(['satu', 'dua']);
  await add('tiga');
  // Their waiting time is not over, and holds up nothing either.
  expect(await drain()).toMatchObject({ sent: 1, waiting: 3 });
  isUndoRefused = false;
  expect(await drain({ isForced: true })).toMatchObject({ waiting: 0 });
});

it('lets the others go past a request that never gets an answer, in the end', async () => {
  answer = (prompt) => {
    if (prompt === 'racun') throw new Error('no answer');
    return DONE;
  };
  const begun = now;
  await add('racun');
  await add('satu');
  await add('dua');
  let left = await drain();
  while (left!.waiting > 1 && now - begun < 3_600_000) {
    now = left!.nextTryAt!;
    left = await drain();
  }
  expect(sent.slice(-3)).toEqual(['racun', 'satu', 'dua']);
  expect(sent.filter((key) => key === 'racun').length).toBeGreaterThan(5);
});

it('tries again at once where the clock was put back behind a waiting time', async () => {
  answer = () => AWAY;
  await add('satu');
  await drain();
  now -= 5 * 24 * 3600_000;
  answer = () => DONE;
  expect(await drain()).toMatchObject({ sent: 1, waiting: 0 });
});

it('claims nothing that was changed, or claimed by another, since it was read', async () => {
  const { id } = await add('satu');
  const [asRead] = await outbox.list();
  const body = new Blob(['{}']);
  await outbox.update(id, { state: 'needs-you', error: { status: 409, code: 'price_risen', body: {} } });
  // Confirmed at another price: it has a new body and a new key.
  await outbox.resume(id, 5);
  expect(await outbox.claim(asRead!, body)).toBeNull();
  const [changed] = await outbox.list();
  expect(await outbox.claim(changed!, body)).toMatchObject({ key: changed!.key });
  expect(await outbox.claim(changed!, new Blob(['{"other":1}']))).toBeNull();
});

it('hands out what the first claim fixed, whatever a later build would make of the entry', async () => {
  await add('satu');
  const [asRead] = await outbox.list();
  const first = await outbox.claim(asRead!, new Blob(['{"made":"then"}']));
  const [frozen] = await outbox.list();
  const later = await outbox.claim(frozen!, new Blob(['{"made":"now"}']));
  expect(later?.key).toBe(first?.key);
  expect(await later?.body.text()).toBe('{"made":"then"}');
});

it('sends nothing again that waits for its person, not even when the network is back', async () => {
  const answers: Record<string, Answer> = {
    mahal: { status: 409, retryAfter: null, body: { code: 'price_risen' } },
    ditolak: { status: 422, retryAfter: null, body: { code: 'validation_failed' } },
  };
  answer = (prompt) => answers[prompt] ?? DONE;
  await add('mahal');
  await add('ditolak');
  await drain();
  expect((await outbox.list()).map(({ state }) => state)).toEqual(['needs-you', 'refused']);
  expect(await drain({ isForced: true })).toMatchObject({ sent: 0, waiting: 0 });
  expect(sent).toEqual(['mahal', 'ditolak']);
});
