import { PAYMENT_POLL_ATTEMPTS, PAYMENT_POLL_MS } from '../../../contract/limits.ts';
import { LEGACY_POLLING_TYPES, POLLING_TYPES } from '../../../contract/payments.ts';
import type { TopupStatus } from '../../../contract/topupStatus.ts';
import { isTransient } from '../../api/isTransient.ts';

/** Polled 120 times without a final status. The payment itself continues. */
export class PollingTimeoutError extends Error {
  override readonly name = 'PollingTimeoutError';
  constructor() {
    super('Payment status polling timeout');
  }
}

/** A payment type that this helper does not poll. */
export class InvalidPaymentTypeError extends Error {
  override readonly name = 'InvalidPaymentTypeError';
  constructor() {
    super('Invalid payment type. Only virtual-account and qris are supported.');
  }
}

export interface PollOptions<Answer extends { status: TopupStatus }> {
  /** The payment method, or `legacy`. */
  type: string;
  /** Fetches the status of the top-up. */
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with every answer. */
  onAnswer?: (answer: Answer) => void;
  signal: AbortSignal;
}

/**
 * Polls a payment by virtual account or QRIS until it is COMPLETED or FAILED; resolves to that answer.
 * @throws InvalidPaymentTypeError, PollingTimeoutError, ApiError of the call, AbortError when `signal` was aborted
 */
export function pollPaymentStatus<Answer extends { status: TopupStatus }>(
  options: PollOptions<Answer>,
): Promise<Answer> {
  return poll(POLLING_TYPES, options);
}

/** The older helper: also for e-wallets, stores and top-ups of the legacy call. Throws as pollPaymentStatus does. */
export function pollTopupStatus<Answer extends { status: TopupStatus }>(options: PollOptions<Answer>): Promise<Answer> {
  return poll(LEGACY_POLLING_TYPES, options);
}

async function poll<Answer extends { status: TopupStatus }>(
  accepted: readonly string[],
  { type, ask, wait, onAnswer, signal }: PollOptions<Answer>,
): Promise<Answer> {
  if (!accepted.includes(type)) throw new InvalidPaymentTypeError();
  for (let attempt = 1; attempt <= PAYMENT_POLL_ATTEMPTS; attempt++) {
    signal.throwIfAborted();
    const answer = await askOnce(ask, signal);
    if (answer) onAnswer?.(answer);
    if (answer && answer.status !== 'PENDING') return answer;
    if (attempt < PAYMENT_POLL_ATTEMPTS) await wait(PAYMENT_POLL_MS, signal);
  }
  throw new PollingTimeoutError();
}

/** One attempt; null after a lost connection, a server error, a timeout or a rate limit: the next may succeed. */
async function askOnce<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    return await ask(signal);
  } catch (error) {
    if (isTransient(error)) return null;
    throw error;
  }
}
