import type { ErrorCode } from '../../../contract/errorCodes.ts';

/** The readable parts of an error answer: OpenAI sends an object, FastAPI a `detail`, small servers plain text. */
interface ServerError {
  /** Code and type, as far as there are any. */
  names: string;
  /** The field that is wrong, where one is named. */
  field: string;
  message: string;
}

const REFUSED_CONTENT = /content_?(?:policy|filter)|moderation|safety|sensitive|image_generation_user_error/i;
const REFUSED_CONTENT_WORDS = /content policy|content filter|safety system|moderation/i;
const NAMES_WORDS = /\bprompts?\b|\b(?:input|your) text\b/i;
/** An input picture; "image generation" and the like are what was asked for. */
const NAMES_PICTURE =
  /\b(?:input|uploaded|source|reference|provided|supplied|attached|your) (?:image|picture|photo)s?\b(?! (?:generation|edit|request))|\b(?:input_reference|image_url)\b|(?<!\b(?:generated|output|resulting) )\b(?:image|picture|photo)s? (?:may )?contains?\b/i;
const PICTURE_FIELD = /^(?:image|input_reference)/i;
const UNKNOWN_MODEL = /model/i;
/** Ended only by the operator: key, account, model, or hardware (LocalAI's 412). */
const OPERATORS = [401, 402, 403, 404, 405, 407, 410, 412, 501];
/** Say that the server is busy, not what is wrong. */
const PASSING = [408, 425, 429];

/** The code of an error that a retry would meet again; null when a retry may succeed. */
export function refusalOf({
  status,
  body,
  isModeCall,
  hasPictures,
}: {
  status: number;
  body: unknown;
  /** Whether the called path serves only this kind of work. */
  isModeCall: boolean;
  hasPictures: boolean;
}): ErrorCode | null {
  const error = readServerError(body);
  const refused = refusedContentOf(error, hasPictures);
  if (refused) return refused;
  const isAbsent = status === 405 || status === 501 || (status === 404 && !UNKNOWN_MODEL.test(wordsOf(error)));
  if (isAbsent && isModeCall) return 'engine_lacks_mode';
  if (OPERATORS.includes(status)) return 'engine_unavailable';
  // The remaining 4xx are about the request: a size, a field, a length that this server does not take.
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'request_refused' : null;
}

/** Whether the server asks to come back later. */
export function isBusy(status: number): boolean {
  return status === 503 || PASSING.includes(status);
}

/**
 * What an error, of an answer or inside a video object, refuses for its content: the words, the picture, or one of them
 * where it does not say which. Null for other errors.
 */
export function refusedContentOf(error: ServerError | null, hasPictures: boolean): ErrorCode | null {
  if (!error || !(REFUSED_CONTENT.test(error.names) || REFUSED_CONTENT_WORDS.test(error.message))) return null;
  if (!hasPictures) return 'input_sensitive';
  const namesWords = error.field === 'prompt' || NAMES_WORDS.test(error.message);
  const namesPicture = PICTURE_FIELD.test(error.field) || NAMES_PICTURE.test(error.message);
  if (namesWords === namesPicture) return 'text_or_image_sensitive';
  return namesPicture ? 'image_sensitive' : 'input_sensitive';
}

/** The error of an answer or of a video object; null without a readable one. */
export function readServerError(value: unknown): ServerError | null {
  if (typeof value !== 'object' || value === null) return null;
  const { error, detail, message: bare } = value as { error?: unknown; detail?: unknown; message?: unknown };
  const told = error ?? detail ?? (typeof bare === 'string' ? value : null);
  if (typeof told === 'string') return { names: '', field: '', message: told };
  if (Array.isArray(told)) return readFieldErrors(told);
  if (typeof told !== 'object' || told === null) return null;
  const { code, type, param, message } = told as Record<string, unknown>;
  return {
    names: [code, type].filter((text) => typeof text === 'string').join(' '),
    field: typeof param === 'string' ? param : '',
    message: typeof message === 'string' ? message : '',
  };
}

/** FastAPI's list of what is wrong with each field. */
function readFieldErrors(list: unknown[]): ServerError {
  const read = list.filter((each) => typeof each === 'object' && each !== null) as Record<string, unknown>[];
  const fieldOf = ({ loc }: Record<string, unknown>) => (Array.isArray(loc) ? String(loc.at(-1) ?? '') : '');
  return {
    names: read.flatMap(({ type }) => (typeof type === 'string' ? type : [])).join(' '),
    field: read.map(fieldOf)[0] ?? '',
    message: read.map((each) => `${fieldOf(each)}: ${String(each.msg ?? '')}`).join('; '),
  };
}

function wordsOf(error: ServerError | null): string {
  return error ? `${error.names} ${error.message}` : '';
}
