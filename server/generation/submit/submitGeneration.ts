import { randomInt } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  type Accepted,
  type AspectRatio,
  type DailyLimit,
  defaultAspectRatio,
  KIND_OF_MODE,
  type Mode,
  type Resolution,
  type Switches,
  type Task,
} from '../../../contract/generation.ts';
import { MAX_SEED } from '../../../contract/limits.ts';
import { holdCredits } from '../../credits/holdCredits.ts';
import { type StoredPictures, insertPictures } from '../../media/storePictures.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sendSignals } from '../../platform/events/liveEvents.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/identifier.ts';
import { tasksAccepted } from '../../platform/instruments.ts';
import { businessDay } from '../../platform/businessTime.ts';
import { isForbidden } from './contentRule.ts';
import { takeFromDailyLimit } from './dailyLimit.ts';
import { deadlineOf } from '../estimates/deadline.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { refuseImpossible } from './planPrompt.ts';
import { presentHeldTask, presentDetailed } from '../library/presentTask.ts';
import { agreedPrice, type CurrentAndKept } from '../coins/prices.ts';
import { advanceTaskQueue } from '../queues.ts';
import { refusePaused } from '../pause/readPauses.ts';
import { taskSignals } from './taskSignals.ts';
import type { PricesAndPauses } from '../coins/pricesAndPauses.ts';
import { resolveSettings } from './resolveRequest.ts';
import { tasks } from '../tables.ts';
import { ledgerSource } from '../coins/ledgerSource.ts';

/** The fields of all modes; each mode's schema says which of them it takes. */
export interface GenerationRequest extends Partial<Switches> {
  prompt: string;
  model?: string | undefined;
  resolution?: Resolution | undefined;
  aspect_ratio?: AspectRatio | undefined;
  duration_seconds?: number | undefined;
  seed: number | null;
  count?: number;
  max_images?: number;
  max_coins?: number | undefined;
}

/**
 * Resolves model, settings and price of a request, from the catalog and the price list alone. A request that names a
 * maximum was shown a price: a rise within the last minutes is not charged yet.
 * @param pictureCount number of input pictures
 * @throws ApiError input_sensitive, model_unknown and the other capability codes, subject_unknown, edit_unknown,
 * too_many_images, price_risen
 */
export function planGeneration({
  catalog,
  mode,
  request,
  pictureCount,
  prices,
}: {
  catalog: GenerationDeps['catalog'];
  mode: Mode;
  request: GenerationRequest;
  pictureCount: number;
  prices: CurrentAndKept;
}) {
  // Checked first: forbidden content is refused for every model.
  if (isForbidden(request.prompt)) throw new ApiError('input_sensitive');
  const { model, engine } = catalog.choose(mode, request.model);
  if (pictureCount > model.max_input_images) throw fieldError('images', 'too_many_images');
  const settings = resolveSettings(model, {
    ...request,
    aspect_ratio: request.aspect_ratio ?? defaultAspectRatio(model, mode),
  });
  refuseImpossible(engine, {
    mode,
    prompt: request.prompt,
    seed: request.seed ?? 0,
    switches: settings,
    maxImages: settings.max_images,
    pictures: pictureCount,
  });
  const count = request.count ?? 1;
  const items = count * settings.max_images;
  const asked = { model, resolution: settings.resolution, seconds: settings.duration_seconds, count: items };
  const price = agreedPrice(asked, { prices, maxCoins: request.max_coins });
  return { model, engine, settings, count, items, price };
}

/**
 * Accepts a request: daily limit, price, hold, task rows and jobs, all in the caller's transaction, so that a crash at
 * any instant leaves either everything or nothing. A batch is one task an item; a storyboard is one task for all its
 * pictures.
 * @param terms read after the request arrived
 * @param requestKey its `Idempotency-Key`, if it has one
 * @param pictures input pictures, already stored
 * @returns the answer, and what is left of the daily limit
 * @throws ApiError those of `planGeneration`, maintenance, engine_paused, daily_limit_reached, insufficient_credits
 */
