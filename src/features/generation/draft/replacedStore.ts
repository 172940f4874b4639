import { get, update } from 'idb-keyval';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import type { Draft } from './draft.ts';

/** A draft and the tab that had it. */
export type DraftOfTab = Draft & { tab: string };

/** The name under which the replaced drafts of other tabs are stored, the newest last. */
const REPLACED = 'generator-replaced';
/** As many are offered at once. */
const MOST_REPLACED = 3;

/** Before several were stored it was a single one. */
const asList = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : stored === undefined ? [] : [stored]);

/** Stores those drafts of other tabs, at most one of each, that would be lost with the current one written over them. */
export async function addReplaced(
  { drafts }: AccountDatabase,
  others: Iterable<DraftOfTab>,
  current: Draft,
): Promise<void> {
  const lost = [...others].filter((other) => isWorthKeeping(other, current));
  if (lost.length === 0) return;
  const tabs = new Set<unknown>(lost.map(({ tab }) => tab));
  await update<unknown>(
    REPLACED,
    (stored) =>
      [...asList(stored).filter((each) => !tabs.has((each as DraftOfTab).tab)), ...lost].slice(-MOST_REPLACED),
    drafts,
  );
}

/** The stored ones as they are; none when they cannot be read. */
export const readReplaced = ({ drafts }: AccountDatabase): Promise<unknown[]> =>
  get<unknown>(REPLACED, drafts).then(asList, () => []);

/** Removes these, unless their tab has stored something else since. */
export async function removeReplaced({ drafts }: AccountDatabase, offered: readonly unknown[]): Promise<void> {
  const gone = new Set(offered.map((each) => JSON.stringify(each)));
  await update<unknown>(REPLACED, (stored) => asList(stored).filter((each) => !gone.has(JSON.stringify(each))), drafts);
}

/** Whether this draft has something that the other one lacks and that was not sent. */
export function isWorthKeeping({ prompt, sentPrompt, images }: Draft, other: Draft): boolean {
  const hasText = prompt !== '' && prompt !== sentPrompt && prompt !== other.prompt;
  return hasText || images.some(({ id }) => other.images.every((each) => each.id !== id));
}
