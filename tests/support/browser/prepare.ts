import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildBothSites from '../../pwa/support/builds.ts';
import { firstPassword, freePort, startProduct } from '../productProcess.ts';
import { keepProduct } from './product.ts';

const BUILT_SERVER = join(import.meta.dirname, '../../../dist/server/main.mjs');

/** Before all browser tests: the built product on a free port with an empty folder. @returns how to end it */
export default async function prepare(): Promise<() => Promise<void>> {
  const wanted = chosenProjects(process.argv);
  if (wanted.length === 0 || wanted.includes('pwa')) await buildBothSites();
  if (wanted.length > 0 && wanted.every((project) => project === 'pwa')) return async () => undefined;

  if (!existsSync(BUILT_SERVER)) throw new Error('There is no build to test. Run `npm run build` first.');
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kilas-e2e-'));
  const pushPort = await freePort();
  const product = await startProduct({
    dataDirectory,
    port: await freePort(),
    main: BUILT_SERVER,
    // A machine that is busy with browsers is no outage.
    env: { DATABASE_PATIENCE: '15000', PUSH_ORIGINS: `http://127.0.0.1:${pushPort}` },
  });
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
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 3 });
  };
}

/** `--project phone` and `--project=phone`; none means all. */
function chosenProjects(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[index - 1] === '--project' ? [arg] : [];
  });
}
