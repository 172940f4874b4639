import sharp from 'sharp';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Clock } from '../../platform/clock.ts';
import { fetchExternal, ExternalFetchError } from '../../platform/http/fetchExternal.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EngineRequest } from '../engine.ts';
import { type ApiAnswer, callProvider, NoAnswerError, retryAfterSeconds } from '../remote/callProvider.ts';
import { type RecordRefusal, quoteServer } from '../remote/recordRefusal.ts';
import { readInputPicture } from '../remote/readInputPicture.ts';
import type {
  Assignment,
  LookupResult,
  Later,
  Provider,
  Refused,
  ProviderTaskState,
  Submission,
} from '../remote/provider.ts';
import { taskOfSource } from '../coins/ledgerSource.ts';
import { isBusy, readServerError, refusalOf, refusedContentOf } from './classifyError.ts';
import type { Flavour } from './flavours.ts';
import type { CreationPath } from './lackedPaths.ts';
import { createPathCheck } from './pathChecks.ts';
import { cleanPrompt, formOf, imageFields, videoFields } from './requestFields.ts';
import { readImageReply, readVideo, readVideoList, type Video } from './readVideo.ts';

export interface OpenAiSettings {
  /** Up to and with `/v1`. */
  baseUrl: string;
  key: string | null;
  videoModel: string | null;
  imageModel: string | null;
}

const SUBMIT_TIMEOUT_MS = 60_000;
const ASK_TIMEOUT_MS = 20_000;
const IMAGE_TIMEOUT_MS = 280_000;
/** A picture as base64 inside JSON. */
const MAX_IMAGE_REPLY_BYTES = 96 * 1024 * 1024;
const CLOCK_SLACK_SECONDS = 60;

const RESULT_RULES = {
  allowedHosts: [],
  headersTimeoutMs: 60_000,
  totalTimeoutMs: 300_000,
  maxBytes: 400 * 1024 * 1024,
  contentTypes: ['video/', 'image/', 'application/octet-stream', 'binary/octet-stream'],
};

