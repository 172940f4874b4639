import {
  type DailyLimit,
  generationEndpoints as calls,
  type Kind,
  type Mode,
  type Model,
  type Resolution,
  SWITCHES_OFF,
} from '../../contract/generation.ts';
import { MAX_COUNT } from '../../contract/limits.ts';
import { promptsEndpoints } from '../../contract/prompts.ts';
import { dropPictures, type StoredPictures, type SentPicture } from '../media/storePictures.ts';
import type { Transaction } from '../platform/database/database.ts';
import { encodingOf } from '../platform/http/answerJson.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { type Call, type Route, route, type Session } from '../platform/http/call.ts';
import { countTry, uncountTry, type RateLimitRule } from '../platform/http/rateLimit.ts';
import { coalesceReads } from '../platform/coalesceReads.ts';
import { readDailyLimit } from './submit/dailyLimit.ts';
import { cancelTask } from './advance/cancelTask.ts';
import { deleteTask, deleteTasks } from './library/deleteTasks.ts';
import { downloadInput } from './download/downloadInput.ts';
import { downloadMany } from './download/downloadMany.ts';
import { downloadTask } from './download/downloadTask.ts';
import { findTask } from './library/findTask.ts';
import { createListAnswers } from './library/answerLists.ts';
import type { TaskFilter } from './library/listFilters.ts';
import { createTaskLists } from './library/listTasks.ts';
import type { GenerationDeps } from './generationDeps.ts';
import { pauseOf, readPauses } from './pause/readPauses.ts';
import { planPrompt } from './submit/planPrompt.ts';
import { presentTasks } from './library/presentTask.ts';
import { pricingOptions, quote, readGenerationPrices, withFactors } from './coins/prices.ts';
import { regenerateTask } from './submit/regenerateTask.ts';
import { restoreTask } from './library/restoreTask.ts';
import { retryBatch } from './submit/retryBatch.ts';
import { storeCutOut } from './library/storeCutOut.ts';
import { setFavorite } from './library/setFavorite.ts';
import { resolvePriced, resolveSettings } from './submit/resolveRequest.ts';
import { type GenerationRequest, submitGeneration } from './submit/submitGeneration.ts';
import { PICTURE_TRIES, takePictures } from './submit/takePictures.ts';
import { type PricesAndPauses, readPricesAndPauses } from './coins/pricesAndPauses.ts';
import { defaultMotionPrompt } from './submit/defaultMotionPrompt.ts';

/** Limited because each may call the operator's language model, which is billed per call. */
export const ENHANCEMENTS: RateLimitRule = { kind: 'enhance-user', limit: 40, windowSeconds: 3600 };

/**
 * Limited because a plan takes up to a tenth of a second of processor time. Somebody who types asks once in each pause
 * of 400 ms at most, and nobody pauses that often for a minute.
 */
export const PLANS: RateLimitRule = { kind: 'plan-user', limit: 120, windowSeconds: 60 };

/**
 * What is cancelled takes nothing from the daily limit, and its rows in the ledger stay for ever: without a limit, asking
 * and cancelling in turn would fill the disk.
 */
export const CANCELLATIONS: RateLimitRule = {
  kind: 'cancel-user',
  limit: 300,
  windowSeconds: 3600,
  code: 'cancelled_too_often',
};

/** Any call of a signed-in user. */
type UserCall = Call<typeof calls.generateVideo>;

/** The parts of a call that holds coins. */
interface SpendingCall<Reply> {
  session: Session;
  once<Prepared>(
    effect: (transaction: Transaction, prepared: Prepared) => Promise<Reply>,
    prepare?: () => Promise<Prepared>,
  ): Promise<Response>;
}

interface ListQuery extends Omit<TaskFilter, 'kind'> {
  page: number;
  page_size: number;
}

interface PriceQuestion {
  model?: string | undefined;
  resolution?: Resolution | undefined;
  duration_seconds?: number | undefined;
  count: number;
}

