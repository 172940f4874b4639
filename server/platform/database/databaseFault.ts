import pg from 'pg';

/**
 * SQLSTATE classes and codes that are not the request's fault: no connection, no resources, shutdown, lock timeout,
 * statement timeout, serialization failure, deadlock.
 */
const PASSING = /^(08|53|57P0|58)|^(55P03|57014|40001|40P01)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH']);
/** The driver has no codes for these. */
const DRIVER =
  /timeout exceeded when trying to connect|connection terminated|not queryable|connection error|cannot use a pool after|timeout expired/i;

/** True when the database, not the request, caused the error: the same request may succeed in a moment. */
export function isDatabaseFault(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return PASSING.test(current.code ?? '');
    // Only socket calls count: ENOENT of a file is no database fault, ENOENT of the database's socket is.
    const { code, syscall } = current as NodeJS.ErrnoException;
    if (code && NETWORK.has(code) && (syscall === 'connect' || syscall === 'read' || syscall === 'write')) return true;
    if (!current.cause && DRIVER.test(current.message)) return true;
  }
  return false;
}
