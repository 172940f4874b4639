import { PAYMENT_POLL_ATTEMPTS, PAYMENT_POLL_MS } from '../../../../contract/limits.ts';
import { LEGACY_POLLING_TYPES, POLLING_TYPES } from '../../../../contract/payments.ts';
import type { TopupStatus } from '../../../../contract/topupStatus.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';

/** Asked 120 times without a final word. The payment itself goes on. */
export class PollingTimeoutError extends Error {
  override readonly name = 'PollingTimeoutError';
  constructor() {
    super('Payment status polling timeout');
  }
}

/** A type of payment that the helper does not follow. */
export class InvalidPaymentTypeError extends Error {
  override readonly name = 'InvalidPaymentTypeError';
  constructor() {
    super('Invalid payment type. Only virtual-account and qris are supported.');
  }
}

export interface PollOptions<Answer extends { status: TopupStatus }> {
  /** The family of payment. */
  type: string;
  /** Asks where the top-up stands. */
  ask: (signal: AbortSignal) => Promise<Answer>;
  /** Resolves after so many milliseconds, or at once when the signal ends it. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with every answer. */
  onAnswer?: (answer: Answer) => void;
  signal: AbortSignal;
}

/**
 * Follows a payment by virtual account or QRIS until COMPLETED or FAILED, which it resolves to.
 * @throws InvalidPaymentTypeError, PollingTimeoutError, ApiError of the call, AbortError when `signal` ended it
 */
export function pollPaymentStatus<Answer extends { status: TopupStatus }>(
  options: PollOptions<Answer>,
): Promise<Answer> {
  return poll(POLLING_TYPES, options);
}

/** The older helper: the same for e-wallets, shops and top-ups of the legacy call too. Throws as pollPaymentStatus does. */
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

/** A lost connection, a server that stumbles or asks to be spared: one attempt without an answer. The next may get through. */
async function askOnce<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    return await ask(signal);
  } catch (error) {
    if (isConnectionError(error) || isPassing(error)) return null;
    throw error;
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 408);
