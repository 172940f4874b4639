import { outboxLockName } from '../names.ts';
import { randomKey } from '../randomKey.ts';
import type { Outbox } from './outboxDatabase.ts';

export interface LockDeps {
  outbox: Outbox;
  /** Undefined outside secure contexts: then the lease alone keeps others away. */
  locks: Pick<LockManager, 'request'> | undefined;
  now(): number;
}

/** Milliseconds that a lease lasts beyond the longest time of one request. */
const LEASE_MARGIN_MS = 10_000;
/** Milliseconds between checks whether a silent holder's lease has expired. */
const LOOK_EVERY_MS = 15_000;

/**
 * Takes or extends the lease for work of this many milliseconds; false when another drain holds it, and this one must
 * end.
 */
export type TakeLease = (work: number) => Promise<boolean>;

/**
 * Runs the work while nobody else drains this outbox: after the current holder has finished, or once its lease has
 * expired. A page that the phone has frozen holds its Web Lock for hours; only the lease reveals that. A lock that
 * comes free while the lease still runs was held by a page or worker that was killed: nobody has to wait for that
 * lease.
 * @returns null when others hold the lease and there are no locks to wait for.
 */
export async function withOutboxLock<Result>(
  deps: LockDeps,
  work: (takeLease: TakeLease) => Promise<Result>,
): Promise<Result | null> {
  const { outbox, locks, now } = deps;
  const holder = randomKey();
  const takeLease: TakeLease = (milliseconds) =>
    outbox.takeLease({ holder, until: now() + milliseconds + LEASE_MARGIN_MS }, now());
  const name = outboxLockName(outbox.accountId);
  const run = async (isHolderGone: boolean) => {
    const lease = { holder, until: now() + LEASE_MARGIN_MS };
    if (!(await outbox.takeLease(lease, now(), isHolderGone))) return null;
    try {
      return await work(takeLease);
    } finally {
      // Without a database any more, there is no lease either.
      await outbox.dropLease(holder).catch(() => undefined);
    }
  };
  if (!locks) return run(false);
  for (;;) {
    const turn = await waitForTurn(locks, name, () => run(true));
    if (turn !== 'waiting') return turn;
    if (await takeLease(0)) return (await locks.request(name, { steal: true }, () => run(false))) as Result | null;
  }
}

/** Runs the work when the lock comes free within a while. */
async function waitForTurn<Result>(
  locks: Pick<LockManager, 'request'>,
  name: string,
  run: () => Promise<Result>,
): Promise<Result | 'waiting'> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), LOOK_EVERY_MS);
  let hasBegun = false;
  try {
    return (await locks.request(name, { signal: impatience.signal }, () => {
      hasBegun = true;
      clearTimeout(timer);
      return run();
    })) as Result;
  } catch (error) {
    if (!hasBegun && impatience.signal.aborted) return 'waiting';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
