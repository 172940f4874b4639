/** Paths of the parts, in the data folder and in a backup. */
export const CLUSTER = 'postgres/cluster';
export const FILES = 'files';
/** The last entry: an archive without it is truncated. */
export const COMPLETE = 'complete';

/** A backup cannot be made or used; the message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