export function generationRoutes(deps: GenerationDeps): Route[] {
  const { catalog, clock, database } = deps;
  const lists = createTaskLists(deps);
  const answerList = createListAnswers({ lists, clock });
  const list = (
    { session, query, request }: Pick<UserCall, 'session' | 'request'> & { query: ListQuery },
    kind?: Kind,
  ) => {
    const { page, page_size: pageSize, ...asked } = query;
    const encoding = encodingOf(request.headers.get('accept-encoding'));
    return answerList({ userId: session.userId, filter: { ...asked, kind }, page, pageSize, encoding });
  };
  const present = async ({ id }: { id: string }) => {
    const [task] = await presentTasks(database, { deps, ids: [id] });
    if (!task) throw new ApiError('not_found');
    return { data: task };
  };
  const show = async (session: Session, kind: Kind, id: string) =>
    present(await findTask(database, { userId: session.userId, kind, id }));
  const today = async ({ session, setHeader }: Pick<UserCall, 'session' | 'setHeader'>, known?: DailyLimit) => {
    const limit = known ?? (await readDailyLimit(database, { clock, userId: session.userId, limit: deps.dailyLimit }));
    setHeader('RateLimit-Limit', String(limit.limit));
    setHeader('RateLimit-Remaining', String(limit.remaining));
    setHeader('RateLimit-Reset', String(Math.ceil((Date.parse(limit.reset_at) - clock.now().getTime()) / 1000)));
    return limit;
  };
  // With what engines have turned out to lack, or a process that was idle would take what is bound to fail.
  const askTerms = coalesceReads(async () => {
    const [terms] = await Promise.all([readPricesAndPauses(database, deps), catalog.refresh()]);
    return terms;
  });
  const retry = <Reply>(
    { session, once }: SpendingCall<Reply>,
    effect: (transaction: Transaction, terms: PricesAndPauses) => Promise<Reply>,
  ) =>
    deps.spendLimiter.run(session.userId, async () => {
      // Read when it is this request's turn, so that pauses and price changes made meanwhile apply.
      const terms = await askTerms();
      return once((transaction) => effect(transaction, terms));
    });
  const regenerate = (
    call: SpendingCall<Awaited<ReturnType<typeof regenerateTask>>> & {
      params: { id: string };
      query: { max_coins?: number | undefined };
    },
    kind: Kind,
  ) =>
    retry(call, (transaction, terms) =>
      regenerateTask(transaction, {
        deps,
        userId: call.session.userId,
        kind,
        id: call.params.id,
        terms,
        maxCoins: call.query.max_coins,
      }),
    );
  const submit = async (
    call: Pick<UserCall, 'session' | 'setHeader' | 'once' | 'request'>,
    mode: Mode,
    request: GenerationRequest,
    sent: SentPicture[] = [],
  ) => {
    const { userId } = call.session;
    const requestKey = call.request.headers.get('idempotency-key');
    // Unset after a replay, which takes nothing from the limit.
    let left: DailyLimit | undefined;
    let pictures: StoredPictures = [];
    const prepare = async () => {
      pictures = await takePictures({ deps, userId, mode, request, pictures: sent });
    };
    try {
      const answer = await deps.spendLimiter.run(userId, async () => {
        // Read when it is this request's turn, as for a retry.
        const terms = await askTerms();
        return call.once(
          async (transaction) => {
            const asked = { deps, userId, mode, request, requestKey, terms, pictures };
            const taken = await submitGeneration(transaction, asked);
            left = taken.today;
            return taken.accepted;
          },
          sent.length > 0 ? prepare : undefined,
        );
      });
      if (left && sent.length > 0) await uncountTry({ queries: database, rule: PICTURE_TRIES, subject: userId });
      await today(call, left);
      return answer;
    } finally {
      if (!left) await dropPictures({ storage: deps.storage, kept: pictures });
    }
  };
  const pricesNow = async () => (await readGenerationPrices(database, deps)).now;
  const price = async (mode: Mode, asked: PriceQuestion) => {
    const { model } = catalog.choose(mode, asked.model);
    return { data: quote({ model, ...resolvePriced(model, asked), count: asked.count, prices: await pricesNow() }) };
  };
  const models = async (mode: Mode) => {
    const [pauses] = await Promise.all([readPauses(database), catalog.refresh()]);
    const priced = withFactors(catalog.forMode(mode), await pricesNow());
    return {
      data: priced.map((model) => ({
        ...model,
        typical_seconds: usualSeconds(deps, mode, model),
        pause: pauseOf(pauses, model.engine.id)?.message ?? null,
      })),
    };
  };

  return [
    route(calls.videoModels, () => models('text-to-video')),
    route(calls.generateVideo, (call) => submit(call, 'text-to-video', call.body)),
    route(calls.imageToVideoModels, () => models('image-to-video')),
    route(calls.generateFromImage, (call) => {
      const request = { ...call.body, prompt: call.body.prompt || defaultMotionPrompt(call.session.language) };
      return submit(call, 'image-to-video', request, [{ base64: call.body.image_base64, field: 'image_base64' }]);
    }),
    route(calls.videoStatus, ({ session, params }) => show(session, 'video', params.id)),
    route(calls.video, ({ session, params }) => show(session, 'video', params.id)),
    route(calls.videoUrl, async ({ session, params }) => {
      const task = await findTask(database, { userId: session.userId, kind: 'video', id: params.id });
      if (!task.mediaId) throw new ApiError('task_not_ready');
      const { url, expiresAt } = deps.signer.sign({ mediaId: task.mediaId, variant: 'main', now: clock.now() });
      return { data: { url, expires_at: expiresAt.toISOString() } };
    }),
    route(calls.downloadVideo, ({ session, params, request }) =>
      downloadTask({ deps, userId: session.userId, kind: 'video', id: params.id, request }),
    ),
    route(calls.regenerateVideo, (call) => regenerate(call, 'video')),
    route(calls.deleteVideo, ({ session, params }) =>
      deleteTask({ deps, userId: session.userId, kind: 'video', id: params.id }),
    ),
    route(calls.videos, (call) => list(call, 'video')),

    route(calls.imageModels, () => models('text-to-image')),
    route(calls.generateImage, (call) => submit(call, 'text-to-image', call.body)),
    route(calls.imageEditModels, () => models('image-edit')),
    route(calls.editImage, (call) =>
      submit(call, 'image-edit', call.body, [{ base64: call.body.image_base64, field: 'image_base64' }]),
    ),
    route(calls.generateMultiImage, (call) =>
      submit(
        call,
        'multi-image',
        call.body,
        call.body.images.map((base64, place) => ({ base64, field: `images.${place}` })),
      ),
    ),
    route(calls.generateStoryboard, (call) => submit(call, 'storyboard', call.body)),
    route(calls.imageTask, ({ session, params }) => show(session, 'image', params.id)),
    route(calls.downloadImage, ({ session, params, request }) =>
      downloadTask({ deps, userId: session.userId, kind: 'image', id: params.id, request }),
    ),
    route(calls.regenerateImage, (call) => regenerate(call, 'image')),
    route(calls.deleteImage, ({ session, params }) =>
      deleteTask({ deps, userId: session.userId, kind: 'image', id: params.id }),
    ),
    route(calls.images, (call) => list(call, 'image')),
    route(calls.library, (call) => list(call)),
    route(calls.cancel, async ({ session, params }) => {
      await countTry({ queries: database, clock, rule: CANCELLATIONS, subject: session.userId });
      await cancelTask({ deps, userId: session.userId, id: params.id });
      return present(await findTask(database, { userId: session.userId, id: params.id }));
    }),
    route(calls.inputImage, ({ session, params, request }) =>
      downloadInput({ deps, userId: session.userId, id: params.id, inputId: params.input, request }),
    ),
    route(calls.storeCutOut, async ({ session, params, body }) =>
      present(await storeCutOut({ deps, userId: session.userId, id: params.id, image: body.image_base64 })),
    ),
    route(calls.setFavorite, async ({ session, params, body }) =>
      present(await setFavorite({ deps, userId: session.userId, id: params.id, isFavorite: body.is_favorite })),
    ),
    route(calls.deleted, ({ session, query }) =>
      lists.listDeleted({ userId: session.userId, page: query.page, pageSize: query.page_size }),
    ),
    route(calls.restore, async ({ session, params }) =>
      present(await restoreTask({ deps, userId: session.userId, id: params.id })),
    ),
    route(calls.retryBatch, (call) =>
      retry(call, (transaction, terms) =>
        retryBatch(transaction, {
          deps,
          userId: call.session.userId,
          batchId: call.params.id,
          terms,
          maxCoins: call.query.max_coins,
        }),
      ),
    ),
    route(calls.deleteMany, async ({ session, body }) => ({
      data: await deleteTasks({ deps, userId: session.userId, ids: body.ids }),
    })),
    route(calls.downloadMany, ({ session, body }) => downloadMany({ deps, userId: session.userId, ids: body.ids })),
    route(promptsEndpoints.enhancePrompt, async ({ session, body }) => {
      await countTry({ queries: database, clock, rule: ENHANCEMENTS, subject: session.userId });
      return { data: await deps.enhancePrompt(body) };
    }),

    route(promptsEndpoints.planPrompt, async ({ session, body }) => {
      await countTry({ queries: database, clock, rule: PLANS, subject: session.userId });
      const { images, seed, max_images = MAX_COUNT, mode, prompt, model, ...switches } = body;
      const plan = planPrompt(catalog, {
        mode,
        prompt,
        model,
        seed,
        switches: { ...SWITCHES_OFF, ...switches },
        maxImages: max_images,
        pictures: images,
      });
      return { data: plan };
    }),

    route(calls.calculate, ({ body }) => price(body.mode, body)),
    route(calls.calculateVideo, ({ body }) => price(body.mode, body)),
    route(calls.calculateImage, ({ body }) => price(body.mode, body)),
    route(calls.pricingOptions, async () => ({ data: pricingOptions(catalog.all(), await pricesNow()) })),

    route(calls.rateLimitStatus, async (call) => ({ data: await today(call) })),
    route(calls.rateLimitCheck, async (call) => {
      const limit = await today(call);
      return { data: { ...limit, allowed: call.query.count <= limit.remaining, requested: call.query.count } };
    }),
  ];
}

/** Seconds that a model takes at its defaults, by what such work took here lately. */
function usualSeconds({ catalog, pace }: GenerationDeps, mode: Mode, { id: modelId, kind }: Model): number {
  const { model, engine } = catalog.choose(mode, modelId);
  const settings = { ...resolveSettings(model, { watermark: false }), seed: 0 };
  return pace.workSeconds(engine, { kind, mode, modelId, settings });
}
