import { backOff } from '../../../contract/backOff.ts';
import type { Answer, Verdict } from './classifyAnswer.ts';
import { isOwnFault, classifyAnswer } from './classifyAnswer.ts';
import { isDue, LONGEST_WAIT_MS, needsPerson, type OutboxEntry } from './outboxEntry.ts';
import { type LockDeps, type TakeLease, withOutboxLock } from './outboxLock.ts';
import { requestBody } from './requestBody.ts';

/** A request on its way to the server. */
export interface Outgoing {
  method: OutboxEntry['method'];
  path: string;
  key: string;
  body: Blob;
  /** Queries the outcome of the request, and prevents it if it has not been executed. */
  isWithdrawal: boolean;
  /** Milliseconds to the answer. */
  deadline: number;
}

export interface DrainDeps extends LockDeps {
  /** Throws when no answer came; `signed-out` when nobody is signed in, or somebody else. */
  send(request: Outgoing): Promise<Answer | 'signed-out'>;
  /**
   * Cancels a task, or deletes a template, that was made after all. Throws when that has to be tried again; a task that
   * cannot be cancelled any more stays.
   */
  undo(kind: OutboxEntry['kind'], id: string): Promise<void>;
  random(): number;
  /** Called on every change, for screens that show the list. */
  onChange(): void;
  /** Called with every entry that the server has accepted, and its answer. */
  onSent(entry: OutboxEntry, answer: Answer): void;
}

export interface Drained {
  sent: number;
  /** Entries that still wait for the network or the server. */
  waiting: number;
  /** Milliseconds since 1970 of the next try that makes sense; null when nothing waits. */
  nextTryAt: number | null;
}

/** Milliseconds to an answer, beyond the time its bytes need. */
const ANSWER_MS = 20_000;
/** Upload speed of a slow phone line, bytes per millisecond: it lengthens the deadline for pictures. */
const SLOWEST_LINE = 16;
const LONGEST_UPLOAD_MS = 240_000;
/** Milliseconds between tries, when the server has not named a time. */
const WAITS_MS = { first: 5_000, longest: 15 * 60_000 };
/** Consecutive server errors after which the drain stops for now. A single one may be this request's fault. */
const MISTAKES_IN_A_ROW = 2;
/**
 * Tries (over some twenty minutes) after which an unanswered request no longer blocks those behind it: the request
 * itself may be the problem, such as a picture too large for the line.
 */
const HOLDS_FOR_TRIES = 8;

/**
 * Sends an account's queue in order, one entry at a time, each with the same key and bytes until an answer comes. If it
 * is killed at any moment, the next drain continues: the server recognises requests that arrived by their key.
 * @param isForced ignores the waiting times between tries: the network is back, or the user asked for it.
 * @returns null when another page or the worker is draining.
 */
export async function drainOutbox(deps: DrainDeps, { isForced = false } = {}): Promise<Drained | null> {
  return withOutboxLock(deps, async (takeLease) => {
    const tried = new Set<string>();
    let sent = 0;
    let mistakes = 0;
    for (;;) {
      const left = (await deps.outbox.list()).filter(({ id }) => !tried.has(id));
      const entry = left.find((each) => isDue(each, { now: deps.now(), isForced }) || holdsQueue(each));
      if (!entry || !isDue(entry, { now: deps.now(), isForced })) break;
      tried.add(entry.id);
      const verdict = await sendEntry(deps, takeLease, entry);
      if (verdict === 'lease-lost') break;
      if (verdict.kind === 'signed-out') break;
      if (verdict.kind === 'done') sent += 1;
      // One that has failed this often says nothing about the others.
      const failing = verdict.kind === 'retry' && entry.tries < HOLDS_FOR_TRIES ? verdict.failing : 'this';
      mistakes = failing === 'unclear' ? mistakes + 1 : 0;
      if (failing === 'every' || mistakes >= MISTAKES_IN_A_ROW) break;
    }
    const waiting = (await deps.outbox.list()).filter((entry) => !needsPerson(entry) && entry.state !== 'signed-out');
    // Untried entries go out as soon as the first waiting one is retried.
    const moments = waiting.map(({ nextTryAt }) => nextTryAt).filter((moment) => moment > 0);
    return { sent, waiting: waiting.length, nextTryAt: moments.length > 0 ? Math.min(...moments) : null };
  });
}

