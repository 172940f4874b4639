/** The ledger's name for one attempt of a task: each attempt is held, then settled or released, by itself. */
export function ledgerSource(taskId: string, attempt: number): string {
  return `${taskId}/${attempt}`;
}
