import { Agent, request } from 'node:http';

/** What one caller of several equal processes met. */
export interface LoadReport {
  answered: number;
  /** Requests that a process took and did not answer, or answered with a fault of its own. */
  cut: string[];
}

/**
 * Calls several processes in turn over connections that stay open, as a balancer does: who takes no connection is passed
 * over, and nothing else is forgiven.
 */
export async function callInTurn({
  urls,
  path,
  headers,
  clients,
  isOver,
}: {
  urls: string[];
  path: string;
  headers: Record<string, string>;
  clients: number;
  isOver: (report: LoadReport) => boolean;
}): Promise<LoadReport> {
  const report: LoadReport = { answered: 0, cut: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const callOne = (url: string) =>
    new Promise<'answered' | 'refused'>((resolve) => {
      const cut = (why: string) => {
        report.cut.push(`${url}: ${why}`);
        resolve('answered');
      };
      const call = request(url + path, { agent, headers }, (answer) => {
        answer.on('error', (error) => cut(error.message));
        answer.on('end', () => {
          if (answer.statusCode === 200) report.answered += 1;
          else report.cut.push(`${url}: ${answer.statusCode}`);
          resolve('answered');
        });
        answer.resume();
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        // Without a connection nothing was asked yet.
        error.syscall === 'connect' ? resolve('refused') : cut(error.message),
      );
      call.end();
    });
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; !isOver(report); turn += 1) {
        for (let place = 0; place < urls.length; place += 1)
          if ((await callOne(urls[(turn + place) % urls.length]!)) === 'answered') break;
      }
    }),
  );
  agent.destroy();
  return report;
}
