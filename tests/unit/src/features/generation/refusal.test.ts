/** Each refusal is shown where it belongs: beside its field, in a dialog with its numbers, or in the alert. */
import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../../../../contract/errorBody.ts';
import { ApiError } from '../../../../../src/api/errors.ts';
import { hoursUntil, classifyRefusal } from '../../../../../src/features/generation/refusals/refusal.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const refuse = (body: Partial<ErrorBody>) => classifyRefusal(new ApiError(400, { message: 'x', ...body }));

test('the daily limit tells its counts when the server does', () => {
  expect(refuse({ code: 'daily_limit_reached', remaining: 2, requested: 5, reset_at: '2026-11-21T17:00:00Z' })).toEqual(
    { kind: 'daily-limit', remaining: 2, requested: 5, resetAt: '2026-11-21T17:00:00Z' },
  );
  expect(refuse({ code: 'daily_limit_reached' })).toEqual({
    kind: 'daily-limit',
    remaining: null,
    requested: null,
    resetAt: null,
  });
});

test('too few coins names both numbers', () => {
  expect(refuse({ code: 'insufficient_credits', balance: 5, required: 40 })).toEqual({
    kind: 'too-few-coins',
    balance: 5,
    required: 40,
  });
  expect(refuse({ code: 'insufficient_credits' })).toMatchObject({ kind: 'other' });
});

test('what the server finds wrong lands beside its field', () => {
  expect(refuse({ code: 'validation_failed', fields: { prompt: { code: 'prompt_too_long', message: 'y' } } })).toEqual({
    kind: 'fields',
    issues: { prompt: 'prompt_too_long' },
  });
  expect(refuse({ code: 'validation_failed' })).toMatchObject({ kind: 'other', code: 'validation_failed' });
});

test('what this build has no words for is told as not valid, never by its code', () => {
  expect(
    refuse({
      code: 'validation_failed',
      fields: { prompt: { code: 'of_a_newer_release' as 'prompt_too_long', message: 'y' } },
    }),
  ).toEqual({ kind: 'fields', issues: { prompt: 'field_invalid' } });
});

test('a reused key means that the first request had arrived', () => {
  expect(refuse({ code: 'idempotency_key_reused' })).toEqual({ kind: 'already-accepted' });
});

test('anything else is said in the alert', () => {
  expect(refuse({})).toEqual({ kind: 'other', code: null, text: 'x' });
  expect(refuse({ code: 'input_sensitive' })).toMatchObject({ kind: 'other', code: 'input_sensitive' });
});

test('hours are rounded up and never zero', () => {
  const reset = '2026-11-21T17:00:00Z';
  expect(hoursUntil(reset, Date.parse('2026-11-21T13:30:00Z'))).toBe(4);
  expect(hoursUntil(reset, Date.parse('2026-11-21T16:59:59Z'))).toBe(1);
  expect(hoursUntil(reset, Date.parse('2026-11-21T18:00:00Z'))).toBe(1);
});
