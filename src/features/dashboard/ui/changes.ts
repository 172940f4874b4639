import { dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import type { AnyEndpoint, ReplyOf } from '../../../../contract/endpoint.ts';
import { callApi } from '../../../api/callApi.ts';
import type { CallArguments } from '../../../api/createApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { randomKey } from '../../../offline/randomKey.ts';

/** A call that changes something, with what it sends. */
export interface Change<Reply> {
  /** The same for two that ask for the same. */
  asked: string;
  /** Sent with a key, the server makes it once. */
  isIdempotent: boolean;
  send(attempt: { idempotencyKey?: string; isWithdrawal?: boolean }): Promise<Reply>;
}

/** What only checks or tries again: nothing is done twice by asking twice. */
const WITHOUT_KEY: ReadonlySet<AnyEndpoint> = new Set([calls.retry, calls.checkLedger, calls.rebuildRollup]);

/** @param options as `callApi` takes them */
export function changeBy<E extends AnyEndpoint>(endpoint: E, ...[options]: CallArguments<E>): Change<ReplyOf<E>> {
  return {
    asked: JSON.stringify([endpoint.method, endpoint.path, options]),
    isIdempotent: !WITHOUT_KEY.has(endpoint),
    send: (attempt) => callApi(endpoint, ...([{ ...options, ...attempt }] as unknown as CallArguments<E>)),
  };
}

export interface Sent<Reply> {
  reply: Reply;
  /** It is the answer to an earlier attempt, which asked for something else. */
  isEarlier: boolean;
}

/**
 * Sends the changes of one form, so that a lost answer does no harm: the same change is repeated under its key, and an
 * earlier one is withdrawn before another is sent. If that had arrived, its answer comes and the other is not sent.
 */
export function createChangeSender<Reply>() {
  let unanswered: { change: Change<Reply>; key: string } | null = null;

  /** @returns the answer if it had arrived; null if it never will */
  async function withdraw({ change, key }: { change: Change<Reply>; key: string }): Promise<{ reply: Reply } | null> {
    try {
      return { reply: await change.send({ idempotencyKey: key, isWithdrawal: true }) };
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'request_withdrawn') return null;
      throw failure;
    }
  }

  return {
    /** Whether something was sent of which nobody knows if it arrived. */
    isInDoubt: () => unanswered !== null,
    async send(change: Change<Reply>): Promise<Sent<Reply>> {
      if (!change.isIdempotent) return { reply: await change.send({}), isEarlier: false };
      if (unanswered && unanswered.change.asked !== change.asked) {
        const arrived = await withdraw(unanswered);
        unanswered = null;
        if (arrived) return { ...arrived, isEarlier: true };
      }
      const wasUnanswered = unanswered !== null;
      const { key } = (unanswered ??= { change, key: randomKey() });
      try {
        const reply = await change.send({ idempotencyKey: key });
        unanswered = null;
        return { reply, isEarlier: false };
      } catch (failure) {
        // A refusal says that this attempt did nothing; of one before it, it may not even have looked.
        if (failure instanceof ApiError && failure.status < 500 && !wasUnanswered) unanswered = null;
        throw failure;
      }
    },
    /** Gives up: withdraws what is unanswered. @returns its answer if it had arrived all the same */
    async giveUp(): Promise<{ reply: Reply } | null> {
      const left = unanswered;
      unanswered = null;
      return left && withdraw(left);
    },
  };
}
