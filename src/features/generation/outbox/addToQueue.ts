import { onlineManager } from '@tanstack/react-query';
import { OUTBOX_SYNC_TAG } from '../../../offline/names.ts';
import { announceOutbox } from '../../../offline/outbox/drainAccount.ts';
import type { OutboxRequest } from '../../../offline/outbox/outboxEntry.ts';
import { StorageBlockedError } from '../../../offline/storageAccess.ts';
import { drainSoon } from './watchOutbox.ts';
import { pageOutbox } from './pageOutbox.ts';

/**
 * Queues a request and makes sure that it is sent; browsers that can do so send it even while the app is closed.
 * @param wasSent it was sent under this key already, and its answer was lost
 */
export async function addToQueue(
  request: OutboxRequest,
  { key, wasSent, images = new Map() }: { key: string; wasSent: boolean; images?: ReadonlyMap<string, Blob> },
): Promise<void> {
  const outbox = pageOutbox();
  if (!outbox) throw new StorageBlockedError('blocked', undefined);
  await outbox.add(request, { key, now: Date.now(), images, isUncertain: wasSent });
  announceOutbox(outbox.accountId);
  await registerSync();
  if (onlineManager.isOnline()) drainSoon();
}

/** Only Chromium has Background Sync; elsewhere the page sends when it is next open (watchOutbox.ts). */
async function registerSync(): Promise<void> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as
      | { sync?: { register(tag: string): Promise<void> } }
      | undefined;
    await registration?.sync?.register(OUTBOX_SYNC_TAG);
  } catch {
    // Disabled by the person: the page sends it.
  }
}