export async function submitGeneration(
  transaction: Transaction,
  {
    deps,
    userId,
    mode,
    request,
    requestKey = null,
    terms,
    pictures = [],
  }: {
    deps: GenerationDeps;
    userId: string;
    mode: Mode;
    request: GenerationRequest;
    requestKey?: string | null;
    terms: PricesAndPauses;
    pictures?: StoredPictures;
  },
): Promise<{ accepted: v.InferOutput<typeof Accepted>; today: DailyLimit }> {
  const { clock, catalog } = deps;
  const plan = planGeneration({ catalog, mode, request, pictureCount: pictures.length, prices: terms.prices });
  const { model, engine, settings, count, items, price } = plan;
  refusePaused(terms.pauses, engine.id);
  const now = clock.now();
  const firstSeed = request.seed ?? randomInt(MAX_SEED + 1 - count);
  const kind = KIND_OF_MODE[mode];
  const expectedSeconds = deps.pace.workSeconds(engine, {
    kind,
    mode,
    modelId: model.id,
    settings: { ...settings, seed: firstSeed },
  });
  const waitSeconds = deps.pace.waitSeconds(engine, userId);
  // Later items of a batch wait for the earlier ones.
  const between = expectedSeconds / (engine.concurrency ?? 1);
  const batchId = newId(now);
  const drafts = Array.from({ length: count }, (_, index) => ({
    id: newId(now),
    batchId,
    requestKey,
    userId,
    kind,
    mode,
    status: 'pending' as const,
    prompt: request.prompt,
    engineId: engine.id,
    modelId: model.id,
    settings: { ...settings, seed: (firstSeed + index) % (MAX_SEED + 1) },
    price: price.coins_per_item * settings.max_images,
    expectedSeconds,
    countedOn: businessDay(now),
    createdAt: now,
    checkedAt: now,
    deadlineAt: deadlineOf({ now, expectedSeconds, waitSeconds: waitSeconds + between * index }),
  }));
  const holds = drafts.map((draft) => ({ sourceId: ledgerSource(draft.id, 1), coins: draft.price }));
  // Sent together. If both refuse, the error of the daily limit is thrown.
  const taking = takeFromDailyLimit(transaction, { clock, userId, limit: deps.dailyLimit, items });
  const holding = holdCredits(transaction, { clock, userId, holds });
  holding.catch(() => undefined);
  const today = await taking;
  const balance = await holding;
  const inputIds = await insertPictures(transaction, pictures);
  const [first] = pictures;
  const rows = drafts.map((draft) => ({
    ...draft,
    inputIds,
    settings: first ? { ...draft.settings, input_ratio: first.width / first.height } : draft.settings,
  }));
  const begun = await beginTasks(transaction, { deps, rows });
  deps.pace.addAccepted(engine, { userId, items: count, seconds: expectedSeconds * count });
  afterCommit(transaction, () => tasksAccepted.inc({ engine: engine.id, kind }, count));
  afterCommit(transaction, sendSignals);
  return { accepted: { data: { batch_id: batchId, items: begun, balance } }, today };
}

/**
 * Inserts the rows, notifies the owner's clients and enqueues the first jobs: two statements for any number of rows,
 * sent together.
 */
async function beginTasks(
  transaction: Transaction,
  { deps, rows }: { deps: GenerationDeps; rows: (typeof tasks.$inferInsert)[] },
): Promise<Task[]> {
  const [stored] = await Promise.all([
    transaction
      .insert(tasks)
      .values(rows)
      .returning({ ...getTableColumns(tasks), ...taskSignals })
      // Planned once for each length of a batch.
      .prepare(`insert_tasks_${rows.length}`)
      .execute(),
    deps.jobs.enqueueAll(
      transaction,
      advanceTaskQueue,
      rows.map(({ id }) => ({ data: { taskId: id }, key: id, isUrgent: true })),
    ),
  ]);
  return presentDetailed(deps, stored.map(presentHeldTask));
}
