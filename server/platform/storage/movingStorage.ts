import type { Storage } from './storage.ts';

/**
 * Combines two storages while files move between them: writes to the first, reads from whichever has the file, removes
 * from both. During `files copy` no file is missing, and removed files do not reappear after it.
 */
export function movingStorage(first: Storage, other: Storage): Storage {
  return {
    ...first,
    name: `${first.name}, and ${other.name}`,
    stat: async (key) => (await first.stat(key)) ?? other.stat(key),
    async open(key, range) {
      return (await first.stat(key)) ? first.open(key, range) : other.open(key, range);
    },
    async removeFolder(folder) {
      await first.removeFolder(folder);
      await other.removeFolder(folder);
    },
    async *folders(parent) {
      yield* first.folders(parent);
      yield* other.folders(parent);
    },
    async *files(folder) {
      const both = new Set<string>();
      for await (const files of first.files(folder)) {
        for (const { key } of files) both.add(key);
        yield files;
      }
      for await (const files of other.files(folder)) yield files.filter(({ key }) => !both.has(key));
    },
    async link(key, link) {
      return (await first.stat(key)) ? first.link(key, link) : other.link(key, link);
    },
    async removeCutShort() {
      return (await first.removeCutShort()) + (await other.removeCutShort());
    },
  };
}
