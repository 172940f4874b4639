import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

/** Characters of a statement's text, enough to identify it. It contains no values: they are bound. */
const MOST_TEXT = 500;

let areOn = false;

/** Enables spans; while they are off, `inSpan` costs nothing. */
export function switchSpansOn(): void {
  areOn = true;
}

interface Asked {
  kind: SpanKind;
  attributes?: Attributes;
  /** Request headers, which may carry the caller's trace context. */
  headers?: Headers;
}

/**
 * Runs work in a child span of the current one. An error is recorded by its class only: its message may contain
 * personal data.
 */
export function inSpan<Answer>(
  name: string,
  { kind, attributes, headers }: Asked,
  work: (span?: Span) => Promise<Answer>,
): Promise<Answer> {
  if (!areOn) return work();
  const parent = headers
    ? propagation.extract(context.active(), headers, { get: (from, key) => from.get(key) ?? undefined, keys: () => [] })
    : context.active();
  const tracer = trace.getTracer('kilas');
  return tracer.startActiveSpan(name, { kind, ...(attributes && { attributes }) }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Creates a span for each statement of a pool. */
export function traceStatements(pool: pg.Pool): void {
  if (!areOn) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

function traceQueries(asked: pg.Pool | pg.PoolClient): void {
  const query = asked.query.bind(asked) as (...given: unknown[]) => unknown;
  asked.query = ((...given: unknown[]) => {
    // A call with a callback comes from the pool itself, whose query already has a span.
    if (typeof given.at(-1) === 'function') return query(...given);
    const [question] = given as [string | { text?: string }];
    const text = (typeof question === 'string' ? question : (question.text ?? '')).trim();
    const operation = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
    return inSpan(
      `postgresql ${operation}`,
      {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MOST_TEXT) },
      },
      () => query(...given) as Promise<unknown>,
    );
  }) as typeof asked.query;
}