/**
 * Whether the entries behind it would fail the same way: none of them overtakes it. One that was taken back is no longer
 * part of the order.
 */
const holdsQueue = ({ state, error, tries, isWithdrawn }: OutboxEntry): boolean =>
  state === 'retry' && error !== null && !isOwnFault(error) && tries < HOLDS_FOR_TRIES && !isWithdrawn;

const UNANSWERED = { kind: 'retry', error: { status: 0, code: '', body: {} }, wait: null } as const;

type Outcome = Verdict | { kind: 'skipped' };

/** Tries one entry: claims it, sends it and records the outcome. */
async function sendEntry(deps: DrainDeps, takeLease: TakeLease, entry: OutboxEntry): Promise<Outcome | 'lease-lost'> {
  const { outbox, onChange } = deps;
  const body = entry.isFrozen ? null : await requestBody(outbox, entry);
  if (!entry.isFrozen && !body) {
    await outbox.update(entry.id, { state: 'refused', error: { status: 0, code: 'image_required', body: {} } });
    onChange();
    return { kind: 'skipped' };
  }
  if (!(await takeLease(LONGEST_UPLOAD_MS + ANSWER_MS))) return 'lease-lost';
  const frozen = await outbox.claim(entry, body);
  if (!frozen) return { kind: 'skipped' };
  onChange();

  const deadline = ANSWER_MS + Math.min(LONGEST_UPLOAD_MS, Math.ceil(frozen.body.size / SLOWEST_LINE));
  const { key } = frozen;
  const { kind, method, path } = entry;
  let { isWithdrawn } = frozen;
  let answer: Answer | 'signed-out';
  let verdict: Verdict;
  try {
    answer = await deps.send({ method, path, key, body: frozen.body, isWithdrawal: isWithdrawn, deadline });
    verdict = answer === 'signed-out' ? { kind: 'signed-out' } : classifyAnswer(answer);
  } catch {
    verdict = { ...UNANSWERED, failing: 'every' };
    answer = 'signed-out';
  }
  // It may have been taken back while it was on its way.
  isWithdrawn ||= await outbox.isWithdrawn(entry.id);
  if (verdict.kind === 'done' && isWithdrawn) {
    try {
      for (const id of verdict.madeIds) await deps.undo(kind, id);
    } catch {
      // The request itself was answered, so the others may go on.
      verdict = { ...UNANSWERED, failing: 'this' };
    }
  }
  await storeVerdict(deps, { ...entry, isWithdrawn, tries: entry.tries + 1 }, verdict);
  if (verdict.kind === 'done' && answer !== 'signed-out' && !isWithdrawn) deps.onSent(entry, answer);
  onChange();
  return verdict;
}

async function storeVerdict({ outbox, now, random }: DrainDeps, entry: OutboxEntry, verdict: Verdict): Promise<void> {
  switch (verdict.kind) {
    case 'done':
    case 'withdrawn':
      return outbox.remove(entry.id);
    case 'needs-you':
    case 'refused':
      // Refused means that nothing was executed under its key, so a withdrawn entry is finished.
      if (entry.isWithdrawn) return outbox.remove(entry.id);
      return outbox.update(entry.id, { state: verdict.kind, error: verdict.error, isUncertain: false });
    case 'signed-out':
      return outbox.update(entry.id, { state: 'signed-out', isUncertain: entry.isUncertain });
    case 'retry': {
      const own = backOff(entry.tries - 1, WAITS_MS) * (0.5 + random());
      const wait = Math.min(Math.max(own, verdict.wait ?? 0), LONGEST_WAIT_MS);
      return outbox.update(entry.id, { state: 'retry', error: verdict.error, nextTryAt: now() + wait });
    }
  }
}
