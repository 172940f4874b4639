import { dashboardEndpoints as calls } from '../../../../contract/dashboard.ts';
import type { AnyEndpoint, ReplyOf } from '../../../../contract/endpoint.ts';
import { callApi } from '../../../api/callApi.ts';
import type { CallArguments } from '../../../api/createApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { randomKey } from '../../../offline/randomKey.ts';

/** A call that changes something, with its options. */
export interface Change<Reply> {
  /** Identifies the request: equal for equal changes. */
  asked: string;
  /** Whether it is sent with an idempotency key. */
  isIdempotent: boolean;
  send(attempt: { idempotencyKey?: string; isWithdrawal?: boolean }): Promise<Reply>;
}

/** Checks and retries: repeating them does no harm. */
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
  /** The answer belongs to an earlier, different request. */
  isEarlier: boolean;
}

/**
 * Sends the changes of one form so that a lost answer does no harm: the same change is repeated under its key, and an
 * earlier one is withdrawn before a different one is sent. If the earlier one had arrived after all, its answer is
 * returned and the new one is not sent.
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
    /** Whether a request was sent whose outcome is unknown. */
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
        // A refusal says that this attempt did nothing, but not what became of the one before.
        if (failure instanceof ApiError && failure.status < 500 && !wasUnanswered) unanswered = null;
        throw failure;
      }
    },
    /** Gives up: withdraws an unanswered request. @returns its answer if it had arrived after all */
    async giveUp(): Promise<{ reply: Reply } | null> {
      const left = unanswered;
      unanswered = null;
      return left && withdraw(left);
    },
  };
}
