/** Each request, with its statements and jobs, is sent as spans of the caller's trace, without anything personal. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openTracing } from '../../server/platform/openTracing.ts';
import { switchSpansOn } from '../../server/platform/spans.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer } from '../support/testServer.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

const PROMPT = 'harimau-sumatra-rahasia-314';
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

it('sends a span of each request, its statements and its jobs to an OTLP receiver, and nothing personal', async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const tracing = openTracing({ name: 'kilas', version: '0.1.0' });
  switchSpansOn();
  const server = await createTestServer({ engines: [await createStagedEngine()] });
  const creator = await server.signUp();
  const traced = { traceparent: `00-${CALLER.traceId}-${CALLER.spanId}-01` };
  const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: PROMPT }, traced);
  const [item] = body.data.items;
  await endOf(creator, item!);
  await creator.call('POST', '/images/text-to-image', { prompt: PROMPT, count: 'x' });
  await server.close();
  await tracing.close();
  receiver.close();

  const spans = received.flatMap((text) =>
    (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const of = (span: SentSpan, key: string) => Object.values(span.attributes.find((a) => a.key === key)?.value ?? {})[0];
  const requests = spans.filter(({ name }) => name === 'POST /api-lens/images/text-to-image');
  expect(requests.map((span) => Number(of(span, 'http.response.status_code'))).toSorted()).toEqual([202, 422]);
  const [taken] = requests.filter((span) => Number(of(span, 'http.response.status_code')) === 202);
  expect(taken).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  expect(of(taken!, 'kilas.account')).toBe(creator.id);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === taken!.spanId);
  expect(statements.map((span) => String(of(span, 'db.query.text'))).join('\n')).toMatch(
    /begin[\s\S]*ledger_hold[\s\S]*commit/,
  );
  const jobs = spans.filter((span) => span.name === 'job advance-task' && of(span, 'kilas.taskId') === item!.id);
  expect(jobs.length).toBeGreaterThan(0);
  expect(spans.some(({ parentSpanId }) => parentSpanId === jobs[0]!.spanId)).toBe(true);
  const sent = received.join('');
  for (const secret of [PROMPT, creator.email, creator.tokens.access_token, creator.tokens.refresh_token])
    expect(sent).not.toContain(secret);
});
