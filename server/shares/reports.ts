import { and, count, desc, eq } from 'drizzle-orm';
import { type Report, type ReportReason } from '../../contract/shares.ts';
import { tasks } from '../generation/tables.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { countTry, type RateLimitRule } from '../platform/http/rateLimit.ts';
import { newId } from '../platform/identifier.ts';
import { findShared } from './readShared.ts';
import type { SharesParts } from './sharesParts.ts';
import { shareReports, shares } from './tables.ts';

/** One caller's reports, about whatever works. */
const REPORTS_BY_ADDRESS: RateLimitRule = { kind: 'report-address', limit: 10, windowSeconds: 3600 };
/** Open reports about one work: more say nothing new, and nobody fills the operator's list with one work. */
const MAX_OPEN_REPORTS = 20;

/**
 * Takes down what a stranger says about a shared work.
 * @throws ApiError not_found for a link that has ended; rate_limited
 */
export async function reportShared({
  parts,
  token,
  reason,
  note,
  ip,
}: {
  parts: SharesParts;
  token: string;
  reason: ReportReason;
  note: string;
  ip: string;
}): Promise<void> {
  const { database, clock } = parts;
  const { taskId } = await findShared(database, token);
  await countTry({ queries: database, clock, rule: REPORTS_BY_ADDRESS, subject: ip });
  const [open] = await database
    .select({ reports: count() })
    .from(shareReports)
    .where(and(eq(shareReports.taskId, taskId), eq(shareReports.state, 'open')));
  if ((open?.reports ?? 0) >= MAX_OPEN_REPORTS) return;
  const now = clock.now();
  await database.insert(shareReports).values({ id: newId(now), taskId, token, reason, note, createdAt: now });
}

/** Reports, newest first, with how many there are. */
export async function listReports({
  parts,
  state,
  page,
  pageSize,
}: {
  parts: SharesParts;
  state: Report['state'] | undefined;
  page: number;
  pageSize: number;
}): Promise<{ data: Report[]; total: number }> {
  const where = state && eq(shareReports.state, state);
  const rows = await parts.database
    .select({ report: shareReports, mediaId: tasks.mediaId, deletedAt: tasks.deletedAt })
    .from(shareReports)
    .leftJoin(tasks, eq(tasks.id, shareReports.taskId))
    .where(where)
    .orderBy(desc(shareReports.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await parts.database.select({ total: count() }).from(shareReports).where(where);
  return {
    data: rows.map(({ report, mediaId, deletedAt }) => presentReport(parts, report, deletedAt ? null : mediaId)),
    total: all?.total ?? 0,
  };
}

/**
 * Closes a report; `remove` ends the link it is about, and with it every other open report about that work.
 * @throws ApiError not_found; conflict when it is closed already
 */
export async function closeReport({
  parts,
  id,
  action,
}: {
  parts: SharesParts;
  id: string;
  action: 'dismiss' | 'remove';
}): Promise<Report> {
  const state = action === 'dismiss' ? 'dismissed' : 'removed';
  const closedAt = parts.clock.now();
  return parts.database.transaction(async (transaction) => {
    const [report] = await transaction.select().from(shareReports).where(eq(shareReports.id, id)).for('update');
    if (!report) throw new ApiError('not_found');
    if (report.state !== 'open') throw new ApiError('conflict');
    if (action === 'remove') await transaction.delete(shares).where(eq(shares.taskId, report.taskId));
    const about = action === 'remove' ? eq(shareReports.taskId, report.taskId) : eq(shareReports.id, id);
    const closed = await transaction
      .update(shareReports)
      .set({ state, closedAt })
      .where(and(about, eq(shareReports.state, 'open')))
      .returning();
    return presentReport(
      parts,
      closed.find((row) => row.id === id)!,
      null,
    );
  });
}

function presentReport(parts: SharesParts, row: typeof shareReports.$inferSelect, mediaId: string | null): Report {
  const { signer, clock } = parts;
  return {
    id: row.id,
    task_id: row.taskId,
    token: row.token,
    reason: row.reason,
    note: row.note,
    state: row.state,
    poster_url: mediaId ? signer.sign({ mediaId, variant: 'poster', now: clock.now() }).url : null,
    created_at: row.createdAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}
