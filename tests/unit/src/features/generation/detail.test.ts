/** A swipe is told from a scroll, zooming stays within the picture, and days in filters are the device's. */
import { describe, expect, test } from 'vitest';
import {
  type LibrarySearch,
  readHistorySearch,
  readHomeSearch,
} from '../../../../../src/features/generation/searchParams.ts';
import { swipeOf } from '../../../../../src/features/generation/detail/useSwipe.ts';
import { withinFrame, WHOLE, zoomAround } from '../../../../../src/features/generation/detail/zoom.ts';
import { chipKeys, toTaskFilter } from '../../../../../src/features/generation/filters/filterValues.ts';
import { countFilters } from '../../../../../src/ui/FilterRow.tsx';

describe('a swipe', () => {
  const from = { x: 200, y: 200 };
  test.each([
    ['to the left leads on', { x: 120, y: 210 }, 1],
    ['to the right leads back', { x: 280, y: 190 }, -1],
    ['that is short leads nowhere', { x: 160, y: 200 }, 0],
    ['that is rather a scroll leads nowhere', { x: 120, y: 300 }, 0],
  ])('%s', (_name, to, expected) => expect(swipeOf(from, to)).toBe(expected));
});

describe('enlarging', () => {
  const frame = { width: 300, height: 200 };

  test('keeps the point under the finger', () => {
    const view = zoomAround(WHOLE, { factor: 2, at: { x: 50, y: -20 }, frame });
    expect(view).toEqual({ scale: 2, x: -50, y: 20 });
  });

  test('has an end, and never shows what is beside the picture', () => {
    expect(zoomAround(WHOLE, { factor: 99, at: { x: 0, y: 0 }, frame }).scale).toBe(6);
    expect(zoomAround({ scale: 2, x: 40, y: 0 }, { factor: 0.1, at: { x: 0, y: 0 }, frame })).toEqual(WHOLE);
    expect(withinFrame({ scale: 2, x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 150, y: -100 });
  });
});

describe('filters in the address', () => {
  test('come as they are sound', () => {
    expect(
      readHomeSearch({
        kind: 'image',
        favorite: 'true',
        from: '2026-11-01',
        to: 'tomorrow',
        model: 'm',
        search: 7,
        status: 'lost',
      }),
    ).toEqual({
      kind: 'image',
      favorite: true,
      from: '2026-11-01',
      to: undefined,
      model: 'm',
      search: '7',
      status: undefined,
    });
    expect(readHistorySearch({ kind: 'image', from: '2026-13-45' })).not.toHaveProperty('kind');
    expect(readHistorySearch({ from: '2026-13-45' }).from).toBeUndefined();
  });

  test('become what the list asks for, and are counted without those that have a control of their own', () => {
    const filters = { kind: 'video', from: '2026-11-01', favorite: true, search: 'laut' } as const;
    expect(toTaskFilter(filters)).toMatchObject({ kind: 'video', favorite: true, search: 'laut' });
    expect(countFilters<LibrarySearch>(filters, chipKeys())).toBe(3);
    expect(countFilters<LibrarySearch>(filters, chipKeys(['kind']))).toBe(2);
  });

  test('name days of the device, from their first to their last moment', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Asia/Jayapura';
    try {
      expect(toTaskFilter({ from: '2026-11-21', to: '2026-11-22' })).toMatchObject({
        date_from: '2026-11-20T15:00:00.000Z',
        date_to: '2026-11-22T14:59:59.999Z',
      });
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
