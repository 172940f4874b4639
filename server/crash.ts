import { describeErrorInLines } from './platform/describeError.ts';

/**
 * Ends the process on an error that nobody expected, and says what it was without the values bound to a statement: among
 * those of a start are keys and the hash of the first admin's password. Node itself would print them.
 */
export function crash(error: unknown): never {
  process.stderr.write(`\n${error instanceof Error ? describeErrorInLines(error) : String(error)}\n\n`);
  process.exit(1);
}
