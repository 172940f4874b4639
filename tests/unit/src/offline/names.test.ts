/** Everything we store in the browser has a name with our prefix and its account. */
import { describe, expect, it } from 'vitest';
import {
  accountDatabaseName,
  accountOfCache,
  accountOfDatabase,
  ASSET_CACHE,
  DEVICE_DATABASE,
  LOCAL_STORAGE_KEYS,
  mediaCacheName,
  PRECACHE,
  previewCacheName,
} from '../../../../src/offline/names.ts';

describe('the names of what the browser keeps', () => {
  it('all start with the product’s prefix', () => {
    const names = [
      ...Object.values(LOCAL_STORAGE_KEYS),
      DEVICE_DATABASE,
      PRECACHE,
      ASSET_CACHE,
      accountDatabaseName('a'),
      previewCacheName('a'),
      mediaCacheName('a'),
    ];
    expect(names.filter((name) => !name.startsWith('kilas.'))).toEqual([]);
  });

  it('tell whose they are', () => {
    expect(accountOfDatabase(accountDatabaseName('a-1'))).toBe('a-1');
    expect(accountOfDatabase(DEVICE_DATABASE)).toBeUndefined();
    expect([previewCacheName('a-1'), mediaCacheName('a-1')].map(accountOfCache)).toEqual(['a-1', 'a-1']);
    expect([PRECACHE, ASSET_CACHE].map(accountOfCache)).toEqual([undefined, undefined]);
  });
});
