import type { Database, Queries } from './database.ts';

/** Of each open transaction, what waits for its commit. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs something in memory once the transaction has committed, and never when it is rolled back: for what only counts
 * once it is true. Without a transaction the statement is done already, and it runs at once.
 * @param run must not throw
 */
export function afterCommit(queries: Queries, run: () => void): void {
  const own = waiting.get(queries);
  if (own) own.push(run);
  else run();
}

/** Has a database tell of its commits. */
export function watchCommits(database: Database): void {
  const transaction = database.transaction.bind(database);
  database.transaction = async (work, options) => {
    const own: (() => void)[] = [];
    const answer = await transaction((queries) => {
      waiting.set(queries, own);
      return work(queries);
    }, options);
    for (const run of own) run();
    return answer;
  };
}
