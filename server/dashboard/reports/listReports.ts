import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Report, ReportsQuery } from '../../../contract/dashboard.ts';
import { SHARE_BASE } from '../../../contract/shares.ts';
import { users } from '../../accounts/tables.ts';
import { tasks } from '../../generation/tables.ts';
import { shareReports, shares } from '../../shares/tables.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { personColumns, presentPerson } from '../presentPerson.ts';

/** A page of the reports about shared works, newest first, with each work's owner. */
export async function listReports({ database, clock, signer }: DashboardDeps, query: InferOutput<typeof ReportsQuery>) {
  const { page, per_page: perPage, before, state } = query;
  const asked = state && eq(shareReports.state, state);
  const [found, counted] = await Promise.all([
    database
      .select({
        report: shareReports,
        work: { id: tasks.id, kind: tasks.kind, prompt: tasks.prompt, mediaId: tasks.mediaId },
        owner: personColumns,
        openToken: shares.token,
      })
      .from(shareReports)
      .leftJoin(tasks, eq(tasks.id, shareReports.taskId))
      .leftJoin(users, eq(users.id, tasks.userId))
      .leftJoin(shares, eq(shares.taskId, shareReports.taskId))
      .where(and(asked, before === undefined ? undefined : lt(shareReports.id, before)))
      .orderBy(desc(shareReports.id))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${shareReports} where ${asked ?? sql`true`}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  const now = clock.now();
  const data = rows.map(({ report, work, owner, openToken }): Report => ({
    id: report.id,
    reason: report.reason,
    note: report.note,
    state: report.state,
    created_at: report.createdAt.toISOString(),
    closed_at: report.closedAt?.toISOString() ?? null,
    is_shared: openToken === report.token,
    path: `${SHARE_BASE}/${report.token}`,
    work: work &&
      owner && {
        id: work.id,
        kind: work.kind,
        prompt: work.prompt,
        owner: presentPerson(owner),
        thumbnail_url: work.mediaId ? signer.sign({ mediaId: work.mediaId, variant: 'thumbnail', now }).url : null,
      },
  }));
  return { data, page, per_page: perPage, ...counted, next: last?.report.id ?? null };
}
