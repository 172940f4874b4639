/** A popover opens on the side with more room and never extends beyond the edges. */
import { expect, test } from 'vitest';
import { placeBeside } from '../../../../src/ui/useAnchoredPosition.ts';

const screen = { width: 1280, height: 800 };

test('a popover opens under its anchor while there is more room below', () => {
  expect(placeBeside({ top: 10, bottom: 50, left: 100 }, screen)).toEqual({ side: 'below', left: 84, offset: 42 });
});

test('above it near the bottom edge', () => {
  expect(placeBeside({ top: 700, bottom: 744, left: 100 }, screen)).toEqual({ side: 'above', left: 84, offset: 92 });
});

test('and never beyond the sides', () => {
  expect(placeBeside({ top: 10, bottom: 50, left: 1200 }, screen).left).toBe(832);
  expect(placeBeside({ top: 10, bottom: 50, left: -30 }, screen).left).toBe(0);
});
