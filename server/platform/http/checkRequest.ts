import * as v from 'valibot';
import type { AnyEndpoint } from '../../../contract/endpoint.ts';
import { isErrorCode, ERROR_CODES, type ErrorCode } from '../../../contract/errorCodes.ts';
import { ApiError } from './apiError.ts';
import { describeIssue, WRITE_AN_OBJECT } from './describeIssue.ts';

/** Reported fields; nobody reads more of a request that is wrong in thousands of places. */
const MAX_FIELDS = 20;

type Schema = NonNullable<AnyEndpoint['params']>;

/**
 * Validates one part of a request by its schema.
 * @throws ApiError validation_failed with the code and text of each field, of 20 at most
 */
export function checkRequest(schema: AnyEndpoint['params'], value: unknown): unknown {
  if (!schema) return undefined;
  // valibot takes a list for an object without fields.
  if (Array.isArray(value)) throw refuseFields([['body', { code: 'field_invalid', message: WRITE_AN_OBJECT }]]);
  const result = v.safeParse(schema as v.GenericSchema, value);
  const wrong = new Map<string, Wrong>(unstorableTexts(value).map((field) => [field, { code: 'field_invalid' }]));
  if (result.success && wrong.size === 0) return result.output;
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? 'body';
    const found = wrong.get(field) ?? { code: codeOf(schema, issue, field) };
    // A text that is no number also breaks rules about numbers, which say more.
    if (found.code === 'field_invalid') found.message ??= describeIssue(issue);
    wrong.set(field, found);
  }
  throw refuseFields([...wrong].slice(0, MAX_FIELDS));
}

function refuseFields(wrong: [string, Wrong][]): ApiError {
  const fields = wrong.map(
    ([field, { code, message }]) => [field, { code, message: message ?? ERROR_CODES[code].text }] as const,
  );
  return new ApiError('validation_failed', { fields: Object.fromEntries(fields) });
}

interface Wrong {
  code: ErrorCode;
  /** Where there is more to say than the code's text. */
  message?: string | null;
}

function codeOf(schema: Schema, issue: v.BaseIssue<unknown>, field: string): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  return isUnknownField(issue) ? 'field_unknown' : missingFieldCode(schema as v.GenericSchema, field);
}

/** valibot reports an unknown key of a strict object as "expected never". */
function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** A missing field fails at the object, not at its own rule; validating an empty string gives the field's own code. */
function missingFieldCode(schema: v.GenericSchema, field: string): ErrorCode {
  const entries = 'entries' in schema ? (schema.entries as Entries) : pipedEntries(schema);
  // Own properties only: "constructor" is no field.
  const rule = entries && Object.hasOwn(entries, field) ? entries[field] : undefined;
  const message = rule ? v.safeParse(rule, '').issues?.[0]?.message : undefined;
  return message && isErrorCode(message) ? message : 'field_invalid';
}

type Entries = Record<string, v.GenericSchema | undefined>;

function pipedEntries(schema: v.GenericSchema): Entries | undefined {
  if (!('pipe' in schema)) return undefined;
  const [first] = schema.pipe as [v.GenericSchema];
  return 'entries' in first ? (first.entries as Entries) : undefined;
}

/**
 * Finds texts and names that PostgreSQL cannot store (a NUL character, half a surrogate pair), so that they are refused
 * here and not by a failing query.
 * @returns dotted paths, each once
 */
function unstorableTexts(request: unknown): string[] {
  const found: string[] = [];
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: request }];
  for (let next = waiting.pop(); next && found.length < MAX_FIELDS; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !isStorable(value)) found.push(path || 'body');
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) found.push(path || 'body');
      else waiting.push({ path: path ? `${path}.${name}` : name, value: part });
    }
  }
  return found;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
