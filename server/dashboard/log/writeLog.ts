import type { AdminAction, SubjectType } from '../../../contract/dashboard.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/call.ts';
import { newId } from '../../platform/identifier.ts';
import { adminLog } from '../tables.ts';

/** What the log records about an action. */
export interface LogEntry {
  action: AdminAction;
  subject: { type: SubjectType; id: string };
  /** The person it concerns. */
  userId?: string | null;
  reason: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Set when the change itself stores the line's id. */
  id?: string;
}

/**
 * Adds a line to the admin log, in the same transaction as the change: neither exists without the other. @returns the
 * line's id
 */
export async function writeLog(
  transaction: Transaction,
  { clock, session, entry }: { clock: Clock; session: Pick<Session, 'id' | 'userId'>; entry: LogEntry },
): Promise<string> {
  const at = clock.now();
  const id = entry.id ?? newId(at);
  await transaction.insert(adminLog).values({
    id,
    adminId: session.userId,
    sessionId: session.id,
    action: entry.action,
    subjectType: entry.subject.type,
    subjectId: entry.subject.id,
    userId: entry.userId ?? null,
    reason: entry.reason,
    before: entry.before ?? null,
    after: entry.after ?? null,
    at,
  });
  return id;
}
