/**
 * A payment is polled every five seconds until it is final, at most 120 times. Lost answers count as attempts; a
 * refusal or leaving the screen ends it.
 */
import { describe, expect, it } from 'vitest';
import type { TopupStatus } from '../../../../../contract/topupStatus.ts';
import { ApiError, NetworkError } from '../../../../../src/api/errors.ts';
import {
  InvalidPaymentTypeError,
  type PollOptions,
  pollPaymentStatus,
  pollTopupStatus,
} from '../../../../../src/features/payments/pollTopup.ts';

type Answer = { status: TopupStatus };

/** Options that answer from a list and then repeat its last answer; `waits` collects the pauses. */
function following(type: string, answers: (TopupStatus | Error)[]) {
  const waits: number[] = [];
  const seen: TopupStatus[] = [];
  let asked = 0;
  const leaving = new AbortController();
  const options: PollOptions<Answer> = {
    type,
    async ask() {
      const answer = answers[Math.min(asked, answers.length - 1)] as TopupStatus | Error;
      asked += 1;
      if (answer instanceof Error) throw answer;
      return { status: answer };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    onAnswer: ({ status }) => seen.push(status),
    signal: leaving.signal,
  };
  return { options, waits, seen, leaving, asked: () => asked };
}

describe('following a payment', () => {
  it.each(['COMPLETED', 'FAILED'] as const)('asks every 5 seconds until %s, which it resolves to', async (final) => {
    const { options, waits, seen } = following('qris', ['PENDING', 'PENDING', final]);
    await expect(pollPaymentStatus(options)).resolves.toEqual({ status: final });
    expect(waits).toEqual([5000, 5000]);
    expect(seen).toEqual(['PENDING', 'PENDING', final]);
  });

  it('gives up after 120 attempts with the fixed words', async () => {
    const { options, waits, asked } = following('virtual-account', ['PENDING']);
    await expect(pollPaymentStatus(options)).rejects.toThrow('Payment status polling timeout');
    expect(asked()).toBe(120);
    expect(waits).toHaveLength(119);
  });

  it.each(['ewallet', 'retail', 'legacy', 'cash', ''])('refuses the type "%s" before asking', async (type) => {
    const { options, asked } = following(type, ['COMPLETED']);
    await expect(pollPaymentStatus(options)).rejects.toThrow(
      'Invalid payment type. Only virtual-account and qris are supported.',
    );
    expect(asked()).toBe(0);
  });

  it.each(['virtual-account', 'qris', 'ewallet', 'retail', 'legacy'])('in its older form takes "%s"', async (type) => {
    await expect(pollTopupStatus(following(type, ['COMPLETED']).options)).resolves.toEqual({ status: 'COMPLETED' });
  });

  it('in its older form refuses what is none of them', async () => {
    await expect(pollTopupStatus(following('cash', ['COMPLETED']).options)).rejects.toBeInstanceOf(
      InvalidPaymentTypeError,
    );
  });

  it('takes a lost connection as an attempt without an answer', async () => {
    const { options, seen } = following('qris', [new NetworkError('gone'), 'COMPLETED']);
    await expect(pollPaymentStatus(options)).resolves.toEqual({ status: 'COMPLETED' });
    expect(seen).toEqual(['COMPLETED']);
  });

  it.each([500, 502, 503, 429])('takes an answer of %i as an attempt, which does not end it', async (status) => {
    const { options, waits } = following('qris', [new ApiError(status, {}), new ApiError(status, {}), 'COMPLETED']);
    await expect(pollPaymentStatus(options)).resolves.toEqual({ status: 'COMPLETED' });
    expect(waits).toEqual([5000, 5000]);
  });

  it('ends at what the server refuses', async () => {
    const refusal = new ApiError(404, { code: 'not_found' });
    await expect(pollPaymentStatus(following('qris', [refusal]).options)).rejects.toBe(refusal);
  });

  it('asks no more once its screen was left', async () => {
    const { options, leaving, asked } = following('qris', ['PENDING']);
    const result = pollPaymentStatus({ ...options, wait: async () => leaving.abort() });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked()).toBe(1);
  });
});
