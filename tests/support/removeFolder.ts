import { rm } from 'node:fs/promises';

/**
 * Removes a test's folder. Retries when a file appears during the removal (`ENOTEMPTY`): a process that was just killed
 * may have a child that still writes there.
 */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
