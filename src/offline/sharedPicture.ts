import { writeDeviceValue } from './deviceStore.ts';

const listeners = new Set<() => void>();

/**
 * Keeps a picture until the generator takes it, after signing in if need be, and tells this page of it. On a device
 * without room it is told all the same: the generator reports what it lacks.
 */
export async function keepSharedPicture(picture: Blob): Promise<void> {
  await writeDeviceValue('shared', { picture, at: Date.now() }).catch(() => undefined);
  for (const listener of listeners) listener();
}

/** Calls `listener` for every picture that comes while this page is open. */
export function onSharedPicture(listener: () => void): void {
  listeners.add(listener);
}
