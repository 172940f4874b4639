import type { AnyEndpoint, BodyInput, ParamsInput, QueryInput, ReplyOf } from '../../contract/endpoint.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { WITHDRAW_HEADER } from '../../contract/limits.ts';
import { SessionExpiredError, type SessionStore } from '../offline/sessionStore.ts';
import { StorageBlockedError } from '../offline/storageAccess.ts';
import { ApiError, NetworkError, OfflineError } from './errors.ts';
import { isPortal } from '../offline/isPortal.ts';
import { requestUrl, type UrlValues } from './requestUrl.ts';
import { unlessAborted } from './unlessAborted.ts';

/** Requires a field only if the endpoint has a schema for it. */
type Needs<Name extends string, Input> = undefined extends Input
  ? { [key in Name]?: undefined }
  : { [key in Name]: Input };
type QueryOption<Input> = undefined extends Input ? { query?: undefined } : { query?: Input };

/** What a call takes besides its endpoint. */
export type CallOptions<E extends AnyEndpoint> = Needs<'params', ParamsInput<E>> &
  QueryOption<QueryInput<E>> &
  Needs<'body', BodyInput<E>> & {
    signal?: AbortSignal;
    /**
     * For POSTs that spend: created with the draft and kept over retries, so that the server executes the request once.
     */
    idempotencyKey?: string;
    /**
     * Withdraws what was sent under the key. The answer is that of the request if it had arrived, else
     * `request_withdrawn`: then it never will.
     */
    isWithdrawal?: boolean;
    /** Of the call that ends the session: that it has ended already needs no word. */
    isLeaving?: boolean;
  };

/** Calls without input may leave the options out. */
export type CallArguments<E extends AnyEndpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export interface ApiFile {
  blob: Blob;
  /** As named by the server. */
  name: string | undefined;
}

export interface ApiDeps {
  fetch: typeof fetch;
  session: () => Pick<SessionStore, 'accessToken' | 'signOut'>;
  /** The shared credential for reading what is published. */
  readerKey: string;
  isOnline: () => boolean;
  /** Called for every answer, whatever its status, and for every attempt without one. */
  onReach: (isReached: boolean) => void;
  /** Called with the headers of every successful answer, before it is read. */
  onAnswer: (headers: Headers) => void;
  /** Called when an answer is slow; `since` is when the call began, by `performance.now()`. */
  onSlow: (since: number) => void;
  /** Called when a renewed token was refused too: the session is over although the server renewed it. */
  onUnauthorized: () => void;
}

/** Milliseconds to an answer's first byte; files and event streams then flow as long as they need. */
const ANSWER_DEADLINE_MS = 10_000;
/** Characters that a slow line uploads in a millisecond: pictures get more time. */
const SLOWEST_LINE = 16;
/** Milliseconds until a call counts as slow: a network that drops all packets is noticed early. */
const SLOW_MS = 250;

