import { describeErrorInLines } from './platform/describeError.ts';

/**
 * Ends the process on an unexpected error, and logs it without the values bound to a statement: during a start, these
 * include keys and the hash of the first admin's password. Node itself would print them.
 */
export function crash(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? describeErrorInLines(error) : String(error)}\n\n`);
  process.exit(1);
}
