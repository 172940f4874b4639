import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Metrics } from './createMetrics.ts';
import { metricsRoute } from './metricsRoute.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves the metrics on a separate port, also in a worker process that serves nothing else. @throws as listen does */
export function startMetricsServer({
  metrics,
  token,
  host,
  port,
}: {
  metrics: Metrics;
  token: string | null;
  host: string;
  port: number;
}): Promise<MetricsServer> {
  const app = new Hono().get('/metrics', metricsRoute({ metrics, token }));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (opened) =>
      resolve({
        port: opened.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    ) as Server;
    server.on('error', reject);
  });
}