/** All calls to the server go through here. */
export function createApi(deps: ApiDeps) {
  /** The renewed token that ended a session: of the calls that waited for it, only the first ends and reports it. */
  let refusedTwice: string | null = null;

  function connectionError(cause: unknown) {
    deps.onReach(false);
    return deps.isOnline()
      ? new NetworkError('The server was not reached.', { cause })
      : new OfflineError('There is no network.', { cause });
  }

  async function attempt(endpoint: AnyEndpoint, options: LooseOptions, token: string | null): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers.authorization = `Bearer ${token}`;
    if (options.body !== undefined) headers['content-type'] = 'application/json';
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    if (options.isWithdrawal) headers[WITHDRAW_HEADER] = 'true';

    const deadline = new AbortController();
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    const timer = setTimeout(() => deadline.abort(), ANSWER_DEADLINE_MS + (body?.length ?? 0) / SLOWEST_LINE);
    const since = performance.now();
    const slow = setTimeout(() => deps.onSlow(since), SLOW_MS);
    const cancel = () => deadline.abort();
    options.signal?.addEventListener('abort', cancel);
    try {
      options.signal?.throwIfAborted();
      // A deletion whose undo period has passed must still be sent while the page closes.
      const keepalive = endpoint.method === 'DELETE';
      const response = await deps.fetch(requestUrl(endpoint, options), {
        method: endpoint.method,
        headers,
        body,
        keepalive,
        // An answer from the HTTP cache would look like a reachable server.
        cache: 'no-store',
        signal: deadline.signal,
      });
      if (isPortal(response)) throw new TypeError('A page in place of the answer.');
      deps.onReach(true);
      return response;
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      throw connectionError(cause);
    } finally {
      clearTimeout(timer);
      clearTimeout(slow);
      // Streams and files must still end when their owner leaves; only failed and empty answers no longer need the signal.
      if (endpoint.answer === 'json' || endpoint.answer === 'empty')
        options.signal?.removeEventListener('abort', cancel);
    }
  }

  /** A token for calls that need one. @throws ApiError 401 when nobody is signed in or the session has ended. */
  async function tokenFor(endpoint: AnyEndpoint, refused?: string): Promise<string | null> {
    if (endpoint.access === 'reader') return deps.readerKey;
    if (endpoint.access !== 'user' && endpoint.access !== 'admin') return null;
    try {
      const token = await deps.session().accessToken(refused);
      if (token) return token;
    } catch (error) {
      if (error instanceof StorageBlockedError) throw error;
      // Any other failure means that the server was not asked: keep the tokens for another attempt.
      if (!(error instanceof SessionExpiredError)) throw connectionError(error);
    }
    throw new ApiError(401, { code: 'unauthorized', message: 'Unauthorized - please login again' });
  }

  /**
   * Sends a call and resolves to its successful answer, unread.
   * One 401 renews the token, together with every other call that waits for it, and tries once more.
   * @throws OfflineError, NetworkError, ApiError; the abort's own error when `signal` ended it.
   */
  async function send(endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<Response> {
    // The renewal is shared and continues; only this call stops waiting for it.
    const token = await unlessAborted(tokenFor(endpoint), options.signal);
    let response = await attempt(endpoint, options, token);
    if (response.status === 401 && token && endpoint.access !== 'reader') {
      const renewed = await unlessAborted(tokenFor(endpoint, token), options.signal);
      response = await attempt(endpoint, options, renewed);
      if (response.status === 401 && renewed !== refusedTwice) {
        refusedTwice = renewed;
        await deps.session().signOut();
        if (!options.isLeaving) deps.onUnauthorized();
      }
    }
    if (!response.ok) throw new ApiError(response.status, await readErrorBody(response));
    deps.onAnswer(response.headers);
    return response;
  }

  return {
    send,
    /** Calls an endpoint and resolves to its JSON reply, whole; undefined for empty answers. Throws as `send` does. */
    async call<E extends AnyEndpoint>(endpoint: E, ...[options]: CallArguments<E>): Promise<ReplyOf<E>> {
      const response = await send(endpoint, options as LooseOptions);
      if (endpoint.answer !== 'json') return undefined as ReplyOf<E>;
      try {
        return (await response.json()) as ReplyOf<E>;
      } catch (cause) {
        throw new NetworkError('The answer broke off.', { cause });
      }
    },
    /** Fetches a file. Throws as `send` does. */
    async fetchFile<E extends AnyEndpoint>(endpoint: E, ...[options]: CallArguments<E>): Promise<ApiFile> {
      const response = await send(endpoint, options as LooseOptions);
      try {
        return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition')) };
      } catch (cause) {
        throw new NetworkError('The file broke off.', { cause });
      }
    },
  };
}

interface LooseOptions {
  params?: UrlValues;
  query?: UrlValues;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  isWithdrawal?: boolean;
  isLeaving?: boolean;
}

/** Proxies and captive portals answer with HTML pages. */
async function readErrorBody(response: Response): Promise<Partial<ErrorBody>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  } catch {
    return {};
  }
}

function fileName(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="?([^";]+)"?/i)?.[1];
}
