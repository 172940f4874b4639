import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { API_BASE, type AnyEndpoint } from '../../../contract/endpoint.ts';
import { WITHDRAW_HEADER } from '../../../contract/limits.ts';
import { isMessageCode, MESSAGES, type MessageCode } from '../../../contract/messages.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { ApiError } from './apiError.ts';
import type { Call, Route, Session } from './call.ts';
import { runOnce } from './idempotency.ts';

export interface ServerVariables {
  Variables: { requestId: string; log: Log; ip: string };
}

/**
 * Finds who a bearer token belongs to.
 * @throws ApiError unauthorized or account_deactivated
 */
export type Authenticate = (accessToken: string) => Promise<Session>;

/** `/videos/{id}` → `/videos/:id`; the trailing slash is optional in calls, so it is dropped here (the router is not strict). */
function routePath(endpoint: AnyEndpoint): string {
  return API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

interface Mounting {
  routes: Route[];
  authenticate: Authenticate;
  database: Database;
  clock: Clock;
}

/**
 * Gives every route of the call table its address, its guard and its validation. Fixed words come before parameters,
 * whatever the method: `/videos/generate` is never the video called "generate".
 */
export function mountRoutes(app: Hono<ServerVariables>, { routes, ...parts }: Mounting): void {
  const hasParameter = ({ endpoint }: Route) => endpoint.path.includes('{');
  mount(app, { routes: routes.filter((route) => !hasParameter(route)), ...parts });
  mount(app, { routes: routes.filter(hasParameter), ...parts });
}

function mount(app: Hono<ServerVariables>, { routes, authenticate, database, clock }: Mounting): void {
  const methodsOfPath = new Map<string, string[]>();
  for (const { endpoint, handle } of routes) {
    const path = routePath(endpoint);
    methodsOfPath.set(path, [...(methodsOfPath.get(path) ?? []), endpoint.method]);
    app.on(endpoint.method, path, async (context) => {
      const session = await admit(endpoint, context, authenticate);
      const { body, text } = endpoint.body
        ? await readBody(context, endpoint.maxBodyBytes)
        : { body: undefined, text: '' };
      const headers: [string, string][] = [];
      const call: Call<AnyEndpoint> = {
        params: check(endpoint.params, context.req.param()) as never,
        query: check(endpoint.query, context.req.query()) as never,
        body: check(endpoint.body, body) as never,
        session: session as Session,
        request: context.req.raw,
        requestId: context.get('requestId'),
        ip: context.get('ip'),
        log: context.get('log'),
        setHeader: (name, value) => void headers.push([name, value]),
        once: async (effect) => {
          const { reply, isReplay } = await runOnce({
            database,
            clock,
            userId: session!.userId,
            key: context.req.header('idempotency-key') ?? null,
            request: `${endpoint.method} ${context.req.path} ${text}`,
            isWithdrawal: context.req.header(WITHDRAW_HEADER) === 'true',
            effect,
          });
          if (isReplay) context.header('Idempotent-Replayed', 'true');
          return context.json(reply as never, endpoint.status as 200);
        },
      };
      const answer = await handle(call);
      const response =
        answer instanceof Response
          ? answer
          : answer === undefined
            ? context.body(null, 204)
            : context.json(answer as never, endpoint.status as 200);
      for (const [name, value] of headers) response.headers.set(name, value);
      return response;
    });
  }
  for (const [path, methods] of methodsOfPath) {
    app.all(path, (context) => {
      context.header('Allow', methods.join(', '));
      throw new ApiError('method_not_allowed');
    });
  }
}

async function admit(
  endpoint: AnyEndpoint,
  context: Context<ServerVariables>,
  authenticate: Authenticate,
): Promise<Session | null> {
  if (endpoint.access === 'public') return null;
  const token = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (!token) throw new ApiError('unauthorized');
  const session = await authenticate(token);
  if (endpoint.access === 'admin' && session.role !== 'admin') throw new ApiError('forbidden');
  return session;
}

/** Reads a JSON body under the size cap. PostgreSQL has no NUL character in text, so one is refused here and not by a failing query. */
async function readBody(context: Context<ServerVariables>, maxBytes: number): Promise<{ body: unknown; text: string }> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new ApiError('unsupported_media_type');
  const text = await readText(context.req.raw, maxBytes);
  try {
    const body: unknown = JSON.parse(text);
    if (/\\u0000/i.test(text)) throw new ApiError('malformed_json');
    return { body, text };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('malformed_json');
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ApiError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Validates one part of a request by its schema.
 * @throws ApiError validation_failed with each field's code and text; not_found for an id that cannot exist
 */
function check(schema: AnyEndpoint['params'], value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema as v.GenericSchema, value);
  const fields: Record<string, { code: MessageCode; message: string }> = {};
  for (const field of fieldsWithNul(value))
    fields[field] = { code: 'field_invalid', message: MESSAGES.field_invalid.text };
  if (result.success && Object.keys(fields).length === 0) return result.output;
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? 'body';
    if (fields[field]) continue;
    const code = isMessageCode(issue.message)
      ? issue.message
      : isUnknownField(issue)
        ? 'field_unknown'
        : missingFieldCode(schema as v.GenericSchema, field);
    fields[field] = { code, message: MESSAGES[code].text };
  }
  throw new ApiError('validation_failed', { fields });
}

/** A strict object says of a key it does not know that it should never have been there. */
function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** A field left out altogether fails at the object, not at its own rule; asking the field's schema about an empty text gives its own words. */
function missingFieldCode(schema: v.GenericSchema, field: string): MessageCode {
  const entries =
    'entries' in schema ? (schema.entries as Record<string, v.GenericSchema | undefined>) : pipedEntries(schema);
  const rule = entries?.[field];
  const message = rule ? v.safeParse(rule, '').issues?.[0]?.message : undefined;
  return message && isMessageCode(message) ? message : 'field_invalid';
}

function pipedEntries(schema: v.GenericSchema): Record<string, v.GenericSchema | undefined> | undefined {
  if (!('pipe' in schema)) return undefined;
  const [first] = schema.pipe as [v.GenericSchema];
  return 'entries' in first ? (first.entries as Record<string, v.GenericSchema | undefined>) : undefined;
}

/** Of an address: a body has none any more (readBody). */
function fieldsWithNul(value: unknown): string[] {
  return Object.entries(value ?? {}).flatMap(([field, text]) =>
    typeof text === 'string' && text.includes('\0') ? [field] : [],
  );
}
