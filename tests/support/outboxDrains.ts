import 'fake-indexeddb/auto';
import { createSender } from '../../src/offline/outbox/createSender.ts';
import type { DrainDeps } from '../../src/offline/outbox/drain.ts';
import { openOutbox, type Outbox } from '../../src/offline/outbox/outboxDatabase.ts';
import { randomKey } from '../../src/offline/randomKey.ts';
import type { OutboxRequest } from '../../src/offline/outbox/outboxEntry.ts';
import type { TestAccount, TestServer } from './testServer.ts';

/** A request for one small image, as the composer would queue it. */
export const imageRequest = (prompt: string, changes: Partial<OutboxRequest> = {}): OutboxRequest => ({
  kind: 'generation',
  method: 'POST',
  path: '/images/text-to-image',
  body: { prompt, count: 1, max_coins: 100 },
  imageField: null,
  imageIds: [],
  quotedCoins: 100,
  form: null,
  ...changes,
});

export const queue = (outbox: Outbox, request: OutboxRequest, images: ReadonlyMap<string, Blob> = new Map()) =>
  outbox.add(request, { key: randomKey(), now: Date.now(), images });

/** A tab or worker with the queue of its account: what a drain needs, all of it real except the browser. */
export function openTab(
  server: TestServer,
  account: TestAccount,
  changes: Partial<DrainDeps> & { fetch?: typeof fetch } = {},
): DrainDeps {
  const { fetch: way = fetch, ...others } = changes;
  const session = {
    accessToken: async () => account.tokens.access_token,
    read: async () => ({
      access: account.tokens.access_token,
      refresh: '',
      expiresAt: 0,
      rev: 1,
      accountId: account.id,
    }),
  };
  return {
    outbox: openOutbox(account.id),
    locks: undefined,
    now: Date.now,
    random: Math.random,
    onChange: () => undefined,
    onSent: () => undefined,
    ...createSender({ accountId: account.id, session, fetch: way, host: server.url }),
    ...others,
  };
}

/** A network that delivers the requests but loses the first `count` answers. */
export function losingAnswers(count: number): typeof fetch {
  let left = count;
  return async (...args) => {
    const answer = await fetch(...args);
    if (left <= 0) return answer;
    left -= 1;
    await answer.arrayBuffer();
    throw new TypeError('The connection broke off.');
  };
}

/**
 * The same tab, killed at the given step. Each call of the store and of the network counts twice: before and after it.
 * From then on none of its calls returns, as in a killed process.
 */
export function mortal(deps: DrainDeps, killAt: number): { deps: DrainDeps; death: Promise<'killed'> } {
  const { promise: death, resolve: die } = Promise.withResolvers<'killed'>();
  let steps = 0;
  let isDead = false;
  const pass = (): Promise<void> => {
    steps += 1;
    if (steps >= killAt) {
      isDead = true;
      die('killed');
    }
    return isDead ? new Promise(() => undefined) : Promise.resolve();
  };
  const wrap = <Each extends (...args: never[]) => Promise<unknown>>(call: Each): Each =>
    (async (...args: never[]) => {
      await pass();
      const result = await call(...args);
      await pass();
      return result;
    }) as unknown as Each;
  const outbox = Object.fromEntries(
    Object.entries(deps.outbox).map(([name, value]) => [name, typeof value === 'function' ? wrap(value) : value]),
  ) as unknown as Outbox;
  return { deps: { ...deps, outbox, send: wrap(deps.send), undo: wrap(deps.undo) }, death };
}
