/**
 * An input picture counts as lost only when it alone is missing or unreadable; while the whole storage has trouble it
 * is only unavailable.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { InputPictureLost, readInputPicture } from '../../../../../server/generation/remote/readInputPicture.ts';
import { fileStorage } from '../../../../../server/platform/storage/fileStorage.ts';
import { type Storage, StorageAway } from '../../../../../server/platform/storage/storage.ts';

const wanted = { id: 'a', storageKey: 'inputs/a/main', width: 1, height: 1 };
let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-test-'));
  storage = fileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const upload = (id: string) => storage.put(`inputs/${id}/main`, Readable.from([`picture ${id}`]));
const read = (changes: Partial<Storage> = {}, as = async (bytes: Buffer) => bytes.toString()) =>
  readInputPicture({ ...storage, ...changes }, wanted, as);
const failing = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: the system said no`), { code });
};

it('is read as the provider wants it', async () => {
  await upload('a');
  expect(await read()).toBe('picture a');
});

it('is lost when it alone is not there', async () => {
  await upload('b');
  await expect(read()).rejects.toBeInstanceOf(InputPictureLost);
  await expect(read({ state: async () => 'full' })).rejects.toBeInstanceOf(InputPictureLost);
});

it('is lost when the decoder refuses it', async () => {
  await upload('a');
  const refusing = async () => {
    throw new Error('Input buffer contains unsupported image format');
  };
  await expect(read({}, refusing)).rejects.toBeInstanceOf(InputPictureLost);
});

it.each(['EMFILE', 'EIO', 'ESTALE'])('is only out of reach after %s', async (code) => {
  await upload('a');
  await upload('b');
  await expect(read({ open: failing(code) })).rejects.toBeInstanceOf(StorageAway);
  const breaking: Storage['open'] = async () =>
    new Readable({
      read() {
        this.destroy(Object.assign(new Error(`${code}: the system said no`), { code }));
      },
    });
  await expect(read({ open: breaking })).rejects.toBeInstanceOf(StorageAway);
  await expect(read({ open: failing(code), stat: failing(code) })).rejects.toBeInstanceOf(StorageAway);
});

it('is only out of reach while the storage as a whole is not what it was', async () => {
  // What an unmounted disk leaves behind: an empty folder.
  await expect(read()).rejects.toBeInstanceOf(StorageAway);
  await upload('b');
  await expect(read({ state: async () => 'refused' })).rejects.toBeInstanceOf(StorageAway);
});
