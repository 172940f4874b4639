import { updateDeviceValue, readDeviceValue, writeDeviceValue } from './deviceStore.ts';

/** The Badging API: the number on the app's icon. Optional in browsers. */
interface Badging {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Most unseen results that are counted. */
const MOST = 99;

/** Adds an unseen result to the number on the app's icon, once per id. Runs in page and worker. */
export async function countUnseen(id: string): Promise<void> {
  const add = (before: readonly string[] = []) => (before.includes(id) ? before : [...before, id].slice(-MOST));
  const unseen = await updateDeviceValue('unseen', add).catch(() => [id]);
  await (navigator as Badging).setAppBadge?.(unseen.length).catch(() => undefined);
}

/** Resets the number: the user is viewing the results now. */
export async function clearUnseen(): Promise<void> {
  await (navigator as Badging).clearAppBadge?.().catch(() => undefined);
  if ((await readDeviceValue('unseen'))?.length) await writeDeviceValue('unseen', []).catch(() => undefined);
}
