import { rm } from 'node:fs/promises';

/**
 * Removes a test's folder with all in it, also while a process that was just killed still has a child that writes
 * its last file there: what appears between the listing and the removal (`ENOTEMPTY`) is tried again.
 */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
