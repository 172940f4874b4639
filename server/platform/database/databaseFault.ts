import pg from 'pg';

/**
 * SQLSTATE classes and codes that say nothing against the request: no connection, no room, stopped, a lock not had in
 * time, a statement over its time, a deadlock.
 */
const PASSING = /^(08|53|57P0|58)|^(55P03|57014|40001|40P01)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The driver has no codes for these. */
const DRIVER =
  /timeout exceeded when trying to connect|connection terminated|not queryable|connection error|cannot use a pool after|timeout expired/i;

/** True when the database, not the request, is the trouble: the same request may pass in a moment. */
export function isDatabaseFault(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return PASSING.test(current.code ?? '');
    // A file that is missing has a path; the socket of a database that is away has an address.
    const { code, syscall } = current as NodeJS.ErrnoException;
    if (code && NETWORK.has(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write')) return true;
    if (!current.cause && DRIVER.test(current.message)) return true;
  }
  return false;
}
