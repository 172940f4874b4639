import { type SQL, sql } from 'drizzle-orm';

/** The ledger's name for one attempt of a task: each attempt is held, then settled or released, by itself. */
export function ledgerSource(taskId: string, attempt: number): string {
  return `${taskId}/${attempt}`;
}

/** The same of the current attempt, for a statement that reads `tasks`. */
export const sourceOfTask: SQL<string> = sql`tasks.id || '/' || tasks.attempt`;

/** Whose attempt a name is. */
export function taskOfSource(source: string): string {
  return source.split('/')[0]!;
}
