/** A JSON schema, as far as the OpenAPI document uses it. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | false;
  minimum?: number;
  maximum?: number;
  not?: { const?: unknown };
  format?: string;
  pattern?: string;
}

interface Operation {
  operationId: string;
  'x-access': string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** One request with all its parts: it can be sent again unchanged. */
export interface FuzzedRequest {
  operationId: string;
  access: string;
  /** How often all operations were requested before. */
  round: number;
  method: string;
  /** With the query, relative to the API's base. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** True for an endless answer, of which only the beginning is read. */
  isStream: boolean;
}

export interface Fuzzer {
  /** The operations of the document. */
  operationIds: string[];
  /** Each operation in turn: about half of the requests are valid, the others wrong in some way. */
  next(): FuzzedRequest;
  /** A request of this operation without a deliberate mistake. */
  valid(operationId: string): FuzzedRequest;
}

/** Where a value goes: the operation, its path as in the document, and the name of the parameter or field. */
export interface Place {
  operationId: string;
  path: string;
  name: string;
  /** Whether a value is of the form that is asked for. */
  fits(value: string): boolean;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const LONG = 'a'.repeat(5000);
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'true',
  '[]',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '😀',
  'e\u0301',
  '\u202e',
  '＝1+1',
  "' or 1=1 --",
  '"; drop table users',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '<script>',
  '{{7*7}}',
  '${1}',
  '#1',
  '#99999999999999999999',
  '2026-11-22',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-11-22T10:00:00+07',
  '9999-12-31T23:59:59-23:59',
  '2026-11-22T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '01890000-0000-7000-8000-000000000000',
  'a@b.co',
  'A@B.CO ',
  '+628123456789',
  '081234567890',
  'BCA_VIRTUAL_ACCOUNT',
  'QRIS',
  'p100',
  'text-to-video',
  'data:image/png;base64,AAAA',
  'iVBORw0KGgo=',
  'constructor',
  '__proto__',
  LONG,
];
const NUMBERS = [
  0, -0, 1, -1, 2, 10, 11, 100, 101, 0.5, 1e-9, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_992, 1e21, 1e308,
  -1e308,
];
const NAMES = ['constructor', '__proto__', 'toString', 'extra', '', 'a.b', 'ids', 'page', '\ud800', 'x'.repeat(300)];

/**
 * Creates requests from an OpenAPI document.
 * @param seed the same seed creates the same requests
 * @param real values that exist in the product, for what no schema can say; empty where none are known
 */
