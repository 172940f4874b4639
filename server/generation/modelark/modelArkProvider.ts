import * as v from 'valibot';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Clock } from '../../platform/clock.ts';
import { fetchExternal, ExternalFetchError, type ExternalFetchRules } from '../../platform/http/fetchExternal.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EngineRequest } from '../engine.ts';
import { type ApiAnswer, callProvider, NoAnswerError, retryAfterSeconds } from '../remote/callProvider.ts';
import { type RecordRefusal, quoteServer } from '../remote/recordRefusal.ts';
import type { Assignment, LookupResult, Provider, ProviderTaskState, Submission } from '../remote/provider.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import { type ArkError, classifyError, readError, type Verdict } from './classifyError.ts';
import type { ConfiguredModel } from './configuredModels.ts';
import { imageBody } from './imageBody.ts';
import { hasAcceptedShape, IMAGE_PICTURE, pictureAddress, VIDEO_PICTURE } from './inputPicture.ts';
import type { ImageFamily, VideoFamily } from './modelFamilies.ts';
import { readTask, readTaskPage, taskStateOf } from './readTask.ts';
import { videoBody } from './videoBody.ts';

export interface ModelArkSettings {
  /** Up to and with `/api/v3`. */
  baseUrl: string;
  key: string;
  /** Names under which results may be fetched. */
  resultHosts: string[];
}

const TASKS = '/contents/generations/tasks';
const IMAGES = '/images/generations';
/** Bodies carry up to tens of megabytes of pictures. */
const SUBMIT_TIMEOUT_MS = 90_000;
const ASK_TIMEOUT_MS = 20_000;
/** An image call answers when the pictures are drawn. */
const IMAGE_TIMEOUT_MS = 280_000;
/** A lost submission is searched for from this long before it was sent: our clock and the provider's may differ. */
const CLOCK_SLACK_SECONDS = 120;
const LIST_PAGE_SIZE = 500;
const MAX_LIST_PAGES = 4;

const RESULT_RULES = {
  headersTimeoutMs: 30_000,
  totalTimeoutMs: 180_000,
  maxBytes: 400 * 1024 * 1024,
  contentTypes: ['video/', 'image/', 'application/octet-stream', 'binary/octet-stream'],
} satisfies Partial<ExternalFetchRules>;

const ImageReply = v.looseObject({ data: v.array(v.looseObject({ url: v.optional(v.nullable(v.string())) })) });

