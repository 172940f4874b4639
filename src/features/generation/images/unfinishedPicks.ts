import { del, get, keys } from 'idb-keyval';
import { MAX_IMAGE_BYTES } from '../../../../contract/limits.ts';
import { accountDatabase } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { randomKey } from '../../../offline/randomKey.ts';

/** Files that a person has chosen for the draft. */
export interface Pick {
  files: readonly Blob[];
  /** The image that the file replaces; null: the files are added. */
  replaces: string | null;
}

const PREFIX = 'generator-pick.';

/**
 * Runs under a lock named after the pick, so that another page takes it over only once the page preparing it is gone.
 */
const whileHeld = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  (navigator.locks as LockManager | undefined)?.request(`kilas.${name}`, work) ?? work();

/**
 * Commits explicitly instead of waiting for the request's result, so that the browser finishes the write even if the
 * page is closed.
 */
const store = (name: string, pick: Pick, { drafts }: AccountDatabase): Promise<unknown> =>
  drafts('readwrite', (picks) => {
    picks.put(pick, name);
    picks.transaction.commit();
    return new Promise<void>((resolve, reject) => {
      picks.transaction.oncomplete = () => resolve();
      picks.transaction.onabort = () => reject(picks.transaction.error ?? new Error('Not kept.'));
    });
  });

/**
 * Stores chosen files unchanged while `work` prepares them for the draft, and deletes them afterwards: preparing a
 * photo takes about a second on a phone, and a page closed in the meantime would lose it. They are in the account's own
 * database, which is deleted at sign-out.
 */
export function storeUntilDone<Result>(pick: Pick, work: () => Promise<Result>): Promise<Result> {
  const database = accountDatabase();
  const files = pick.files.filter(({ size }) => size <= MAX_IMAGE_BYTES);
  if (!database || files.length === 0) return work();
  const name = PREFIX + randomKey();
  const kept = store(name, { ...pick, files }, database).catch(() => undefined);
  return whileHeld(name, async () => {
    try {
      return await work();
    } finally {
      await kept;
      await del(name, database.drafts).catch(() => undefined);
    }
  });
}

/**
 * The picks that earlier pages did not finish. They are deleted first, so that a file that crashes the page is tried
 * only once more.
 */
export async function takeUnfinishedPicks(): Promise<Pick[]> {
  const database = accountDatabase();
  if (!database) return [];
  const names = (await keys(database.drafts)).map(String).filter((name) => name.startsWith(PREFIX));
  const picks: Pick[] = [];
  for (const name of names)
    await whileHeld(name, async () => {
      const pick = await get<Pick>(name, database.drafts);
      await del(name, database.drafts);
      if (pick) picks.push(pick);
    });
  return picks;
}
