/** Each cause of a failed sign-in is told from the others. */
import { expect, test } from 'vitest';
import type { ErrorCode } from '../../../../../contract/errorCodes.ts';
import { ApiError, NetworkError, OfflineError } from '../../../../../src/api/errors.ts';
import { loginFailure } from '../../../../../src/features/accounts/loginFailure.ts';

const answer = (status: number, code?: ErrorCode) =>
  new ApiError(status, code ? { code, message: 'm', detail: 'm' } : {});

test.each([
  ['wrong', answer(401, 'invalid_credentials')],
  ['unverified', answer(403, 'email_not_verified')],
  ['refused', answer(403, 'account_deactivated')],
  ['refused', answer(429, 'rate_limited')],
  ['server', answer(500, 'internal')],
  ['server', answer(502)],
  ['connection', new OfflineError()],
  ['connection', new NetworkError()],
  ['unknown', answer(418)],
  ['unknown', new Error('?')],
])('%s', (expected, error) => {
  expect(loginFailure(error)).toBe(expected);
});
