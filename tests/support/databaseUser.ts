import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';

/** Another process that uses the embedded server, for tests to kill. */
export interface DatabaseUser {
  connectionString: string;
  /** Kills it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it cleanly. */
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** Starts a process that starts or joins the server in a folder; resolves when the database can be used. */
export async function startDatabaseUser(dataDirectory: string, account?: Account): Promise<DatabaseUser> {
  const child = spawn(process.execPath, [import.meta.filename, dataDirectory], {
    ...account,
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return {
    connectionString: await firstLine(child),
    kill: () => end(child, () => child.kill('SIGKILL')),
    stop: () => end(child, () => child.stdin?.end()),
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let complaints = '';
  child.stderr!.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  for await (const line of createInterface(child.stdout!)) return line;
  throw new Error(`The process ended before its database was ready.\n${complaints}`);
}

async function end(child: ChildProcess, how: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  how();
  await exited;
}

/** The process itself: runs until its input ends. */
async function useDatabase(dataDirectory: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: { info: () => undefined, warn: console.error } });
  process.stdout.write(`${postgres.connectionString}\n`);
  await once(process.stdin.resume(), 'end');
  await postgres.stop();
}

if (process.argv[1] === import.meta.filename) await useDatabase(process.argv[2]!);
