import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf, ReplyOf } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Role } from '../../../contract/schemas/accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { EncodedJson } from './answerJson.ts';

/** The caller, read from the access token and checked against the database on every call. */
export interface Session {
  id: string;
  userId: string;
  role: Role;
  language: Language;
  /** When the access token expires: a live channel ends then. */
  expiresAt: Date;
}

/** A handler's argument. `session` is null only on endpoints that need none. */
export interface Call<E extends AnyEndpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: E['access'] extends 'public' | 'reader' ? Session | null : Session;
  request: Request;
  requestId: string;
  /** IP address of the caller, as reported by a trusted proxy if there is one. */
  ip: string;
  log: Log;
  /** Adds a header to the response, also to one that the handler builds itself. */
  setHeader(name: string, value: string): void;
  /**
   * Runs an effect in one transaction, once per `Idempotency-Key`: a repeat gets the first answer, marked
   * `Idempotent-Replayed: true`. Without a key it simply runs.
   * @param prepare work before the transaction (limits, decoding); skipped for a replay
   * @param database for effects whose statements may take longer than a request's
   */
  once<Prepared = undefined>(
    effect: (transaction: Transaction, prepared: Prepared) => Promise<ReplyOf<E>>,
    prepare?: () => Promise<Prepared>,
    database?: Database,
  ): Promise<Response>;
}

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<ReplyOf<E> | EncodedJson | Response | void>;

/**
 * Finds the session of a bearer token.
 * @throws ApiError unauthorized or account_deactivated
 */
export type Authenticate<S extends Session = Session> = (accessToken: string) => Promise<S>;

/** One endpoint of the call table with the function that answers it. */
export interface Route {
  endpoint: AnyEndpoint;
  handle: Handler<AnyEndpoint>;
  /** Its own, which finds more than the session; default: that of all calls. */
  authenticate?: Authenticate;
}

/** A row of the call table with its handler, whose types follow from the row. */
export function route<E extends AnyEndpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Handler<AnyEndpoint> };
}

/** A route whose session comes with what the call needs, found in the same question. */
export function routeWithSession<E extends AnyEndpoint, S extends Session>(
  endpoint: E,
  authenticate: Authenticate<S>,
  handle: (call: Call<E> & { session: S }) => Promise<ReplyOf<E>>,
): Route {
  return { endpoint, authenticate, handle: handle as unknown as Handler<AnyEndpoint> };
}