/** A self-hosted server with OpenAI's image and video API. */
export function createOpenAiProvider({
  settings,
  flavour,
  storage,
  fetch,
  clock,
  log,
  recordRefusal,
  patienceMs,
}: {
  settings: OpenAiSettings;
  flavour: Flavour;
  storage: Storage;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  log: Log;
  /** Stores what the server said for the operator. */
  recordRefusal: RecordRefusal;
  /** Upper limit of every timeout, milliseconds. */
  patienceMs?: number | undefined;
}): Provider & {
  /** Whether the server has a path, found out without making anything; null when it does not tell. */
  hasPath: (path: CreationPath) => Promise<boolean | null>;
} {
  const { origin } = new URL(settings.baseUrl);
  const authorization: Record<string, string> = settings.key ? { Authorization: `Bearer ${settings.key}` } : {};
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: { timeoutMs: number; maxBytes?: number; body?: string | FormData },
  ) =>
    callProvider({
      fetch,
      method,
      url: settings.baseUrl + path,
      headers: authorization,
      ...options,
      timeoutMs: Math.min(options.timeoutMs, patienceMs ?? Infinity),
    });

  const hasPath = createPathCheck(call);

  const quote = (body: unknown, { prompt }: EngineRequest) => {
    const { field = '', message = '' } = readServerError(body) ?? {};
    const told = message.startsWith(field) ? message : `${field}: ${message}`;
    return quoteServer(told, { key: settings.key, prompts: [prompt, cleanPrompt(prompt)] });
  };

  /** Classifies an answer without a result. */
  const classify = async (
    { status, headers, body }: ApiAnswer,
    { id, request }: Assignment,
    path: CreationPath,
  ): Promise<Refused | Later | { is: 'unknown'; reason: ErrorCode }> => {
    const names = { task: taskOfSource(request.reference), job: id, status };
    if (isBusy(status)) {
      log.info(names, 'the OpenAI-compatible server is busy');
      return { is: 'later', afterSeconds: retryAfterSeconds(headers, clock.now()) };
    }
    let code = refusalOf({ status, body, hasPictures: request.images.length > 0 });
    if (code === 'engine_lacks_mode') {
      const isThere = await hasPath(path);
      if (isThere === null) {
        log.warn(names, 'the OpenAI-compatible server has nothing at its address, or a proxy without it answers');
        return { is: 'later', afterSeconds: null };
      }
      // The path is there, so it is something about this request that the server cannot do.
      if (isThere) code = 'request_refused';
    }
    const reason = code ?? (status >= 500 ? 'engine_faulty' : 'engine_unreadable');
    const said = quote(body, request);
    log.warn({ ...names, reason, said }, 'the OpenAI-compatible server did not do what it was asked for');
    await recordRefusal({ path, code: reason, status, said });
    return code ? { is: 'refused', code } : { is: 'unknown', reason };
  };

  /** Converts our WebP to PNG, which all of these servers read. */
  const picturesOf = async (request: EngineRequest, fields: (place: number) => string) => {
    const files: { field: string; content: Uint8Array<ArrayBuffer> }[] = [];
    for (const [place, image] of request.images.entries()) {
      const png = await readInputPicture(storage, image, (bytes) => sharp(bytes).png().toBuffer());
      files.push({ field: fields(place), content: new Uint8Array(png) });
    }
    return files;
  };

  const submitVideo = async (assignment: Assignment, model: string): Promise<Submission> => {
    const { request } = assignment;
    const fields = videoFields(request, model, flavour);
    const files = await picturesOf(request, () => 'input_reference');
    const isForm = flavour.videoBody === 'form' || files.length > 0;
    const answer = await call('POST', '/videos', {
      body: isForm ? formOf(fields, files) : JSON.stringify(fields),
      timeoutMs: SUBMIT_TIMEOUT_MS,
    });
    const video = answer.status < 300 ? readVideo(answer.body) : null;
    return video ? { is: 'accepted', taskId: video.id } : classify(answer, assignment, '/videos');
  };

  const submitImage = async (assignment: Assignment, model: string): Promise<Submission> => {
    const { request } = assignment;
    const fields = imageFields(request, model, flavour);
    const files = await picturesOf(request, () => (request.images.length > 1 ? flavour.severalImagesField : 'image'));
    const isEdit = files.length > 0;
    const path = isEdit ? '/images/edits' : '/images/generations';
    const answer = await call('POST', path, {
      body: isEdit ? formOf(fields, files) : JSON.stringify(fields),
      timeoutMs: IMAGE_TIMEOUT_MS,
      maxBytes: MAX_IMAGE_REPLY_BYTES,
    });
    const image = answer.status < 300 ? readImageReply(answer.body) : null;
    if (image) return { is: 'delivered', results: [image] };
    const verdict = await classify(answer, assignment, path);
    // An error instead of a picture: nothing was delivered, so a retry cannot double it.
    const isError = verdict.is === 'unknown' && answer.status >= 500;
    return isError ? { is: 'later', afterSeconds: null, reason: verdict.reason } : verdict;
  };

  const list = async () => {
    const answer = await call('GET', '/videos?limit=100&order=desc', { timeoutMs: ASK_TIMEOUT_MS });
    return { answer, videos: answer.status === 200 ? readVideoList(answer.body) : null };
  };

  /** Try again later, with a reason when the answer is a fault. */
  const later = ({ status, headers }: ApiAnswer): Later => ({
    is: 'later',
    afterSeconds: retryAfterSeconds(headers, clock.now()),
    ...(status === 200 && { reason: 'engine_unreadable' }),
    ...(status >= 500 && status !== 503 && { reason: 'engine_faulty' }),
  });
  /** Turns a timeout into `later`; other errors pass through. */
  const orSilent = async <Answer>(asked: Promise<Answer>): Promise<Answer | Later> => {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof NoAnswerError && error.isTimeout)) throw error;
      return { is: 'later', afterSeconds: null, reason: 'engine_silent' };
    }
  };

  return {
    hasPath,

    deliversAtOnce: ({ kind }) => kind === 'image',

    async submit(assignment) {
      const isVideo = assignment.request.kind === 'video';
      const model = isVideo ? settings.videoModel : settings.imageModel;
      if (!model) return { is: 'refused', code: 'engine_unavailable' };
      try {
        return await (isVideo ? submitVideo(assignment, model) : submitImage(assignment, model));
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        const task = taskOfSource(assignment.request.reference);
        log.warn({ task, job: assignment.id, error: error.message }, 'the OpenAI-compatible server did not answer');
        if (!error.mayHaveArrived) return { is: 'later', afterSeconds: null };
        return error.isTimeout ? { is: 'unknown', reason: 'engine_silent' } : { is: 'unknown' };
      }
    },

    /**
     * These servers return nothing of ours but the prompt: a video with the same prompt, length and size, created since the
     * submission and not claimed by another job, is as good as ours. Videos made from pictures cannot be told apart.
     */
    async find({ request, submittedAt }, isTaken): Promise<LookupResult> {
      if (request.images.length > 0) return { is: 'cannot-tell' };
      const listed = await orSilent(list());
      if ('is' in listed) return listed;
      const { answer, videos } = listed;
      if (!videos) return answer.status === 404 || answer.status === 405 ? { is: 'cannot-tell' } : later(answer);
      if (!videos.every(isTelling)) return { is: 'cannot-tell' };
      const { prompt, seconds, size } = videoFields(request, '', flavour);
      const since = submittedAt.getTime() / 1000 - CLOCK_SLACK_SECONDS;
      for (const video of videos) {
        const isAlike =
          video.prompt === prompt &&
          String(video.seconds ?? seconds) === String(seconds) &&
          (video.size ?? size) === size &&
          video.created_at! >= since;
        if (isAlike && !(await isTaken(video.id))) return { is: 'found', taskId: video.id };
      }
      return { is: 'absent' };
    },

    async look(taskId, request): Promise<ProviderTaskState> {
      const path = `/videos/${encodeURIComponent(taskId)}`;
      const stateOf = async (video: Video | null) => {
        const hasPictures = request.images.length > 0;
        const state = taskStateOf(video, { taskId, baseUrl: settings.baseUrl, hasPictures });
        if (state.is === 'refused') {
          const names = { task: taskOfSource(request.reference), reason: state.code };
          const said = quote(video, request);
          log.warn({ ...names, said }, 'the OpenAI-compatible server did not make a video');
          await recordRefusal({ path: '/videos', code: state.code, status: 200, said });
        }
        return state;
      };
      const answer = await orSilent(call('GET', path, { timeoutMs: ASK_TIMEOUT_MS }));
      if ('is' in answer) return answer;
      if (answer.status === 200) return stateOf(readVideo(answer.body));
      if (answer.status !== 404 && answer.status !== 405 && answer.status !== 410) return later(answer);
      // Older servers can only list; all of them forget their jobs at a restart.
      const { videos } = await list();
      const listed = videos?.find((video) => video.id === taskId);
      return listed ? stateOf(listed) : { is: 'gone' };
    },

    async cancel(taskId) {
      await call('DELETE', `/videos/${encodeURIComponent(taskId)}`, { timeoutMs: ASK_TIMEOUT_MS });
    },

    async open(url) {
      const address = new URL(url, `${settings.baseUrl}/`).href;
      const isOwn = new URL(address).origin === origin;
      const answer = await fetchExternal({
        url: address,
        headers: isOwn ? authorization : {},
        rules: { ...RESULT_RULES, trustedOrigins: [origin] },
      });
      if (answer.status === 200) return answer.body;
      answer.body.destroy();
      throw new ExternalFetchError(`the result answers ${answer.status}`, 'failed');
    },
  };
}

function isTelling(video: Video): boolean {
  return typeof video.prompt === 'string' && typeof video.created_at === 'number';
}

function taskStateOf(
  video: Video | null,
  { taskId, baseUrl, hasPictures }: { taskId: string; baseUrl: string; hasPictures: boolean },
): ProviderTaskState {
  if (video?.id !== taskId) return { is: 'later', afterSeconds: null, reason: 'engine_unreadable' };
  switch (video.status) {
    case 'queued':
      return { is: 'queued' };
    case 'completed':
      return { is: 'delivered', results: [{ url: `${baseUrl}/videos/${encodeURIComponent(taskId)}/content` }] };
    case 'failed':
    case 'cancelled':
      return { is: 'refused', code: refusedContentOf(readServerError(video), hasPictures) ?? 'generation_failed' };
    default:
      // Capped: it is not complete before the file is there, whatever the server's figure.
      return {
        is: 'running',
        percent: typeof video.progress === 'number' ? Math.min(95, Math.max(0, Math.round(video.progress))) : null,
      };
  }
}
