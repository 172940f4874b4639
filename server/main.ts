import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureFirstAccounts, type FirstAccount } from './accounts/ensureFirstAccounts.ts';
import { openParts } from './parts.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigurationError, readConfig } from './platform/config.ts';
import { EmbeddedPostgresError } from './platform/database/embedded/embeddedPostgresError.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/startEmbeddedPostgres.ts';
import { NewerSchemaError } from './platform/database/refuseNewerSchema.ts';
import { prepareDatabase } from './platform/database/prepareDatabase.ts';
import { createLog, type Log } from './platform/log.ts';
import { firstAccountLines, greeting } from './greeting.ts';
import { runLedgerVerify } from './ledgerCommand.ts';
import { StartError } from './startError.ts';
import { followStopWish, Stopped, type StopWish } from './stopWish.ts';
import { listen, tryPort } from './webServer.ts';
import { startWorkers } from './workers.ts';

/** What this process does: answer requests, do the work behind them, or both. */
const COMMANDS = ['serve', 'work', 'both'] as const;
type Command = (typeof COMMANDS)[number];

const MINIMUM_NODE = [22, 12] as const;

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
    throw new StartError(
      `Kilas needs Node.js ${MINIMUM_NODE.join('.')} or newer; this is ${process.version}. \`npm start\` brings its own.`,
    );
  }
}

function readCommand(argument: string | undefined): Command {
  const command = COMMANDS.find((name) => name === (argument ?? 'both'));
  if (!command)
    throw new StartError(`Unknown command "${argument}". Use serve, work, nothing for both, or "ledger verify".`);
  return command;
}

async function openDatabaseServer(config: Config, log: Log) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDirectory: path.join(config.dataDirectory, 'postgres'), log });
}

async function start(wish: StopWish): Promise<void> {
  checkNode();
  const command = readCommand(process.argv[2]);
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  const log = createLog(config.logLevel);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closers.toReversed())
      await step().catch((error: Error) => log.error({ error: error.message }, 'stopping was not clean'));
  };
  try {
    if (command !== 'work') await tryPort(config);
    const server = await openDatabaseServer(config, log);
    closers.push(() => server.stop());
    wish.throwIfStopping();
    const connectionString = await prepareDatabase({
      ownerUrl: server.connectionString,
      applicationUrl: config.databaseAppUrl,
      log,
    });
    wish.throwIfStopping();
    const parts = await openParts({ config, log, clock: systemClock, connectionString, canWork: command !== 'serve' });
    closers.push(() => parts.close());
    const firstAccounts = await ensureFirstAccounts({
      database: parts.database,
      config,
      clock: systemClock,
      onVerified: parts.accounts.onVerified,
    });
    const notTold = tellAtTheLatestAtExit(firstAccounts);
    wish.throwIfStopping();
    let port: number | null = null;
    let drained: Promise<void> | undefined;
    if (command !== 'work') {
      const web = await listen(parts, path.join(import.meta.dirname, isBuilt() ? '../client' : '../dist/client'));
      closers.push(() => drained ?? web.close());
      port = web.port;
      parts.setPublicUrl(`http://localhost:${port}`);
      // Begun before anything is closed: on the sandbox, the work around payments calls this very server.
      wish.onStop(() => {
        parts.drain();
        drained = web.drain();
      });
    }
    if (command !== 'serve') {
      const workers = await startWorkers(parts, {
        renderWorkerFile: beside('renderWorker', '../renderer/renderWorker'),
      });
      closers.push(() => workers.stop());
    }
    wish.throwIfStopping();
    process.stdout.write(
      greeting({ config, port, firstAccounts: notTold.take(), mailboxPath: parts.mail.mailboxPath }),
    );
    // Whoever started us starts us again from here on, should we die.
    process.send?.('started');
  } catch (error) {
    await close();
    throw error;
  }
  wish.onStop(() => void close().then(() => process.exit(0)));
}

/** No later start tells their passwords: this one does, whatever becomes of it. */
function tellAtTheLatestAtExit(accounts: FirstAccount[]): { take(): FirstAccount[] } {
  let untold = accounts;
  const take = () => {
    const told = untold;
    untold = [];
    return told;
  };
  process.on('exit', () =>
    process.stdout.write(
      firstAccountLines(take())
        .map((line) => `${line}\n`)
        .join(''),
    ),
  );
  return { take };
}

/** `ledger verify`, beside a running server or without one. */
async function verifyLedgerOnce(): Promise<void> {
  checkNode();
  const config = readConfig({ env: process.env, coreCount: availableParallelism() });
  const log = createLog(config.logLevel);
  const server = await openDatabaseServer(config, log);
  try {
    const connectionString = await prepareDatabase({
      ownerUrl: server.connectionString,
      applicationUrl: config.databaseAppUrl,
      log,
    });
    process.exitCode = await runLedgerVerify({ connectionString, log, write: (text) => process.stdout.write(text) });
  } finally {
    await server.stop();
  }
}

function isBuilt(): boolean {
  return import.meta.filename.endsWith('.mjs');
}

/** A thread's entry: beside the bundle once built, its source otherwise. */
function beside(bundle: string, source: string): URL {
  return new URL(isBuilt() ? `./${bundle}.mjs` : `./${source}.ts`, import.meta.url);
}

const isLedgerVerify = process.argv[2] === 'ledger' && process.argv[3] === 'verify';

(isLedgerVerify ? verifyLedgerOnce() : start(followStopWish())).catch((error: Error) => {
  if (error instanceof Stopped) process.exit(0);
  const isExpected =
    error instanceof StartError ||
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof NewerSchemaError;
  process.stderr.write(`\n${isExpected ? error.message : error.stack}\n\n`);
  process.exit(1);
});
