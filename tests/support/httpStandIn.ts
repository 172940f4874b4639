import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface HttpStandIn {
  /** `http://127.0.0.1:port`. */
  url: string;
  close(): Promise<void>;
}

/** A local HTTP server in place of somebody else's. @param answer must end the response or destroy its socket */
export async function startStandIn(
  answer: (request: StandInRequest, response: ServerResponse) => Promise<void> | void,
): Promise<HttpStandIn> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      await answer(
        {
          method: incoming.method ?? '',
          path: incoming.url ?? '',
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        },
        response,
      );
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}
