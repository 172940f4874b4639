/**
 * A change whose answer was lost is repeated under its key; the next one is sent only once it is certain that the first
 * did not arrive.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { dashboardEndpoints as calls } from '../../../../../contract/dashboard.ts';
import type { AnyEndpoint } from '../../../../../contract/endpoint.ts';
import { ApiError, NetworkError } from '../../../../../src/api/errors.ts';
import { changeBy, createChangeSender } from '../../../../../src/features/dashboard/ui/changes.ts';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../../../src/api/callApi.ts', () => ({ callApi }));

interface Asked {
  body: { amount: number };
  idempotencyKey?: string;
  isWithdrawal?: boolean;
}

/** A server that adds up, once per key; `null` marks a withdrawn key. */
function createServer() {
  const server = { sum: 0, keys: new Map<string, number | null>(), loses: null as 'request' | 'answer' | null };
  callApi.mockImplementation(async (_: AnyEndpoint, { body, idempotencyKey: key, isWithdrawal }: Asked) => {
    if (server.loses === 'request') throw new NetworkError();
    const done = () => {
      if (!server.keys.has(key!)) {
        if (isWithdrawal) server.keys.set(key!, null);
        else {
          server.sum += body.amount;
          server.keys.set(key!, server.sum);
        }
      }
      const reply = server.keys.get(key!);
      if (reply === null) throw new ApiError(409, { code: 'request_withdrawn' });
      return { data: { balance: reply } };
    };
    if (server.loses !== 'answer') return done();
    try {
      done();
    } catch {
      // Its answer is lost.
    }
    throw new NetworkError();
  });
  return server;
}

const correction = (amount: number) =>
  changeBy(calls.correctCredits, { params: { id: 'x' }, body: { amount, reason: 'Salah hitung' } });

let server: ReturnType<typeof createServer>;
beforeEach(() => {
  callApi.mockReset();
  server = createServer();
});

for (const lost of ['request', 'answer'] as const)
  test(`the same change again is done once: lost ${lost}`, async () => {
    const sender = createChangeSender();
    server.loses = lost;
    await expect(sender.send(correction(5))).rejects.toThrow(NetworkError);
    expect(sender.isInDoubt()).toBe(true);
    server.loses = null;
    expect(await sender.send(correction(5))).toEqual({ reply: { data: { balance: 5 } }, isEarlier: false });
    expect(server.sum).toBe(5);
    await sender.send(correction(5));
    expect(server.sum).toBe(10);
  });

test('a changed one is sent alone when the first never arrived', async () => {
  const sender = createChangeSender();
  server.loses = 'request';
  await expect(sender.send(correction(500))).rejects.toThrow(NetworkError);
  server.loses = null;
  expect(await sender.send(correction(50))).toEqual({ reply: { data: { balance: 50 } }, isEarlier: false });
  expect(server.sum).toBe(50);
});

test('a changed one is not sent when the first had arrived, and that one’s answer is told', async () => {
  const sender = createChangeSender();
  server.loses = 'answer';
  await expect(sender.send(correction(500))).rejects.toThrow(NetworkError);
  await expect(sender.send(correction(50))).rejects.toThrow(NetworkError);
  server.loses = null;
  expect(await sender.send(correction(50))).toEqual({ reply: { data: { balance: 500 } }, isEarlier: true });
  expect(server.sum).toBe(500);
  expect(sender.isInDoubt()).toBe(false);
});

test('a withdrawal whose own answer was lost is repeated before anything else', async () => {
  const sender = createChangeSender();
  server.loses = 'request';
  await expect(sender.send(correction(500))).rejects.toThrow(NetworkError);
  server.loses = 'answer';
  await expect(sender.send(correction(50))).rejects.toThrow(NetworkError);
  server.loses = null;
  expect(await sender.send(correction(50))).toMatchObject({ isEarlier: false });
  expect(server.sum).toBe(50);
});

test('a refusal of the second try says nothing of the first', async () => {
  const sender = createChangeSender();
  server.loses = 'answer';
  await expect(sender.send(correction(5))).rejects.toThrow(NetworkError);
  server.loses = null;
  callApi.mockRejectedValueOnce(new ApiError(403, { code: 'confirmation_required' }));
  await expect(sender.send(correction(5))).rejects.toThrow(ApiError);
  expect(sender.isInDoubt()).toBe(true);
  await sender.send(correction(5));
  expect(server.sum).toBe(5);
});

test('a refusal of the first try leaves no doubt', async () => {
  const sender = createChangeSender();
  callApi.mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }));
  await expect(sender.send(correction(5))).rejects.toThrow(ApiError);
  expect(sender.isInDoubt()).toBe(false);
});

test('giving up withdraws what is unanswered, and tells if it had arrived', async () => {
  const sender = createChangeSender();
  expect(await sender.giveUp()).toBeNull();
  server.loses = 'request';
  await expect(sender.send(correction(5))).rejects.toThrow(NetworkError);
  server.loses = null;
  expect(await sender.giveUp()).toBeNull();
  server.loses = 'answer';
  await expect(sender.send(correction(7))).rejects.toThrow(NetworkError);
  server.loses = null;
  expect(await sender.giveUp()).toEqual({ reply: { data: { balance: 7 } } });
  expect(server.sum).toBe(7);
});

test('every change of the dashboard goes with a key, but for what only checks or tries again', () => {
  const confirming = ['confirm', 'confirmChallenge', 'confirmByPasskey', 'reconcile'];
  const changing = Object.entries(calls).filter(([name, { method }]) => method !== 'GET' && !confirming.includes(name));
  expect(changing.length).toBeGreaterThan(20);
  for (const [name, endpoint] of changing) {
    const { isIdempotent } = changeBy(endpoint as AnyEndpoint, {} as never);
    expect([name, isIdempotent]).toEqual([name, endpoint.isIdempotent]);
  }
});
