import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import { MAX_JSON_BODY_BYTES } from './limits.ts';

/** Every call of the product is under this path of the origin. */
export const API_BASE = '/api-lens';

/**
 * Who may call: `public` anyone; `reader` anyone with the shared credential for published content; `user` a signed-in
 * account; `admin` an account with that role.
 */
export type Access = 'public' | 'reader' | 'user' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = GenericSchema<never, unknown> | GenericSchema;

/**
 * One row of the call table. The server's route, the client's call and the OpenAPI document are all made from it. Paths
 * are relative to `/api-lens`, parameters in braces; a trailing slash is optional.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  method: HttpMethod;
  path: string;
  access: Access;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** Schema of the JSON reply; undefined for files, redirects, event streams and empty answers. */
  reply: Reply;
  /** Form of a successful answer. */
  answer: 'json' | 'file' | 'redirect' | 'events' | 'empty';
  /** HTTP status of success. */
  status: number;
  /** True for POSTs that spend, create a top-up or redeem: they honour `Idempotency-Key`. */
  isIdempotent: boolean;
  /** Largest request body, bytes. */
  maxBodyBytes: number;
  /** Field of the pictures: a body that is too large is reported for it, with the text for pictures. Null: no pictures. */
  pictureField: string | null;
  /** Field of the one file of a multipart body, which the handler reads itself; null: the body is JSON or empty. */
  uploadField: string | null;
}

export type AnyEndpoint = Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, Schema | undefined>;

type InputOf<S> = S extends GenericSchema ? InferInput<S> : undefined;
type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** Input of a call as the caller sends it: fields with defaults may be left out. */
export type ParamsInput<E extends AnyEndpoint> = InputOf<E['params']>;
export type QueryInput<E extends AnyEndpoint> = InputOf<E['query']>;
export type BodyInput<E extends AnyEndpoint> = InputOf<E['body']>;
/** Input of a call as the handler receives it, defaults filled in. */
export type ParamsOf<E extends AnyEndpoint> = OutputOf<E['params']>;
export type QueryOf<E extends AnyEndpoint> = OutputOf<E['query']>;
export type BodyOf<E extends AnyEndpoint> = OutputOf<E['body']>;
/** What the server answers with. */
export type ReplyOf<E extends AnyEndpoint> = OutputOf<E['reply']>;

interface Row<P, Q, B, R> {
  access: Access;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  reply?: R;
  answer?: Endpoint['answer'];
  status?: number;
  isIdempotent?: boolean;
  maxBodyBytes?: number;
  pictureField?: string;
  uploadField?: string;
}

/** Makes a row of the call table: `endpoint('GET /videos/{id}', { … })`. */
export function endpoint<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  R extends Schema | undefined = undefined,
>(route: `${HttpMethod} /${string}`, row: Row<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return {
    method,
    path,
    access: row.access,
    summary: row.summary,
    params: row.params as P,
    query: row.query as Q,
    body: row.body as B,
    reply: row.reply as R,
    answer: row.answer ?? (row.reply ? 'json' : 'empty'),
    status: row.status ?? (row.reply || row.answer ? 200 : 204),
    isIdempotent: row.isIdempotent ?? false,
    maxBodyBytes: row.maxBodyBytes ?? MAX_JSON_BODY_BYTES,
    pictureField: row.pictureField ?? null,
    uploadField: row.uploadField ?? null,
  };
}
