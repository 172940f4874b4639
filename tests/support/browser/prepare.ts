import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildBothSites from '../../pwa/support/builds.ts';
import { startEmbeddedPostgres } from '../../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareFleet } from '../fleet.ts';
import { startNginx } from '../nginx.ts';
import { firstPassword, freePort, startProduct } from '../productProcess.ts';
import { keepProduct } from './product.ts';
import { removeFolder } from '../removeFolder.ts';

const quietLog = { info: () => undefined, warn: () => undefined };
const BUILT_SERVER = join(import.meta.dirname, '../../../dist/server/main.mjs');

/** Before all browser tests: the built product on a free port with an empty folder. @returns how to end it */
export default async function prepare(): Promise<() => Promise<void>> {
  const wanted = chosenProjects(process.argv);
  if (wanted.length === 0 || wanted.includes('pwa')) await buildBothSites();
  if (wanted.length > 0 && wanted.every((project) => project === 'pwa')) return async () => undefined;

  if (!existsSync(BUILT_SERVER)) throw new Error('There is no build to test. Run `npm run build` first.');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kilas-e2e-'));
  const pushPort = await freePort();
  // A machine that is busy with browsers is no outage.
  const env = { DATABASE_PATIENCE: '15000', PUSH_ORIGINS: `http://127.0.0.1:${pushPort}` };
  const product = process.env.KILAS_E2E_FLEET
    ? await startFleet({ dataDirectory, env, main: BUILT_SERVER })
    : await startProduct({ dataDirectory, port: await freePort(), main: BUILT_SERVER, env });
  const mailbox = /Mailbox\s+\S+(\/mailbox\/\S+?)\/?\s/.exec(product.output())?.[1];
  if (!mailbox) throw new Error(`The product told no mailbox:\n${product.output()}`);
  keepProduct({
    url: product.url,
    dataDirectory,
    mailbox: `${product.url}${mailbox}`,
    admin: firstPassword(product.output(), 'admin'),
    pushPort,
  });
  return async () => {
    await product.stop();
    await removeFolder(dataDirectory);
  };
}

/**
 * The same product as three processes that serve and three that work, behind nginx with TLS (`KILAS_E2E_FLEET=yes`). Its
 * database is where the tests look for it.
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
  // The processes that run the tests believe it; they are started after this.
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

/** `--project phone` and `--project=phone`; none means all. */
function chosenProjects(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[index - 1] === '--project' ? [arg] : [];
  });
}
