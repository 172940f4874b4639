import type { Task } from '../../contract/generation.ts';
import type { TestAccount } from './testServer.ts';
import { waitUntil } from './waitUntil.ts';

export interface AcceptedReply {
  data: { batch_id: string; items: Task[]; balance: number };
}

export interface TaskReply {
  data: Task;
}

export interface TaskPageReply {
  data: Task[];
  page: number;
  page_size: number;
  total: number;
}

/** A task as its owner sees it now. */
export async function readTask(account: TestAccount, { id, kind }: Pick<Task, 'id' | 'kind'>): Promise<Task> {
  const path = kind === 'video' ? `/videos/status/${id}` : `/images/task/${id}`;
  return (await account.call<{ data: Task }>('GET', path)).body.data;
}

/** Waits for a task to be completed or to fail. */
export async function endOf(
  account: TestAccount,
  task: Pick<Task, 'id' | 'kind'> & Partial<Pick<Task, 'prompt'>>,
): Promise<Task> {
  let now: Task | undefined;
  await waitUntil(`"${task.prompt ?? task.id}" ends`, async () => {
    now = await readTask(account, task);
    return now.status === 'completed' || now.status === 'failed';
  });
  return now!;
}

export async function readBalance(account: TestAccount): Promise<{ balance: number; held: number }> {
  return (await account.call<{ data: { balance: number; held: number } }>('GET', '/credits/balance')).body.data;
}

export const balanceOf = async (account: TestAccount): Promise<number> => (await readBalance(account)).balance;
