import { eq } from 'drizzle-orm';
import { users } from '../../server/accounts/tables.ts';
import { hashPassword } from '../../server/accounts/passwordHash.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { tasks } from '../../server/generation/tables.ts';
import type { Task } from '../../contract/generation.ts';
import type { AcceptedReply } from './generationCalls.ts';
import type { TestAccount, TestServer } from './testServer.ts';

export const ADMIN_PASSWORD = 'kata-sandi-konsol-7';

/** An admin with a password, who has confirmed it in this session. */
export async function signUpConfirmedAdmin(server: TestServer): Promise<TestAccount> {
  const admin = await server.signUp({ role: 'admin' });
  await givePassword(server, admin);
  await confirm(admin);
  return admin;
}

/** Gives an account a password. */
export async function givePassword(server: TestServer, account: TestAccount): Promise<void> {
  const passwordHash = await hashPassword(ADMIN_PASSWORD);
  await server.services.database.update(users).set({ passwordHash }).where(eq(users.id, account.id));
}

/** The second sign-in. */
export async function confirm(admin: TestAccount): Promise<void> {
  const answer = await admin.call('POST', '/dashboard/confirm', { password: ADMIN_PASSWORD });
  if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`);
}

/** Has a creator request an item. */
export async function request(creator: TestAccount, kind: Task['kind'], prompt: string): Promise<Task> {
  const path = kind === 'video' ? '/videos/generate' : '/images/text-to-image';
  const answer = await creator.call<AcceptedReply>('POST', path, { prompt });
  if (answer.status !== 202) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return answer.body.data.items[0]!;
}

/** Runs a task's steps as a worker would, until it ends, five at most. */
export async function work(server: TestServer, taskId: string): Promise<void> {
  const deps = server.services.generation;
  for (let step = 0; step < 5; step += 1) {
    const [task] = await deps.database.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, taskId));
    if (task!.status !== 'pending' && task!.status !== 'processing') return;
    await advanceTask({ deps, taskId });
  }
}

/** Requests an item and runs its steps. */
export async function make(
  server: TestServer,
  { creator, kind, prompt }: { creator: TestAccount; kind: Task['kind']; prompt: string },
): Promise<Task> {
  const task = await request(creator, kind, prompt);
  await work(server, task.id);
  return task;
}
