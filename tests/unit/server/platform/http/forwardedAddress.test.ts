/** The caller's address is the last one that the proxy named, in any notation, or none. */
import { expect, test } from 'vitest';
import { forwardedAddress } from '../../../../../server/platform/http/forwardedAddress.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50311', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:50311', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['999.1.1.1', undefined],
  [undefined, undefined],
])('the caller in %j is %j', (header, address) => {
  expect(forwardedAddress(header)).toBe(address);
});
