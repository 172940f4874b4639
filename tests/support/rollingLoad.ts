import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';

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
