import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareFleet } from '../fleet.ts';
import { startNginx } from '../nginx.ts';
import { firstPassword, freePort, startProduct } from '../productProcess.ts';
import { removeFolder } from '../removeFolder.ts';
import type { Product } from './product.ts';

const quietLog = { info: () => undefined, warn: () => undefined };
export const BUILT_SERVER = join(import.meta.dirname, '../../../dist/server/main.mjs');

/** Starts the built product on a free port with an empty folder. `stop` ends it and removes the folder. */
export async function startTestProduct(): Promise<{ product: Product; stop(): Promise<void> }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kilas-e2e-'));
  const pushPort = await freePort();
  // A machine that is busy with browsers is not an outage.
  const env = { DATABASE_PATIENCE: '15000', PUSH_ORIGINS: `http://127.0.0.1:${pushPort}` };
  const running = process.env.KILAS_E2E_FLEET
    ? await startFleet({ dataDirectory, env, main: BUILT_SERVER })
    : await startProduct({ dataDirectory, port: await freePort(), main: BUILT_SERVER, env });
  const mailbox = /Mailbox\s+\S+(\/mailbox\/\S+?)\/?\s/.exec(running.output())?.[1];
  if (!mailbox) throw new Error(`The product told no mailbox:\n${running.output()}`);
  const product = {
    url: running.url,
    dataDirectory,
    mailbox: `${running.url}${mailbox}`,
    admin: firstPassword(running.output(), 'admin'),
    pushPort,
  };
  const stop = async () => {
    await running.stop();
    await removeFolder(dataDirectory);
  };
  return { product, stop };
}

/**
 * The same product as three processes that serve and three that work, behind nginx with TLS (`KILAS_E2E_FLEET=yes`).
 * Its database is in the folder where the tests expect it.
 */
async function startFleet({
  dataDirectory,
  env,
  main,
}: {
  dataDirectory: string;
  env: Record<string, string>;
  main: string;
}) {
  const postgres = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, 'postgres'), log: quietLog });
  const port = await freePort();
  const fleet = await prepareFleet({
    databaseUrl: postgres.connectionString,
    dataDirectory,
    clocks: { serve: [0, 0, 0], work: [0, 0, 0] },
    main,
    env: { ...env, TRUST_PROXY: 'yes', PUBLIC_URL: `https://localhost:${port}` },
  });
  const { output } = await fleet.startServing(0);
  for (const place of [1, 2]) await fleet.startServing(place);
  for (const place of [0, 1, 2]) await fleet.startWorking(place);
  const nginx = await startNginx(
    fleet.serve.map(({ url }) => url),
    port,
  );
  // Makes the test processes, which start later, trust the certificate.
  process.env.NODE_EXTRA_CA_CERTS = nginx.certificateFile;
  return {
    url: nginx.url,
    output,
    async stop() {
      await nginx.stop();
      await fleet.stop();
      await postgres.stop();
    },
  };
}
