import type { MessageCode } from '../../../contract/messages.ts';

/** What is known of an error answer: OpenAI writes an object, FastAPI a `detail`, small servers a bare text. */
interface ServerError {
  /** Code and type, as far as there are any. */
  names: string;
  message: string;
}

const REFUSED_CONTENT = /content_?(?:policy|filter)|moderation|safety|sensitive|image_generation_user_error/i;
const REFUSED_CONTENT_WORDS = /content policy|content filter|safety system|moderation/i;
const UNKNOWN_MODEL = /model/i;

/** Why an answer that is no success will be none when it is asked again; null where that may yet change. */
export function refusalOf({
  status,
  body,
  isModeCall,
}: {
  status: number;
  body: unknown;
  /** Whether the address called exists for this one kind of work only. */
  isModeCall: boolean;
}): MessageCode | null {
  const error = readServerError(body);
  if (isRefusedContent(error)) return 'input_sensitive';
  const isAbsent = status === 405 || status === 501 || (status === 404 && !UNKNOWN_MODEL.test(wordsOf(error)));
  if (isAbsent && isModeCall) return 'engine_lacks_mode';
  if ([401, 403, 404, 405, 412, 501].includes(status)) return 'engine_unavailable';
  // The others below 500 are the request's own fault.
  return status >= 400 && status < 500 && status !== 429 ? 'generation_failed' : null;
}

/** Whether an error, of an answer or inside a video, says that the words or the picture may not be. */
export function isRefusedContent(error: ServerError | null): boolean {
  return error !== null && (REFUSED_CONTENT.test(error.names) || REFUSED_CONTENT_WORDS.test(error.message));
}

/** The error of an answer or of a video; null when there is none that can be read. */
export function readServerError(value: unknown): ServerError | null {
  if (typeof value !== 'object' || value === null) return null;
  const { error, detail } = value as { error?: unknown; detail?: unknown };
  const told = error ?? detail;
  if (typeof told === 'string') return { names: '', message: told };
  if (typeof told !== 'object' || told === null) return null;
  const { code, type, message } = told as { code?: unknown; type?: unknown; message?: unknown };
  const texts = [code, type].filter((text) => typeof text === 'string');
  return { names: texts.join(' '), message: typeof message === 'string' ? message : '' };
}

function wordsOf(error: ServerError | null): string {
  return error ? `${error.names} ${error.message}` : '';
}
