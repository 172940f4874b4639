import { and, inArray, isNull, sql } from 'drizzle-orm';
import { SWITCHES_OFF, type Task } from '../../../contract/generation.ts';
import { isErrorCode, ERROR_CODES } from '../../../contract/errorCodes.ts';
import { holdOutcomeOf } from '../../credits/readHoldOutcomes.ts';
import { type MediaFile, mediaColumn } from '../../media/mediaColumn.ts';
import { presentMedia } from '../../media/presentMedia.ts';
import type { Queries } from '../../platform/database/database.ts';
import { canCancel } from '../advance/canCancel.ts';
import { sourceOfTask } from '../coins/ledgerSource.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

type TaskRow = typeof tasks.$inferSelect;
/** The columns that a task's card needs: two thirds of a row's. Reading rows is most of a list's cost. */
export const cardColumns = {
  id: tasks.id,
  revision: tasks.revision,
  batchId: tasks.batchId,
  requestKey: tasks.requestKey,
  kind: tasks.kind,
  mode: tasks.mode,
  status: tasks.status,
  prompt: tasks.prompt,
  engineId: tasks.engineId,
  modelId: tasks.modelId,
  settings: tasks.settings,
  plan: tasks.plan,
  percent: tasks.percent,
  stage: tasks.stage,
  queuePosition: tasks.queuePosition,
  expectedSeconds: tasks.expectedSeconds,
  failureCode: tasks.failureCode,
  mediaId: tasks.mediaId,
  panelIds: tasks.panelIds,
  inputIds: tasks.inputIds,
  createdAt: tasks.createdAt,
  startedAt: tasks.startedAt,
  completedAt: tasks.completedAt,
  deadlineAt: tasks.deadlineAt,
  isFavorite: tasks.isFavorite,
};
type CardRow = Pick<TaskRow, keyof typeof cardColumns>;
type Presenting = Pick<GenerationDeps, 'signer' | 'catalog' | 'clock' | 'pace'>;

/** The part of a task's card that is not in its row, as columns of the same statement: no further query. */
export const taskDetails = {
  media: mediaColumn(sql`tasks.panel_ids || tasks.media_id`),
  credits: holdOutcomeOf(sourceOfTask),
};

export type DetailedTask = CardRow & { media: MediaFile[] | null; credits: Task['credits'] | null };

const NOTHING_MOVED: Task['credits'] = { held: 0, charged: 0, returned: 0 };

/** Details of a task whose coins have just been held: no media yet, and the held amount is its price. */
export function presentHeldTask(row: TaskRow): DetailedTask {
  return { ...row, media: null, credits: { held: row.price, charged: 0, returned: 0 } };
}

/**
 * The public form of tasks: row, media and ledger in one statement, so that a card never mixes two states. In the order
 * of `ids`, without deleted ones.
 */
export async function presentTasks(
  queries: Queries,
  { deps, ids }: { deps: Presenting; ids: string[] },
): Promise<Task[]> {
  if (ids.length === 0) return [];
  const found = await queries
    .select({ ...cardColumns, ...taskDetails })
    .from(tasks)
    .where(and(inArray(tasks.id, ids), isNull(tasks.deletedAt)));
  const byId = new Map(found.map((task) => [task.id, task]));
  return presentDetailed(
    deps,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** The public form of each task, with media links and the ledger's coins; in the order of `rows`. */
export function presentDetailed(deps: Presenting, rows: DetailedTask[]): Task[] {
  const now = deps.clock.now();
  return rows.map((row) => {
    const present = (id: string) => {
      const file = row.media?.find((known) => known.id === id);
      return file ? [presentMedia({ file, signer: deps.signer, now })] : [];
    };
    const { label, is_local } = deps.catalog.nameOf(row.modelId);
    return {
      id: row.id,
      revision: row.revision,
      batch_id: row.batchId,
      request_key: row.requestKey,
      kind: row.kind,
      mode: row.mode,
      status: row.status,
      prompt: row.prompt,
      model: { id: row.modelId, label, is_local },
      // Items of an earlier version know fewer switches.
      settings: { ...SWITCHES_OFF, ...row.settings },
      plan: row.plan,
      progress: {
        percent: row.percent,
        stage: row.stage,
        queue_position: row.status === 'pending' ? row.queuePosition : null,
        started_at: row.startedAt?.toISOString() ?? null,
        begins_at: beginsAt(deps, row, now)?.toISOString() ?? null,
        expected_seconds: row.expectedSeconds,
      },
      failure: row.failureCode ? { code: row.failureCode, message: failureText(row) } : null,
      credits: row.credits ?? NOTHING_MOVED,
      media: (row.mediaId && present(row.mediaId)[0]) || null,
      panels: row.panelIds.flatMap(present),
      is_favorite: row.isFavorite,
      can_cancel: canCancel(row, deps.catalog.engineOf(row.engineId)),
      inputs: row.inputIds.map((id) => ({
        id,
        thumbnail_url: deps.signer.sign({ mediaId: id, variant: 'thumbnail', now }).url,
      })),
      created_at: row.createdAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
      deadline_at: row.deadlineAt.toISOString(),
    };
  });
}

/** When waiting work is expected to begin; null when its place is unknown or the engine is paused. */
function beginsAt({ pace, catalog }: Presenting, row: CardRow, now: Date): Date | null {
  const engine = catalog.engineOf(row.engineId);
  if (
    !engine ||
    row.status !== 'pending' ||
    row.stage === 'paused' ||
    row.stage === 'on_hold' ||
    row.queuePosition === null
  )
    return null;
  return new Date(now.getTime() + pace.secondsInQueue(engine, row.queuePosition) * 1000);
}

/** The text of the code generation_failed says "video". */
const IMAGE_FAILED = 'Image generation failed. Please try again.';

/** A failure's text in English. */
export function failureText({ kind, failureCode }: Pick<TaskRow, 'kind' | 'failureCode'>): string {
  const code = failureCode && isErrorCode(failureCode) ? failureCode : 'generation_failed';
  return code === 'generation_failed' && kind === 'image' ? IMAGE_FAILED : ERROR_CODES[code].text;
}
