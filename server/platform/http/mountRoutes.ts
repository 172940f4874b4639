import type { Context, Hono } from 'hono';
import { API_BASE, type AnyEndpoint } from '../../../contract/endpoint.ts';
import { MAX_JSON_BODY_BYTES, REPLAY_HEADER, WITHDRAW_HEADER } from '../../../contract/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { answerJson } from './answerJson.ts';
import { ApiError, fieldError } from './apiError.ts';
import { type BodyRoom, type ByteBudget, createByteBudget } from './byteBudget.ts';
import { type WeightedSemaphore, createWeightedSemaphore } from './weightedSemaphore.ts';
import type { Authenticate, Call, Route, Session } from './call.ts';
import { checkRequest } from './checkRequest.ts';
import { runOnce } from './idempotency.ts';
import { fingerprintOf, readJsonBody } from './readJsonBody.ts';
import { createKeyedLimiter, type KeyedLimiter } from './keyedLimiter.ts';
import { requestLog } from './requestContext.ts';
import type { ServerVariables } from './serverVariables.ts';

/**
 * `/videos/{id}` → `/videos/:id`; the trailing slash is optional in calls, so it is dropped here (the router is not
 * strict).
 */
function routePath(endpoint: AnyEndpoint): string {
  return API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

const MB = 1024 * 1024;
/**
 * Bytes of large bodies that one process holds at a time: each is in memory up to three times, as bytes, text and
 * pictures. Counted as they arrive; who finds no room for `patienceMs` is refused, and who holds little takes the place
 * of somebody who holds much after `displaceMs`.
 */
const LARGE_BODIES = { total: 160 * MB, patienceMs: 15_000, displaceMs: 4000 };
/** Bytes that one account may announce at a time: one full request of pictures. */
const ANNOUNCED = { total: Infinity, perSubject: 64 * MB };

/**
 * Concurrent requests per account and per token in one process; further ones wait. A browser opens six connections to a
 * server, so users do not notice, and a caller that sends hundreds slows only itself.
 */
const REQUESTS = { atOnce: 6, mostWaiting: 500 };

interface Mounting {
  routes: Route[];
  authenticate: Authenticate;
  /** Whether a bearer is a shared credential for reading published content. */
  isReader: (credential: string) => boolean;
  database: Database;
  clock: Clock;
}

/**
 * Mounts every route of the call table with its path, guard and validation. Static paths come before parameters, for
 * any method: `/videos/generate` is never the video with the id "generate".
 */
export function mountRoutes(app: Hono<ServerVariables>, { routes, ...deps }: Mounting): void {
  const hasParameter = ({ endpoint }: Route) => endpoint.path.includes('{');
  const bounds = {
    announced: createWeightedSemaphore(ANNOUNCED),
    largeBodies: createByteBudget(LARGE_BODIES),
    byToken: createKeyedLimiter(REQUESTS),
    byAccount: createKeyedLimiter(REQUESTS),
  };
  mount(app, { routes: routes.filter((route) => !hasParameter(route)), bounds, ...deps });
  mount(app, { routes: routes.filter(hasParameter), bounds, ...deps });
}

interface Bounds {
  announced: WeightedSemaphore;
  largeBodies: ByteBudget;
  /** Applied before authentication, since the session look-up costs work, too. */
  byToken: KeyedLimiter;
  byAccount: KeyedLimiter;
}

function mount(
  app: Hono<ServerVariables>,
  { routes, authenticate, isReader, database, clock, bounds }: Mounting & { bounds: Bounds },
): void {
  const methodsOfPath = new Map<string, string[]>();
  for (const { endpoint, handle, authenticate: find = authenticate } of routes) {
    const path = routePath(endpoint);
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), endpoint.method]);
    const pictureField = endpoint.pictureField ?? endpoint.uploadField;
    const tooLarge = () =>
      pictureField ? fieldError(pictureField, 'image_too_large') : new ApiError('payload_too_large');
    const answer = async (context: Context<ServerVariables>, session: Session | null, room?: BodyRoom) => {
      const address = `${endpoint.method} ${context.req.path}`;
      const { body, fingerprint } = endpoint.body
        ? await readJsonBody(context, { maxBytes: endpoint.maxBodyBytes, address, room, tooLarge })
        : { body: undefined, fingerprint: null };
      const headers: [string, string][] = [];
      const call: Call<AnyEndpoint> = {
        params: checkRequest(endpoint.params, context.req.param()) as never,
        query: checkRequest(endpoint.query, context.req.query()) as never,
        body: checkRequest(endpoint.body, body) as never,
        session: session as Session,
        request: context.req.raw,
        requestId: context.get('requestId'),
        ip: context.get('ip'),
        get log() {
          return requestLog(context);
        },
        setHeader: (name, value) => void headers.push([name, value]),
        once: async (effect, prepare, other) => {
          const { reply, isReplay } = await runOnce({
            database: other ?? database,
            clock,
            userId: session!.userId,
            key: context.req.header('idempotency-key') ?? null,
            // Without a body it is worked out only here: most calls only read.
            fingerprint: fingerprint ?? fingerprintOf(address),
            isWithdrawal: context.req.header(WITHDRAW_HEADER) === 'true',
            prepare,
            effect,
          });
          if (isReplay) context.header(REPLAY_HEADER, 'true');
          return context.json(reply as never, endpoint.status as 200);
        },
      };
      const reply = await handle(call);
      const response =
        reply instanceof Response
          ? reply
          : reply === undefined
            ? context.body(null, 204)
            : await answerJson(context, reply, endpoint.status);
      for (const [name, value] of headers) response.headers.set(name, value);
      return response;
    };
    const isLarge = endpoint.maxBodyBytes > MAX_JSON_BODY_BYTES;
    const answerInTurn = async (context: Context<ServerVariables>, session: Session | null) => {
      if (!isLarge) return answer(context, session);
      const announced = Number(context.req.header('content-length'));
      const amount = Number.isSafeInteger(announced) ? announced : endpoint.maxBodyBytes;
      // Refuse before waiting for a turn.
      if (amount > endpoint.maxBodyBytes) throw tooLarge();
      const subject = session?.userId ?? context.get('ip');
      return bounds.announced.run({ subject, amount }, () =>
        bounds.largeBodies.run(subject, (room) => answer(context, session, room)),
      );
    };
    app.on(endpoint.method, path, async (context) => {
      if (endpoint.access === 'public') return answerInTurn(context, null);
      const token = bearerOf(context.req.raw.headers);
      if (!token) throw new ApiError('unauthorized');
      if (endpoint.access === 'reader') {
        if (!isReader(token)) throw new ApiError('unauthorized');
        return answerInTurn(context, null);
      }
      return bounds.byToken.run(token, async () => {
        const session = await find(token);
        context.set('account', session.userId);
        if (endpoint.access === 'admin' && session.role !== 'admin') throw new ApiError('forbidden');
        return bounds.byAccount.run(session.userId, () => answerInTurn(context, session));
      });
    });
  }
  for (const [path, methods] of methodsOfPath) {
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      throw new ApiError('method_not_allowed');
    });
  }
}

/** The access token of a request; undefined when it brings none. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
