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
      // A copy that is under way from one to the other may put a file back until its source is gone: the target is
      // emptied after the source, whichever of the two it is.
      for (const storage of [other, first, other]) await storage.removeFolder(folder);
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