/** ModelArk's API: video tasks that are polled, and image calls that answer with the pictures. */
export function createModelArkProvider({
  settings,
  videoModels,
  imageModels,
  storage,
  fetch,
  clock,
  log,
  recordRefusal,
  identify,
  callbackUrl,
}: {
  settings: ModelArkSettings;
  videoModels: ConfiguredModel<VideoFamily>[];
  imageModels: ConfiguredModel<ImageFamily>[];
  storage: Storage;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Log;
  /** Stores what the provider said for the operator. */
  recordRefusal: RecordRefusal;
  /** The `safety_identifier` of a job. */
  identify: (assignment: Pick<Assignment, 'id' | 'request'>) => string;
  /** Where the provider may report on a job; null when nobody outside can reach us. */
  callbackUrl: (jobId: string) => string | null;
}): Provider {
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: { timeoutMs: number; body?: object; jobId?: string },
  ) =>
    callProvider({
      fetch,
      method,
      url: settings.baseUrl + path,
      headers: {
        Authorization: `Bearer ${settings.key}`,
        ...(options.jobId && { 'X-Client-Request-Id': options.jobId }),
      },
      timeoutMs: options.timeoutMs,
      ...(options.body && { body: JSON.stringify(options.body) }),
    });

  /** Classifies an error answer; errors that only the operator can fix are logged as `error`. */
  const classify = (answer: ApiAnswer, about?: Pick<Assignment, 'id' | 'request'>): Verdict => {
    const error = readError(answer.body);
    const verdict = classifyError({
      status: answer.status,
      error,
      afterSeconds: retryAfterSeconds(answer.headers, clock.now()),
    });
    const level = verdict.is === 'refused' && isOperators(verdict.code) ? 'error' : 'info';
    log[level](
      {
        ...(about && { task: taskOfSource(about.request.reference), job: about.id, said: quote(error, about.request) }),
        ...(verdict.is === 'refused' && { reason: verdict.code }),
        status: answer.status,
        code: error?.code,
        request: answer.headers.get('x-request-id'),
      },
      'ModelArk answered with an error',
    );
    return verdict;
  };
  const quote = (error: ArkError | null, { prompt }: EngineRequest) =>
    quoteServer(error ? `${error.code}: ${error.message}` : '', { key: settings.key, prompts: [prompt] });

  /** `classify`, for a submission: a refusal is stored for the operator. */
  const classifySubmission = async (answer: ApiAnswer, assignment: Assignment, path: string): Promise<Verdict> => {
    const verdict = classify(answer, assignment);
    if (verdict.is === 'refused') {
      const said = quote(readError(answer.body), assignment.request);
      await recordRefusal({ path, code: verdict.code, status: answer.status, said });
    }
    return verdict;
  };

  const submitVideo = async (assignment: Assignment): Promise<Submission> => {
    const { id, request } = assignment;
    const model = videoModels.find((candidate) => candidate.id === request.modelId);
    if (!model) return { is: 'refused', code: 'engine_unavailable' };
    const [picture] = request.images;
    if (picture && !hasAcceptedShape(picture, VIDEO_PICTURE)) return { is: 'refused', code: 'image_shape_unsupported' };
    const firstFrame = picture ? await pictureAddress({ storage, image: picture, limits: VIDEO_PICTURE }) : null;
    const body = videoBody({
      model,
      request,
      firstFrame,
      safetyIdentifier: identify({ id, request }),
      callbackUrl: callbackUrl(id),
    });
    const answer = await call('POST', TASKS, { body, timeoutMs: SUBMIT_TIMEOUT_MS, jobId: id });
    if (answer.status !== 200) return classifySubmission(answer, assignment, TASKS);
    const reply = v.safeParse(v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()) }), answer.body);
    return reply.success ? { is: 'accepted', taskId: reply.output.id } : { is: 'unknown' };
  };

  const submitImage = async (assignment: Assignment): Promise<Submission> => {
    const { id, request } = assignment;
    const model = imageModels.find((candidate) => candidate.id === request.modelId);
    if (!model) return { is: 'refused', code: 'engine_unavailable' };
    if (!request.images.every((image) => hasAcceptedShape(image, IMAGE_PICTURE)))
      return { is: 'refused', code: 'image_shape_unsupported' };
    const pictures: string[] = [];
    for (const image of request.images) pictures.push(await pictureAddress({ storage, image, limits: IMAGE_PICTURE }));
    const answer = await call('POST', IMAGES, {
      body: imageBody({ model, request, pictures }),
      timeoutMs: IMAGE_TIMEOUT_MS,
      jobId: id,
    });
    if (answer.status !== 200) {
      const verdict = await classifySubmission(answer, assignment, IMAGES);
      // An error instead of pictures: nothing was delivered or billed, so a retry cannot double it.
      return verdict.is === 'unknown' ? { is: 'later', afterSeconds: null } : verdict;
    }
    const reply = v.safeParse(ImageReply, answer.body);
    if (!reply.success) return { is: 'unknown' };
    const results = reply.output.data.flatMap(({ url }) => (url ? [{ url }] : []));
    if (results.length > 0) return { is: 'delivered', results };
    const error = reply.output.data.map(readError).find((found) => found !== null) ?? readError(answer.body);
    const verdict = classifyError({ status: 200, error, afterSeconds: null });
    return verdict.is === 'unknown' ? { is: 'refused', code: 'generation_failed' } : verdict;
  };

  return {
    deliversAtOnce: ({ kind }) => kind === 'image',

    async submit(assignment) {
      try {
        return await (assignment.request.kind === 'video' ? submitVideo(assignment) : submitImage(assignment));
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        log.warn({ job: assignment.id, error: error.message }, 'ModelArk did not answer');
        return error.mayHaveArrived ? { is: 'unknown' } : { is: 'later', afterSeconds: null };
      }
    },

    async find(assignment): Promise<LookupResult> {
      const wanted = identify(assignment);
      const since = assignment.submittedAt.getTime() / 1000 - CLOCK_SLACK_SECONDS;
      for (let page = 1; page <= MAX_LIST_PAGES; page += 1) {
        const answer = await call('GET', `${TASKS}?page_num=${page}&page_size=${LIST_PAGE_SIZE}`, {
          timeoutMs: ASK_TIMEOUT_MS,
        });
        const tasks = answer.status === 200 ? readTaskPage(answer.body) : null;
        if (!tasks) return { is: 'later', afterSeconds: retryAfterSeconds(answer.headers, clock.now()) };
        const ours = tasks.find((task) => task.safety_identifier === wanted);
        if (ours) return { is: 'found', taskId: ours.id };
        const isBeforeOurs = tasks.some((task) => task.created_at !== undefined && task.created_at < since);
        if (isBeforeOurs || tasks.length < LIST_PAGE_SIZE) return { is: 'absent' };
      }
      return { is: 'cannot-tell' };
    },

    async look(taskId, _request: EngineRequest): Promise<ProviderTaskState> {
      const answer = await call('GET', `${TASKS}/${encodeURIComponent(taskId)}`, { timeoutMs: ASK_TIMEOUT_MS });
      if (answer.status === 200) {
        const task = readTask(answer.body);
        return task?.id === taskId ? taskStateOf(task) : { is: 'later', afterSeconds: null };
      }
      const code = readError(answer.body)?.code ?? '';
      if (answer.status === 404 && code.startsWith('NotFound')) return { is: 'gone' };
      const verdict = classify(answer);
      // A key that is being replaced must not fail running work; only the deadline ends it.
      return verdict.is === 'later' ? verdict : { is: 'later', afterSeconds: null };
    },

    async cancel(taskId) {
      const answer = await call('DELETE', `${TASKS}/${encodeURIComponent(taskId)}`, {
        timeoutMs: ASK_TIMEOUT_MS,
        body: {},
      });
      if (answer.status !== 200 && answer.status !== 409) classify(answer);
    },

    async open(url) {
      const { origin, protocol } = new URL(settings.baseUrl);
      const answer = await fetchExternal({
        url,
        rules: {
          ...RESULT_RULES,
          allowedHosts: settings.resultHosts,
          trustedOrigins: protocol === 'http:' ? [origin] : [],
        },
      });
      if (answer.status === 200) return answer.body;
      answer.body.destroy();
      throw new ExternalFetchError(`the result's link answers ${answer.status}`, 'failed');
    },
  };
}

function isOperators(code: ErrorCode): boolean {
  return code === 'engine_unavailable' || code === 'request_refused';
}
