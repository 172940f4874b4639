import { readDeviceNote, writeDeviceNote } from './deviceNotes.ts';

/** The number on the app's icon; browsers without it do nothing. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** More than anybody counts. */
const MOST = 99;

/** Counts a result that nobody is looking at, once, on the app's icon. Runs in page and worker. */
export async function countUnseen(id: string): Promise<void> {
  const before = (await readDeviceNote('unseen')) ?? [];
  const unseen = before.includes(id) ? before : [...before, id].slice(-MOST);
  await writeDeviceNote('unseen', unseen).catch(() => undefined);
  await (navigator as Badging).setAppBadge?.(unseen.length).catch(() => undefined);
}

/** The person is looking: nothing is unseen any more. */
export async function clearUnseen(): Promise<void> {
  await (navigator as Badging).clearAppBadge?.().catch(() => undefined);
  if ((await readDeviceNote('unseen'))?.length) await writeDeviceNote('unseen', []).catch(() => undefined);
}
