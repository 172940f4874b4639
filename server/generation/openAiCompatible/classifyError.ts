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
/** What a 404 is about when it is not the path. */
const OTHER_THING = /model|deployment|\b(?:task|job)s?\b/i;
const NO_PATH =
  /invalid url|\bcannot post\b|\b(?:unknown|unrecogni[sz]ed|no such) (?:request )?(?:url|path|route|endpoint)|\b(?:url|path|route|endpoint|page|resource)\b.*\b(?:not found|not exist|doesn.t exist|not available|not supported|not implemented)|not implemented|method not allowed/i;
/** "Not Found" and nothing else; llama.cpp answers like a server of files. */
const NOTHING_NAMED = /^\W*(?:404\W*)*(?:file )?not[ _]?found\W*$/i;
const ADDRESS = /\/\S+/g;
/** Ended only by the operator: key, account, model, or hardware (LocalAI's 412). */
const OPERATORS = [401, 402, 403, 404, 407, 410, 412];
/** Say that the server is busy, not what is wrong. */
const PASSING = [408, 425, 429];

/** The code of an error that a retry would meet again; null when a retry may succeed. */
export function refusalOf({
  status,
  body,
  hasPictures,
}: {
  status: number;
  body: unknown;
  hasPictures: boolean;
}): ErrorCode | null {
  const error = readServerError(body);
  const refused = refusedContentOf(error, hasPictures);
  if (refused) return refused;
  if (isPathAbsent(status, body)) return 'engine_lacks_mode';
  if (OPERATORS.includes(status)) return 'engine_unavailable';
  // The remaining 4xx are about the request: a size, a field, a length that this server does not take.
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'request_refused' : null;
}

/**
 * Whether an answer to a POST says that the server does not have the path, or does nothing there. A 404 about a model, a
 * task or a file says nothing about the path.
 */
export function isPathAbsent(status: number, body: unknown): boolean {
  if (status === 405 || status === 501) return true;
  if (status !== 404) return false;
  const error = readServerError(body);
  if (!error) return true;
  // Without addresses: a path may be named "models".
  const words = `${error.names} ${error.message.replace(ADDRESS, ' ')}`;
  if (error.field !== '' || OTHER_THING.test(words)) return false;
  return error.message === '' || NOTHING_NAMED.test(error.message) || NO_PATH.test(error.message);
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
