/**
 * Webhooks per second: verified, recognised when repeated, stored, answered, over HTTP by the whole server, with the
 * senders in a process of their own. `node bench/webhooks.ts [seconds] [connections]`, on the embedded database or on
 * DATABASE_URL (an empty database). Beside it, the floor: the same server answering /healthz to the same senders.
 */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { API_BASE } from '../contract/endpoint.ts';
import { createApp } from '../server/app.ts';
import { openServices } from '../server/services.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { createLog } from '../server/platform/log.ts';
import { openBenchDatabase } from './benchDatabase.ts';

const TOKEN = 'token-panggilan-balik';
/** Shares of the messages that are repeats, and that are forged. */
const REPEATED = 0.3;
const FORGED = 0.05;

interface Tally {
  times: number[];
  /** Answers by status. */
  statuses: Record<number, number>;
}

/** Sends for this long, with one request under way on each connection. */
async function send({
  url,
  seconds,
  connections,
}: {
  url: string;
  seconds: number;
  connections: number;
}): Promise<Tally> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tally: Tally = { times: [], statuses: {} };
  const run = process.pid;
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const number = Math.random() < REPEATED ? Math.floor(Math.random() * sent) : (sent += 1);
        const startedAt = performance.now();
        const status = await post(agent, url, {
          id: `wh-${run}-${number}`,
          token: Math.random() < FORGED ? 'not-the-token' : TOKEN,
        });
        tally.times.push(performance.now() - startedAt);
        tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return tally;
}

function post(agent: Agent, url: string, { id, token }: { id: string; token: string }): Promise<number> {
  const isPost = url.endsWith('xendit');
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        agent,
        method: isPost ? 'POST' : 'GET',
        headers: isPost ? { 'Content-Type': 'application/json', 'x-callback-token': token, 'webhook-id': id } : {},
      },
      (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!));
      },
    );
    sending.on('error', reject);
    sending.end(isPost ? message(id) : undefined);
  });
}

/** A capture, as long as the gateway's. */
function message(id: string): string {
  const at = '2026-11-21T00:00:00.000Z';
  return JSON.stringify({
    event: 'payment.capture',
    business_id: '6094fa76c2703f8a9b7a4b01',
    created: at,
    api_version: 'v3',
    data: {
      payment_id: `py-${id}`,
      payment_request_id: `pr-${id}`,
      reference_id: `TUBENCH-${id}`,
      type: 'SINGLE_PAYMENT',
      country: 'ID',
      currency: 'IDR',
      request_amount: 10_078,
      status: 'SUCCEEDED',
      channel_code: 'QRIS',
      created: at,
      updated: at,
      captures: [{ capture_id: `c-${id}`, capture_amount: 10_078, capture_timestamp: at }],
      payment_details: { payer_name: 'Budi', issuer_name: 'BANK', receipt_id: '123456789012' },
      metadata: { order: id },
    },
  });
}

/** Sends from a separate process, so as not to share the server's one thread. */
async function sendFromOutside(url: string): Promise<Tally> {
  const child = spawn(process.execPath, [import.meta.filename, 'send', url, String(SECONDS), String(CONNECTIONS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(printed) as Tally;
}

function show(title: string, { times, statuses }: Tally): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `  ${title.padEnd(10)} ${(times.length / SECONDS).toFixed(0).padStart(6)}/s  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${JSON.stringify(statuses)}`,
  );
}

async function measure(): Promise<void> {
  const { folder, kind, connectionString, close } = await openBenchDatabase();
  const config = readConfig({
    env: {
      KILAS_DATA: folder,
      XENDIT_URL: 'http://127.0.0.1:9',
      XENDIT_SECRET_KEY: 'xnd_development_bench',
      XENDIT_WEBHOOK_TOKEN: TOKEN,
    },
    coreCount: 2,
  });
  const services = await openServices({ config, log: createLog('silent'), clock, connectionString, canWork: false });
  const app = createApp({ services, clientFolder: path.join(folder, 'client') });
  const server = await new Promise<{ port: number; close(): void }>((resolve) => {
    const listening = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ port, close: () => listening.close() }),
    );
  });
  const origin = `http://127.0.0.1:${server.port}`;
  console.log(
    `${CONNECTIONS} connections, ${SECONDS} s, ${kind}; ${REPEATED * 100} % repeated, ${FORGED * 100} % forged`,
  );
  for (let round = 0; round < 3; round += 1) {
    show('/healthz', await sendFromOutside(`${origin}/healthz`));
    show('webhooks', await sendFromOutside(`${origin}${API_BASE}/webhooks/xendit`));
  }
  server.close();
  await services.close();
  await close();
}

const isSender = process.argv[2] === 'send';
const [SECONDS, CONNECTIONS] = [
  Number(process.argv[isSender ? 4 : 2] ?? 8),
  Number(process.argv[isSender ? 5 : 3] ?? 64),
];
if (isSender)
  process.stdout.write(
    JSON.stringify(await send({ url: process.argv[3]!, seconds: SECONDS, connections: CONNECTIONS })),
  );
else await measure();
