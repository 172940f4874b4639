/** A server is asked again for what it lacked soon at first, then ever more seldom, and at once after a start. */
import { expect, it } from 'vitest';
import { isDue } from '../../../../../server/generation/openAiCompatible/lackedPaths.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28) + minutes * 60_000);
const DAY = 24 * 60;

it.each([
  { known: 0, passed: 0.9, due: false },
  { known: 0, passed: 1, due: true },
  { known: 30, passed: 29, due: false },
  { known: 30, passed: 30, due: true },
  { known: 9 * DAY, passed: DAY - 1, due: false },
  { known: 9 * DAY, passed: DAY, due: true },
])('%j', ({ known, passed, due }) => {
  expect(isDue({ since: at(0), checkedAt: at(known), startedAt: at(-5), now: at(known + passed) })).toBe(due);
});

it('is due after a start', () => {
  expect(isDue({ since: at(0), checkedAt: at(60), startedAt: at(61), now: at(61) })).toBe(true);
});
