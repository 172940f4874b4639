import type { ErrorCode } from '../../../contract/errorCodes.ts';

/** The readable parts of an error answer: OpenAI sends an object, FastAPI a `detail`, small servers plain text. */
interface ServerError {
  /** Code and type, as far as there are any. */
  names: string;
  message: string;
}

const REFUSED_CONTENT = /content_?(?:policy|filter)|moderation|safety|sensitive|image_generation_user_error/i;
const REFUSED_CONTENT_WORDS = /content policy|content filter|safety system|moderation/i;
const UNKNOWN_MODEL = /model/i;

/** The code of an error that a retry would meet again; null when a retry may succeed. */
export function refusalOf({
  status,
  body,
  isModeCall,
}: {
  status: number;
  body: unknown;
  /** Whether the called path serves only this kind of work. */
  isModeCall: boolean;
}): ErrorCode | null {
  const error = readServerError(body);
  if (isRefusedContent(error)) return 'input_sensitive';
  const isAbsent = status === 405 || status === 501 || (status === 404 && !UNKNOWN_MODEL.test(wordsOf(error)));
  if (isAbsent && isModeCall) return 'engine_lacks_mode';
  if ([401, 403, 404, 405, 412, 501].includes(status)) return 'engine_unavailable';
  // The remaining 4xx are the request's own fault.
  return status >= 400 && status < 500 && status !== 429 ? 'generation_failed' : null;
}

/** Whether an error, of an answer or inside a video object, refuses the prompt or the picture for its content. */
export function isRefusedContent(error: ServerError | null): boolean {
  return error !== null && (REFUSED_CONTENT.test(error.names) || REFUSED_CONTENT_WORDS.test(error.message));
}

/** The error of an answer or of a video object; null without a readable one. */
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
