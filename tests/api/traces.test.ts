/** Each request, with its statements and jobs, is sent as spans of the caller's trace, without anything personal. */
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { openTracing } from '../../server/platform/openTracing.ts';
import { switchSpansOn } from '../../server/platform/spans.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { freePort, type ProductProcess, startProduct } from '../support/productProcess.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { createTestServer } from '../support/testServer.ts';

const TELL_LOADED = path.join(import.meta.dirname, '../support/tellLoaded.mjs');

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface ResourceSpans {
  resource: Pick<SentSpan, 'attributes'>;
  scopeSpans: { spans: SentSpan[] }[];
}

const PROMPT = 'harimau-sumatra-rahasia-314';
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };

/** The value of an attribute. */
const of = ({ attributes }: Pick<SentSpan, 'attributes'>, key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

/** Receives spans over HTTP. */
async function startReceiver() {
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
  const resources = () =>
    received.flatMap((text) => (JSON.parse(text) as { resourceSpans: ResourceSpans[] }).resourceSpans);
  return {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    received,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    /** The names of the senders. */
    services: () => resources().map(({ resource }) => of(resource, 'service.name')),
    close: () => void receiver.close(),
  };
}

it('sends a span of each request, its statements and its jobs to an OTLP receiver, and nothing personal', async () => {
  const receiver = await startReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url;
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

  const spans = receiver.spans();
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
  const sent = receiver.received.join('');
  for (const secret of [PROMPT, creator.email, creator.tokens.access_token, creator.tokens.refresh_token])
    expect(sent).not.toContain(secret);
});

it('is switched on in the product by OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing of it is loaded', async () => {
  const receiver = await startReceiver();
  const database = await createTestDatabase();
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-traces-'));
  const start = async (env: Record<string, string>) =>
    startProduct({
      dataDirectory,
      port: await freePort(),
      command: 'serve',
      env: {
        DATABASE_URL: database.ownerUrl,
        DATABASE_PATIENCE: '15000',
        OTEL_EXPORTER_OTLP_ENDPOINT: '',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${TELL_LOADED}`,
        ...env,
      },
    });
  const loaded = (product: ProductProcess) =>
    product.output().match(/^loaded \S*(?:opentelemetry\/sdk|tracing\.mjs)\S*/gim);
  try {
    const [traced, plain] = await Promise.all([
      start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'kilas-uji' }),
      start({}),
    ]);
    const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;
    for (const { url } of [traced, plain])
      expect((await fetch(`${url}${API_BASE}/site`, { headers: { traceparent } })).status).toBe(200);
    // What is not sent yet is sent at the end.
    expect([await traced.stop(), await plain.stop()]).toEqual([0, 0]);
    expect([loaded(traced)?.length, loaded(plain)?.length]).toEqual([expect.any(Number), undefined]);
    const requests = receiver.spans().filter(({ name }) => name === 'GET /api-lens/site');
    expect(requests).toMatchObject([{ traceId: CALLER.traceId, parentSpanId: CALLER.spanId }]);
    expect(new Set(receiver.services())).toEqual(new Set(['kilas-uji']));
  } finally {
    receiver.close();
    await database.drop();
    await removeFolder(dataDirectory);
  }
});
