import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };
import { instruments } from '../platform/instruments.ts';
import { createSystemGauges } from './gauges.ts';
import type { MetricsDeps } from './metricsDeps.ts';
import { createSystemReadings } from './systemReadings.ts';

export interface Metrics {
  contentType: string;
  /** Everything, in Prometheus' text format. */
  read(): Promise<string>;
}

/**
 * Creates the content of `/metrics`. Observing the event loop and the garbage collector costs a little, so only where
 * it is read.
 */
export function createMetrics(deps: MetricsDeps): Metrics {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const info = { version: packageFile.version, node: process.versions.node };
  new Gauge({
    name: 'kilas_info',
    help: 'This process',
    labelNames: ['version', 'node'],
    registers: [own],
  }).set(info, 1);
  watchPools(own, deps.pools);
  const readings = createSystemReadings(deps);
  const gauges = createSystemGauges(own);
  return {
    contentType: own.contentType,
    async read() {
      gauges.tell(await readings.read());
      return `${await instruments.metrics()}\n${await own.metrics()}`;
    },
  };
}

function watchPools(registry: Registry, pools: MetricsDeps['pools']): void {
  const each = (tell: (pool: string, client: MetricsDeps['pools'][string]['$client']) => void) => () => {
    for (const [pool, { $client }] of Object.entries(pools)) tell(pool, $client);
  };
  const connections = new Gauge({
    name: 'kilas_database_connections',
    help: 'Connections of a pool: at work, resting, and how many it may have',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: each((pool, { totalCount, idleCount, options }) => {
      connections.set({ pool, state: 'busy' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'most' }, options.max);
    }),
  });
  const waiting = new Gauge({
    name: 'kilas_database_waiting',
    help: 'Who waits for a connection of a pool',
    labelNames: ['pool'],
    registers: [registry],
    collect: each((pool, { waitingCount }) => waiting.set({ pool }, waitingCount)),
  });
}
