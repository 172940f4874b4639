/**
 * A token is read only from the return address, and a stranger's text in an address gets no more room than a sentence.
 */
import { expect, test } from 'vitest';
import { readAddressReturn } from '../../../../../src/features/accounts/session/addressReturn.ts';

const read = (address: string) => readAddressReturn(new URL(address, 'https://kilas.example'));

test('a token is taken from the return address and from no other', () => {
  expect(read('/auth/callback?token=abc')).toEqual({ type: 'token', token: 'abc' });
  expect(read('/auth/callback/?token=abc')).toEqual({ type: 'token', token: 'abc' });
  for (const address of ['/?token=abc', '/home?token=abc', '/auth/login?token=abc', '/auth/verify-email?token=abc'])
    expect(read(address)).toBeNull();
});

test('an error brings its code, its message and the address without them', () => {
  expect(read('/?error=google_failed&message=It+failed&page=2#top')).toEqual({
    type: 'error',
    code: 'google_failed',
    message: 'It failed',
    cleaned: '/?page=2#top',
  });
  expect(read('/?error=access_denied')).toEqual({
    type: 'error',
    code: 'access_denied',
    message: 'access_denied',
    cleaned: '/',
  });
});

test('a message that a stranger wrote into the address gets no more room than a sentence', () => {
  const brought = read(`/?error=x&message=${'a'.repeat(5000)}`);
  expect(brought?.type === 'error' && brought.message.length).toBe(160);
});

test('an ordinary address brings nothing', () => {
  expect(read('/home?kind=video')).toBeNull();
  expect(read('/?token=')).toBeNull();
});
