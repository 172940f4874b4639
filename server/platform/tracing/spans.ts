import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

/** Of a statement, enough to know which one it is. Values are not in it: they are bound. */
const MOST_TEXT = 500;

let areOn = false;

/** From here on spans are made; before, asking for one costs nothing. */
export function switchSpansOn(): void {
  areOn = true;
}

interface Asked {
  kind: SpanKind;
  attributes?: Attributes;
  /** Headers that may name the trace of who calls us. */
  headers?: Headers;
}

/** Runs work in a span, the child of the one it is asked in; a thrown error is told on it by its class alone, for its words may be somebody's. */
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

/** Has each statement of a pool make a span. */
export function traceStatements(pool: pg.Pool): void {
  if (!areOn) return;
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

function traceQueries(asked: pg.Pool | pg.PoolClient): void {
  const query = asked.query.bind(asked) as (...given: unknown[]) => unknown;
  asked.query = ((...given: unknown[]) => {
    // The pool's own way to its connection: it has its span already.
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
