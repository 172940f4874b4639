import { randomUUID } from 'node:crypto';
import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { API_BASE } from '../../contract/endpoint.ts';

const READS_BETWEEN = 5;

/** What the clients of several equal processes experienced. */
export interface LoadReport {
  answered: number;
  /** Requests that a process accepted but did not answer, or answered with anything but 200. */
  cut: string[];
}

/**
 * Calls several processes in turn over connections that stay open, as a load balancer does: a process that refuses the
 * connection is skipped; every other failure counts.
 */
export async function callInTurn({
  urls,
  calls,
  headers,
  certificate,
  clients,
  isOver,
}: {
  urls: string[];
  /** Sent one after the other, again and again; each should be answered with 200. */
  calls: { method: 'GET' | 'POST'; path: string; body?: object }[];
  headers: Record<string, string>;
  /** The certificate to trust; without one the calls use plain HTTP. */
  certificate?: string;
  clients: number;
  isOver: (report: LoadReport) => boolean;
}): Promise<LoadReport> {
  const report: LoadReport = { answered: 0, cut: [] };
  const kept = { keepAlive: true, maxSockets: clients };
  const agent = certificate ? new SecureAgent({ ...kept, ca: certificate }) : new PlainAgent(kept);
  const request = certificate ? requestSecure : requestPlain;
  const callOne = (url: string, { method, path, body }: (typeof calls)[number]) =>
    new Promise<'answered' | 'refused'>((resolve) => {
      const cut = (why: string) => {
        report.cut.push(`${url}${path}: ${why}`);
        resolve('answered');
      };
      const said = body && { 'Content-Type': 'application/json' };
      const call = request(url + path, { agent, method, headers: { ...headers, ...said } }, (answer) => {
        text(answer).then(
          (reply) => {
            if (answer.statusCode === 200) report.answered += 1;
            else report.cut.push(`${url}${path}: ${answer.statusCode} ${reply}`);
            resolve('answered');
          },
          (error: Error) => cut(error.message),
        );
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        // Without a connection nothing was sent yet.
        error.syscall === 'connect' ? resolve('refused') : cut(error.message),
      );
      call.end(body && JSON.stringify(body));
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; !isOver(report); turn += 1) {
        for (let place = 0; place < urls.length; place += 1)
          if ((await callOne(urls[(turn + place) % urls.length]!, calls[turn % calls.length]!)) === 'answered') break;
      }
    }),
  );
  agent.destroy();
  return report;
}

/**
 * Submits pictures one after the other through the same address, each with an idempotency key of its own and as often as
 * the day's limit allows, with some reads in between.
 * @returns the ids of the accepted items, and the answers that were none or another
 */
export async function submitInTurn({
  url,
  certificate,
  tokens,
  aDay,
  prompt,
  isOver,
}: {
  url: string;
  certificate: string;
  /** Of the accounts that submit. */
  tokens: string[];
  aDay: number;
  prompt: string;
  isOver: () => boolean;
}): Promise<{ accepted: string[]; cut: string[] }> {
  const agent = new SecureAgent({ keepAlive: true, ca: certificate });
  const accepted: string[] = [];
  const cut: string[] = [];
  const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    new Promise<{ status: number | undefined; reply: string }>((resolve, reject) => {
      const asked = requestSecure(url + API_BASE + path, { agent, method, headers }, (answer) => {
        text(answer).then((reply) => resolve({ status: answer.statusCode, reply }), reject);
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  const submit = async (authorization: { Authorization: string }) => {
    const headers = { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
    const { status, reply } = await call('POST', '/images/text-to-image', headers, { prompt, count: 1 });
    if (status !== 202) return void cut.push(`${status} ${reply}`);
    accepted.push((JSON.parse(reply) as { data: { items: [{ id: string }] } }).data.items[0].id);
    for (let read = 0; read < READS_BETWEEN; read += 1) await call('GET', '/credits/balance', authorization);
  };
  for (const token of tokens)
    for (let count = 0; count < aDay && !isOver(); count += 1)
      await submit({ Authorization: `Bearer ${token}` }).catch((error: Error) => cut.push(error.message));
  agent.destroy();
  return { accepted, cut };
}
