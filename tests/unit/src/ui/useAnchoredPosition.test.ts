/** A popover opens where there is more room and never beyond the sides. */
import { expect, test } from 'vitest';
import { placeBeside } from '../../../../src/ui/useAnchoredPosition.ts';

const screen = { width: 1280, height: 800 };

test('a popover opens under its anchor while there is more room below', () => {
  expect(placeBeside({ top: 10, bottom: 50, left: 100 }, screen)).toEqual({ left: 100, top: 58, maxHeight: 726 });
});

test('above it near the bottom edge', () => {
  expect(placeBeside({ top: 700, bottom: 744, left: 100 }, screen)).toEqual({ left: 100, bottom: 108, maxHeight: 676 });
});

test('and never beyond the sides', () => {
  expect(placeBeside({ top: 10, bottom: 50, left: 1200 }, screen).left).toBe(848);
  expect(placeBeside({ top: 10, bottom: 50, left: -30 }, screen).left).toBe(16);
});
