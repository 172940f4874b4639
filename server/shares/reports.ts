import { and, count, eq, lt } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import type { ReportReason } from '../../contract/shares.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { countTry, type RateLimitRule } from '../platform/http/rateLimit.ts';
import { newId } from '../platform/identifier.ts';
import { findShared } from './readSharedItem.ts';
import type { SharesDeps } from './sharesDeps.ts';
import { shareReports, shares } from './tables.ts';

/** Reports of one caller, about any items. */
const REPORTS_BY_ADDRESS: RateLimitRule = { kind: 'report-address', limit: 10, windowSeconds: 3600 };
/** Maximum open reports per item: more add nothing, and nobody can flood the operator's list with one item. */
const MAX_OPEN_REPORTS = 20;

/** How long a closed report is kept, as the privacy policy says. */
const KEPT_MS = 365 * DAY_MS;

/**
 * Records a visitor's report about a shared item.
 * @throws ApiError not_found for a link that has ended; rate_limited
 */
export async function reportShared({
  deps,
  token,
  reason,
  note,
  ip,
}: {
  deps: SharesDeps;
  token: string;
  reason: ReportReason;
  note: string;
  ip: string;
}): Promise<void> {
  const { database, clock } = deps;
  const { taskId } = await findShared(database, token);
  await countTry({ queries: database, clock, rule: REPORTS_BY_ADDRESS, subject: ipSubject(ip) });
  const [open] = await database
    .select({ reports: count() })
    .from(shareReports)
    .where(and(eq(shareReports.taskId, taskId), eq(shareReports.state, 'open')));
  if ((open?.reports ?? 0) >= MAX_OPEN_REPORTS) return;
  const now = clock.now();
  await database.insert(shareReports).values({ id: newId(now), taskId, token, reason, note, createdAt: now });
}

/**
 * Closes a report in the caller's transaction; `remove` ends the reported link and closes every other open report about
 * that item.
 * @returns the closed report and how many were closed in total
 * @throws ApiError not_found; conflict when it is already closed
 */
export async function closeReport(
  transaction: Transaction,
  { clock, id, action }: { clock: Clock; id: string; action: 'dismiss' | 'remove' },
): Promise<{ report: typeof shareReports.$inferSelect; closed: number }> {
  const state = action === 'dismiss' ? 'dismissed' : 'removed';
  const [report] = await transaction.select().from(shareReports).where(eq(shareReports.id, id)).for('update');
  if (!report) throw new ApiError('not_found');
  if (report.state !== 'open') throw new ApiError('conflict');
  if (action === 'remove') await transaction.delete(shares).where(eq(shares.taskId, report.taskId));
  const about = action === 'remove' ? eq(shareReports.taskId, report.taskId) : eq(shareReports.id, id);
  const closed = await transaction
    .update(shareReports)
    .set({ state, closedAt: clock.now() })
    .where(and(about, eq(shareReports.state, 'open')))
    .returning({ id: shareReports.id });
  return { report, closed: closed.length };
}

/** Deletes reports that were closed long enough ago. */
export async function pruneReports({ database, clock }: Pick<SharesDeps, 'database' | 'clock'>): Promise<void> {
  await database.delete(shareReports).where(lt(shareReports.closedAt, new Date(clock.now().getTime() - KEPT_MS)));
}
