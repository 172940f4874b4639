import { and, inArray } from 'drizzle-orm';
import { tasks } from '../../../server/generation/tables.ts';
import { callAs } from './callAs.ts';
import { takePeople } from './people.ts';
import { openProductDatabase } from './productDatabase.ts';

/** Cancels what a test's people still have in the making, so that the next tests do not wait for its drawing. */
export async function cancelUnfinished(): Promise<void> {
  const people = takePeople();
  if (people.size === 0) return;
  const { database } = await openProductDatabase();
  const unfinished = await database
    .select({ id: tasks.id, userId: tasks.userId })
    .from(tasks)
    .where(and(inArray(tasks.userId, [...people.keys()]), inArray(tasks.status, ['pending', 'processing'])));
  // Somebody who signed out or deleted the account cannot cancel any more, and what has just ended needs it no more.
  await Promise.allSettled(
    unfinished.map(({ id, userId }) => callAs(people.get(userId)!, 'POST', `/library/${id}/cancel`)),
  );
}
