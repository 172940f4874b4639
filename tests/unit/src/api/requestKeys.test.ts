/** A repeated request of one screen has the same key, so that a retry does nothing twice. */
import { describe, expect, it } from 'vitest';
import { createRequestKeys } from '../../../../src/api/requestKeys.ts';

describe('keys of requests', () => {
  it('are the same for the same request, so that a retry does nothing twice', () => {
    const keyFor = createRequestKeys();
    const body = { package_id: 'coins-250', channel: 'QRIS' };
    expect(keyFor({ ...body })).toBe(keyFor({ ...body }));
  });

  it('differ between requests and between screens', () => {
    const keyFor = createRequestKeys();
    const keys = [keyFor('A'), keyFor('B'), createRequestKeys()('A')];
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  });
});
