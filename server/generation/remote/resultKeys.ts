/** Folder of the results of all remote jobs, of every engine. */
export const REMOTE_RESULTS = 'remote';

/** Folder of a remote job's results in the storage, until they are copied to the task's. */
export function remoteFolder(jobId: string): string {
  return `${REMOTE_RESULTS}/${jobId}`;
}

/** Storage key of a verified result; `index` counts the pictures of a storyboard from 0. */
export function jobResultKey(jobId: string, index: number): string {
  return `${remoteFolder(jobId)}/${index}`;
}

/** Bytes that came with an answer, before they are verified. */
export function arrivalKey(jobId: string, index: number): string {
  return `${remoteFolder(jobId)}/arrived-${index}`;
}

export function posterKey(storageKey: string): string {
  return `${storageKey}-poster`;
}

export function thumbnailKey(storageKey: string): string {
  return `${storageKey}-thumbnail`;
}
