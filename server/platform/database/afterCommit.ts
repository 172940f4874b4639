import type { Database, Queries } from './database.ts';

/** The callbacks of each open transaction. */
const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Runs an in-memory effect, such as a metric, after the transaction commits; never after a rollback. Without a
 * transaction the statement is already committed, so it runs immediately.
 * @param run must not throw
 */
export function afterCommit(queries: Queries, run: () => void): void {
  const own = waiting.get(queries);
  if (own) own.push(run);
  else run();
}

/** Wraps a database's transactions so that `afterCommit` works in them. */
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
