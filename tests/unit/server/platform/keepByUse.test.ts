import { describe, expect, it } from 'vitest';
import { keepByUse } from '../../../../server/platform/keepByUse.ts';

describe('keepByUse', () => {
  it('lets go of what was not used for longest, by bytes', () => {
    const kept = keepByUse<string>({ maxBytes: 10 });
    kept.set('a', 'A', 4);
    kept.set('b', 'B', 4);
    expect(kept.get('a')).toBe('A');
    kept.set('c', 'C', 4);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
    kept.set('d', 'D', 10);
    expect([kept.get('a'), kept.get('c'), kept.get('d')]).toEqual([undefined, undefined, 'D']);
  });

  it('counts what is replaced or deleted no more', () => {
    const kept = keepByUse<string>({ maxBytes: 10 });
    for (let turn = 0; turn < 5; turn += 1) kept.set('a', `A${turn}`, 6);
    kept.set('b', 'B', 4);
    expect([kept.get('a'), kept.get('b')]).toEqual(['A4', 'B']);
    kept.delete('a');
    kept.delete('unknown');
    kept.set('c', 'C', 6);
    expect([kept.get('b'), kept.get('c')]).toEqual(['B', 'C']);
  });

  it('does not keep what takes more than everything may, nor what it was to replace', () => {
    const kept = keepByUse<string>({ maxBytes: 10 });
    kept.set('a', 'old', 2);
    kept.set('b', 'B', 2);
    kept.set('a', 'huge', 11);
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'B']);
  });
});
