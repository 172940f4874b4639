import path from 'node:path';
import { freePort, type ProductProcess, startProduct } from './productProcess.ts';

const SKEW = path.join(import.meta.dirname, 'skewedClock.mjs');

export interface Fleet {
  serve: ProductProcess[];
  work: ProductProcess[];
  startServing(place: number): Promise<ProductProcess>;
  startWorking(place: number): Promise<ProductProcess>;
  stop(): Promise<void>;
}

/**
 * Several processes of each kind on one database and one folder, each with its own wrong clock. None runs before it is
 * started.
 * @param clocks by how many seconds each process's clock is ahead
 */
export async function prepareFleet({
  databaseUrl,
  dataDirectory,
  clocks,
  env = {},
  main,
}: {
  databaseUrl: string;
  dataDirectory: string;
  clocks: { serve: number[]; work: number[] };
  env?: Record<string, string>;
  main?: string;
}): Promise<Fleet> {
  const ports: number[] = [];
  for (const _ of clocks.serve) ports.push(await freePort());
  const start = (command: 'serve' | 'work', ahead: number, port: number) =>
    startProduct({
      dataDirectory,
      port,
      command,
      ...(main && { main }),
      env: {
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '6',
        // A machine that is busy with other tests is not an outage.
        DATABASE_PATIENCE: '15000',
        KILAS_SANDBOX_URL: `http://127.0.0.1:${ports[0]}`,
        KILAS_STUDIO_RENDERS: '1',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${SKEW}`,
        TEST_CLOCK_SKEW_MS: String(ahead * 1000),
        ...env,
      },
    });
  const fleet: Fleet = {
    serve: [],
    work: [],
    startServing: async (place) => (fleet.serve[place] = await start('serve', clocks.serve[place]!, ports[place]!)),
    startWorking: async (place) => (fleet.work[place] = await start('work', clocks.work[place]!, ports[0]!)),
    async stop() {
      await Promise.all([...fleet.serve, ...fleet.work].map((process) => process.stop()));
    },
  };
  return fleet;
}
