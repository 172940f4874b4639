import { and, desc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { EngineReading } from '../../contract/dashboard.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { isErrorCode, ERROR_CODES } from '../../contract/errorCodes.ts';
import type { EngineLack } from '../generation/engine.ts';
import type { ModelCatalog } from '../generation/modelCatalog.ts';
import { engineAnswers } from '../generation/remote/answerTables.ts';
import { tasks } from '../generation/tables.ts';
import { EXCUSED_CODES, ENDED_BY_PEOPLE } from './excusedEndings.ts';
import type { Queries } from '../platform/database/database.ts';

const MOST_REASONS = 8;

/** What each enabled engine did in the last 24 hours, read from our own tables: no engine is called. */
export async function readEngines(
  queries: Queries,
  { catalog, now }: { catalog: ModelCatalog; now: Date },
): Promise<EngineReading[]> {
  const completed = eq(tasks.status, 'completed');
  const failed = and(eq(tasks.status, 'failed'), notInArray(tasks.failureCode, EXCUSED_CODES));
  const ended = await queries
    .select({
      id: tasks.engineId,
      completed: sql<number>`count(*) filter (where ${completed})`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${failed})`.mapWith(Number),
      averageSeconds: sql<
        string | null
      >`extract(epoch from avg(${tasks.completedAt} - ${tasks.startedAt}) filter (where ${completed}))`,
      lastCompletedAt: sql<Date | null>`max(${tasks.completedAt}) filter (where ${completed})`.mapWith(
        tasks.completedAt,
      ),
      lastFailedAt: sql<Date | null>`max(${tasks.completedAt}) filter (where ${failed})`.mapWith(tasks.completedAt),
    })
    .from(tasks)
    .where(gte(tasks.completedAt, new Date(now.getTime() - DAY_MS)))
    .groupBy(tasks.engineId);
  const refused = await queries
    .select({
      id: tasks.engineId,
      code: tasks.failureCode,
      count: sql<number>`count(*)`.mapWith(Number),
      lastTaskId: sql<string>`(array_agg(${tasks.id} order by ${tasks.completedAt} desc))[1]`,
    })
    .from(tasks)
    .where(
      and(
        gte(tasks.completedAt, new Date(now.getTime() - DAY_MS)),
        eq(tasks.status, 'failed'),
        notInArray(tasks.failureCode, ENDED_BY_PEOPLE),
      ),
    )
    .groupBy(tasks.engineId, tasks.failureCode)
    .orderBy(sql`count(*) desc`, tasks.failureCode);
  const underWay = await queries
    .select({
      id: tasks.engineId,
      count: sql<number>`count(*)`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${eq(tasks.status, 'processing')})`.mapWith(Number),
    })
    .from(tasks)
    .where(inArray(tasks.status, ['pending', 'processing']))
    .groupBy(tasks.engineId);

  const answers = await queries
    .select()
    .from(engineAnswers)
    .where(gte(engineAnswers.at, new Date(now.getTime() - DAY_MS)))
    .orderBy(desc(engineAnswers.at));
  const answerOf = (engineId: string, failureCode: string) => {
    const server = catalog.engineOf(engineId)?.server;
    const answer = answers.find(
      (each) => each.engineId === engineId && each.server === server && each.code === failureCode,
    );
    return answer ? { status: answer.status, said: answer.said } : null;
  };

  const lacks = new Map<string, EngineLack[]>();
  for (const engine of catalog.everyEngine()) lacks.set(engine.id, (await engine.readLacks?.(queries)) ?? []);

  return catalog.engines().map((engine) => {
    const {
      averageSeconds = null,
      lastCompletedAt = null,
      lastFailedAt = null,
      ...counts
    } = ended.find(({ id }) => id === engine.id) ?? { completed: 0, failed: 0 };
    return {
      ...engine,
      state: engineState({ ...counts, lastCompletedAt, lastFailedAt }),
      unfinished: underWay.find(({ id }) => id === engine.id)?.count ?? 0,
      running: underWay.find(({ id }) => id === engine.id)?.running ?? 0,
      completed: counts.completed,
      failed: counts.failed,
      reasons: refused
        .filter(({ id }) => id === engine.id)
        .slice(0, MOST_REASONS)
        .map(({ code, count, lastTaskId }) => ({
          code: code ?? 'generation_failed',
          message: ERROR_CODES[code && isErrorCode(code) ? code : 'generation_failed'].text,
          count,
          last_task_id: lastTaskId,
          answer: code ? answerOf(engine.id, code) : null,
        })),
      lacks: (lacks.get(engine.id) ?? []).map(({ modes, since, checkedAt, answer }) => ({
        modes,
        since: since.toISOString(),
        checked_at: checkedAt.toISOString(),
        answer,
      })),
      average_seconds: averageSeconds === null ? null : Math.round(Number(averageSeconds) * 10) / 10,
      last_completed_at: lastCompletedAt?.toISOString() ?? null,
      last_failed_at: lastFailedAt?.toISOString() ?? null,
    };
  });
}

/** Fewer failures than this are normal: a difficult prompt, a short outage at the provider. */
const FAILURES_THAT_COUNT = 3;
/** So is a smaller share of all that ended. */
const SHARE_THAT_COUNTS = 0.2;

/** One success after the failures makes an engine healthy again. */
export function engineState({
  completed,
  failed,
  lastCompletedAt,
  lastFailedAt,
}: {
  completed: number;
  failed: number;
  lastCompletedAt: Date | null;
  lastFailedAt: Date | null;
}): EngineReading['state'] {
  if (completed + failed === 0) return 'idle';
  const failedLast = lastFailedAt !== null && (lastCompletedAt === null || lastFailedAt > lastCompletedAt);
  return failedLast && failed >= FAILURES_THAT_COUNT && failed / (completed + failed) >= SHARE_THAT_COUNTS
    ? 'failing'
    : 'healthy';
}
