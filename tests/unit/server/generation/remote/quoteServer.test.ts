/** What a server said is for the operator to read, and never tells a key, an address or what somebody wrote. */
import { expect, it } from 'vitest';
import { quoteServer } from '../../../../../server/generation/remote/recordRefusal.ts';

const quote = (message: string) => quoteServer(message, { key: 'kunci-rahasia', prompts: ['kucing di pantai'] });

it.each([
  ['Invalid size: 4096x4096\n  is not supported', 'Invalid size: 4096x4096 is not supported'],
  ['Incorrect API key provided: kunci-rahasia.', 'Incorrect API key provided: ….'],
  ['Incorrect API key provided: sk-proj-****abcd.', 'Incorrect API key provided: …'],
  ['Authorization: Bearer eyJhbGciOi.abc.def was refused', 'Authorization: … was refused'],
  ['Prompt "kucing di pantai" has no subject', 'Prompt "…" has no subject'],
  [
    'Ask admin@gpu.example about http://root:pw@gpu.local/v1/videos?key=1',
    'Ask [address] about http://gpu.local/v1/videos',
  ],
  [`No image in ${'iVBORw0KGgo'.repeat(9)}`, 'No image in …'],
])('%s', (message, told) => {
  expect(quote(message)).toBe(told);
});

it.each([
  ['Prompt too long: "seekor kucing hitam tidur di ber..."', 'Prompt too long: "…..."'],
  ['Bad: SEEKOR KUCING HITAM', 'Bad: …'],
  ['Not \\"seekor kucing\\", but \\"tidur di beranda\\"', 'Not \\"…\\", but \\"…\\"'],
  ['seekor kucing hitam tidur di beranda', '…'],
  ['size: 1K is not supported', 'size: 1K is not supported'],
])('hides parts of a long prompt: %s', (message, told) => {
  expect(quoteServer(message, { key: null, prompts: ['seekor kucing hitam tidur di beranda'] })).toBe(told);
});

it('takes no time over a message of megabytes', () => {
  const began = performance.now();
  expect(quote('a.'.repeat(2_000_000))).toHaveLength(300);
  // In quadratic time it would be hours; a busy machine may take a second.
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('is cut where it is long', () => {
  expect(quote('no '.repeat(500))).toHaveLength(300);
});
