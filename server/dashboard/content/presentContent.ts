import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ContentItem } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { users } from '../../accounts/tables.ts';
import { type DetailedTask, presentDetailed, taskDetails } from '../../generation/library/presentTask.ts';
import { tasks } from '../../generation/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { type PersonRow, personColumns, presentPerson } from '../presentPerson.ts';
import { adminLog } from '../tables.ts';

type Presenting = Pick<DashboardDeps, 'generation' | 'signer'>;

/**
 * The items with these ids, as the dashboard shows them, newest first, in one statement. @param ids an SQL list of task
 * ids
 */
export async function readContent(
  queries: Queries,
  { deps, ids }: { deps: Presenting; ids: SQL },
): Promise<ContentItem[]> {
  const rows = await queries
    .select({ task: getTableColumns(tasks), ...taskDetails, person: personColumns, reason: adminLog.reason })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.userId))
    .leftJoin(adminLog, eq(adminLog.id, tasks.removalId))
    .where(sql`${tasks.id} in (${ids})`)
    .orderBy(sql`${tasks.id} desc`);
  return present(
    deps,
    rows.map(({ task, media, credits, person, reason }) => ({ detailed: { ...task, media, credits }, person, reason })),
  );
}

function present(
  { generation, signer }: Presenting,
  rows: { detailed: DetailedTask & typeof tasks.$inferSelect; person: PersonRow; reason: string | null }[],
): ContentItem[] {
  const shown = presentDetailed(
    { ...generation, signer },
    rows.map(({ detailed }) => detailed),
  );
  const engines = generation.catalog.engines();
  return rows.map(({ detailed, person, reason }, place) => ({
    ...shown[place]!,
    engine: {
      id: detailed.engineId,
      label: engines.find(({ id }) => id === detailed.engineId)?.label ?? detailed.engineId,
    },
    attempt: detailed.attempt,
    owner: presentPerson(person),
    removal:
      detailed.removedAt && detailed.removalId
        ? {
            log_id: detailed.removalId,
            at: detailed.removedAt.toISOString(),
            reason: reason ?? '',
            until: new Date(detailed.deletedAt!.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
          }
        : null,
  }));
}
