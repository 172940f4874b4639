/** Where the parts of the data folder lie, there and in a backup. */
export const CLUSTER = 'postgres/cluster';
export const FILES = 'files';
/** The last entry: an archive without it was cut off. */
export const COMPLETE = 'complete';

/** A backup that cannot be made or used; its message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
