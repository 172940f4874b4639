import { type SQL, sql } from 'drizzle-orm';

/** The ledger's name for one attempt of a task: each attempt is held, then settled or released, by itself. */
export function ledgerSource(taskId: string, attempt: number): string {
  return `${taskId}/${attempt}`;
}

/** The ledger source of the current attempt as SQL, for statements that read `tasks`. */
export const sourceOfTask: SQL<string> = sql`tasks.id || '/' || tasks.attempt`;

/** The task id in a ledger source. */
export function taskOfSource(source: string): string {
  return source.split('/')[0]!;
}
