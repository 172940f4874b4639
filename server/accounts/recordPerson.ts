import { createHmac } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import { deriveKey, type Secret } from '../platform/secrets.ts';
import { canonicalMailbox } from './canonicalMailbox.ts';
import { identities, personMarks, persons, users } from './tables.ts';

/** Batch size of {@link backfillPersons}. */
const AT_ONCE = 200;

interface Remembering {
  clock: Clock;
  secret: Secret;
}

/**
 * Links a verified account to its person, identified by marks: HMACs of the mailbox and of the Google subject. Marks
 * outlive the account, so that a user who deletes it and returns, or spells the address differently, is the same person
 * for everything granted once per person. Safe to repeat; a repeat adds new marks.
 * @returns true for a new person
 */
export async function recordPerson(
  transaction: Transaction,
  { clock, secret, userId }: Remembering & { userId: string },
): Promise<boolean> {
  const marks = await marksOf(transaction, { secret, userId });
  // Serialize two spellings of one mailbox verified at the same time.
  for (const mark of marks)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person ${mark}`}, 0))`);
  const known = await transaction
    .select({ mark: personMarks.mark, personId: personMarks.personId })
    .from(personMarks)
    .innerJoin(persons, eq(persons.id, personMarks.personId))
    .where(inArray(personMarks.mark, marks))
    .orderBy(asc(persons.createdAt));
  const now = clock.now();
  const personId = known[0]?.personId ?? newId(now);
  if (known.length === 0) await transaction.insert(persons).values({ id: personId, createdAt: now });
  await transaction
    .insert(personMarks)
    .values(marks.map((mark) => ({ mark, personId })))
    .onConflictDoNothing();
  await transaction.update(users).set({ personId }).where(eq(users.id, userId));
  return known.length === 0;
}

async function marksOf(
  transaction: Transaction,
  { secret, userId }: { secret: Secret; userId: string },
): Promise<string[]> {
  const [user] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const linked = await transaction
    .select({ provider: identities.provider, subject: identities.subject })
    .from(identities)
    .where(eq(identities.userId, userId));
  const key = deriveKey(secret, 'person marks');
  return [
    `mailbox ${canonicalMailbox(user!.email)}`,
    ...linked.map(({ provider, subject }) => `${provider} ${subject}`),
  ]
    .map((who) => createHmac('sha256', key).update(who).digest('base64url'))
    .toSorted();
}

/** Links accounts verified by an older release to their persons. Safe in several processes at the same time. */
export async function backfillPersons({
  database,
  clock,
  secret,
}: Remembering & { database: Database }): Promise<void> {
  for (;;) {
    const left = await database
      .select({ id: users.id })
      .from(users)
      .where(and(isNull(users.personId), isNotNull(users.emailVerifiedAt), isNull(users.deletedAt)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    for (const { id } of left)
      await database.transaction((transaction) => recordPerson(transaction, { clock, secret, userId: id }));
    if (left.length < AT_ONCE) return;
  }
}
