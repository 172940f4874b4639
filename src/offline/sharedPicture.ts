import { createEmitter } from './createEmitter.ts';
import { writeDeviceValue } from './deviceStore.ts';

const { emit, subscribe } = createEmitter();

/**
 * Stores a picture until the generator takes it, after sign-in if needed, and notifies this page. On a device without
 * room it notifies as well: the generator reports the missing picture.
 */
export async function storeSharedPicture(picture: Blob): Promise<void> {
  await writeDeviceValue('shared', { picture, at: Date.now() }).catch(() => undefined);
  emit();
}

/** Calls `listener` for every picture that comes while this page is open. */
export const onSharedPicture: (listener: () => void) => void = subscribe;