export function createFuzzer({
  document,
  seed,
  real,
}: {
  document: OpenApi;
  seed: number;
  real: (place: Place) => readonly unknown[];
}): Fuzzer {
  let state = seed >>> 0;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (probability: number) => random() < probability;
  /** Whether the request is being made without deliberate mistakes. */
  let isValid = false;
  let current = { operationId: '', path: '' };
  const breaks = (probability: number) => !isValid && chance(probability);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));

  const anything = (depth = 0): unknown => {
    switch (whole(0, depth > 3 ? 4 : 7)) {
      case 0:
        return null;
      case 1:
        return chance(0.5);
      case 2:
      case 3:
        return pick(NUMBERS);
      case 4:
        return pick(TEXTS);
      case 5:
        return Array.from({ length: pick([0, 1, 2, 5, 101, 2000]) }, () => (depth > 0 ? 1 : anything(depth + 2)));
      default:
        return Object.fromEntries(Array.from({ length: whole(0, 4) }, () => [pick(NAMES), anything(depth + 1)]));
    }
  };
  const text = ({ format, pattern }: Schema): string => {
    if (isValid) return format?.startsWith('date') ? '2026-11-01' : `kata ${whole(0, 1e6)}`;
    if (format === 'uuid' || pattern?.includes('{8}'))
      return pick(['01890000-0000-7000-8000-000000000000', pick(TEXTS)]);
    if (format === 'email' || pattern?.includes('@')) return `orang${whole(0, 30)}@contoh.id`;
    if (format?.startsWith('date')) return pick(['2026-11-01', '2026-11-22T10:00:00.000Z', pick(TEXTS)]);
    return chance(0.5) ? `kata ${whole(0, 1e6)}` : pick(TEXTS);
  };
  const realOf = ({ format, pattern }: Schema, name: string) => {
    const form = format === 'uuid' ? UUID : new RegExp(pattern ?? '', 'u');
    return real({ ...current, name, fits: (told) => form.test(told) });
  };
  const value = (schema: Schema | undefined, depth = 0, name = ''): unknown => {
    if (!schema || breaks(0.08)) return anything(depth);
    if (schema.type === 'array') {
      const count = isValid ? 1 : pick([0, 1, 1, 2, 3, 7, 150]);
      return Array.from({ length: count }, () => value(schema.items || undefined, depth + 1, name));
    }
    if (schema.type === 'object' || schema.properties) return object(schema, depth);
    const known = name ? realOf(schema, name) : [];
    if (known.length > 0 && (isValid || chance(0.7))) return pick(known);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return value(pick(choices), depth, name);
    if (schema.type === 'integer' || schema.type === 'number') {
      const { minimum = 0, maximum = 20, not } = schema;
      if (!isValid && chance(0.2)) return pick(NUMBERS);
      return whole(minimum, Math.min(maximum, minimum + 100)) || (not?.const === 0 ? 1 : 0);
    }
    if (schema.type === 'boolean') return chance(0.5);
    if (schema.type === 'null') return null;
    return text(schema);
  };
  const object = ({ properties = {}, required = [] }: Schema, depth: number): Record<string, unknown> => {
    const made: [string, unknown][] = [];
    for (const [name, schema] of Object.entries(properties)) {
      const isWanted = required.includes(name)
        ? !breaks(0.04)
        : isValid
          ? realOf(schema, name).length > 0
          : chance(0.5);
      if (isWanted) made.push([name, value(schema, depth + 1, name)]);
    }
    if (breaks(0.06)) made.push([pick(NAMES), anything(depth + 1)]);
    return Object.fromEntries(made);
  };
  /** A URL cannot contain half of a surrogate pair. */
  const inAddress = (part: unknown) =>
    encodeURIComponent((typeof part === 'object' ? JSON.stringify(part) : String(part)).toWellFormed()).slice(0, 3000);
  const bodyText = (schema: Schema): string => {
    const whole_ = JSON.stringify(breaks(0.1) ? anything() : value(schema));
    if (breaks(0.03)) return whole_.slice(0, Math.floor(random() * whole_.length));
    return breaks(0.02) ? pick(['', '{', 'null', '[]', '"a"', '\uFEFF{}', '{"a":1,}', '1e999', '[[[[', LONG]) : whole_;
  };

  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const make = (
    { path, method, operation }: (typeof operations)[number],
    round: number,
    isWithoutMistake: boolean,
  ): FuzzedRequest => {
    isValid = isWithoutMistake;
    current = { operationId: operation.operationId, path };
    const given = (place: string) => operation.parameters.filter((parameter) => parameter.in === place);
    let address = path;
    for (const { name, schema } of given('path'))
      address = address.replace(`{${name}}`, inAddress(value(schema, 0, name)) || '%20');
    const query = given('query').flatMap(({ name, schema, required }) =>
      required || breaks(0.4) || (isValid && realOf(schema, name).length > 0 && chance(0.5))
        ? [`${name}=${inAddress(value(schema, 0, name))}`]
        : [],
    );
    if (breaks(0.05)) query.push(`${inAddress(pick(NAMES))}=${inAddress(pick(TEXTS))}`, 'page=%E0%A4%A', '%=%');
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const wrongType = () => pick(['text/plain', 'multipart/form-data; boundary=x']);
    const key = () => pick(['kunci-0001', `kunci-${whole(0, 1e6)}`, 'x', '!!!!!!!!']);
    return {
      operationId: operation.operationId,
      access: operation['x-access'],
      round,
      method: breaks(0.01) ? pick(['PATCH', 'DELETE', 'PUT', 'POST']) : method,
      path: query.length > 0 ? `${address}?${query.join('&')}` : address,
      headers: {
        ...(type && { 'Content-Type': breaks(0.02) ? wrongType() : type }),
        ...(given('header').length > 0 && breaks(0.6) && { 'Idempotency-Key': key() }),
        ...(breaks(0.05) && { Range: pick(['bytes=0-', 'bytes=-1', 'bytes=5-1', 'x']), 'If-None-Match': '"x"' }),
      },
      body: content ? bodyText(content.schema) : undefined,
      isStream: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
    };
  };
  let index = 0;
  return {
    operationIds: operations.map(({ operation }) => operation.operationId),
    next() {
      // Each operation in turn, so that none is left out.
      const round = Math.floor(index / operations.length);
      return make(operations[index++ % operations.length]!, round, false);
    },
    valid: (operationId) =>
      make(
        operations.find(({ operation }) => operation.operationId === operationId)!,
        0,
        true,
      ),
  };
}
