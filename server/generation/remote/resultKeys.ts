/** Folder of the results of all remote jobs, whichever engine's. */
export const REMOTE_RESULTS = 'remote';

/** Folder of a remote job's results in the storage, until they are the task's. */
export function remoteFolder(jobId: string): string {
  return `${REMOTE_RESULTS}/${jobId}`;
}

export function resultPlace(jobId: string, place: number): string {
  return `${remoteFolder(jobId)}/${place}`;
}

/** Bytes that came with an answer, before they are looked through. */
export function arrivalPlace(jobId: string, place: number): string {
  return `${remoteFolder(jobId)}/arrived-${place}`;
}

export function posterKey(storageKey: string): string {
  return `${storageKey}-poster`;
}

export function thumbnailKey(storageKey: string): string {
  return `${storageKey}-thumbnail`;
}
