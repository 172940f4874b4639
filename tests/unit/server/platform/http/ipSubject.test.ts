/** Limits count an IPv4 address by itself and an IPv6 address by its network. */
import { expect, test } from 'vitest';
import { ipSubject } from '../../../../../server/platform/http/ipSubject.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, subject) => expect(ipSubject(ip)).toBe(subject));
