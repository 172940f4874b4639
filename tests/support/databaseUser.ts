import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';

/** Another process that uses the embedded server, to be killed by tests. */
export interface DatabaseUser {
  connectionString: string;
  /** kill -9, and waits until the process is gone. */
  kill(): Promise<void>;
  /** Its clean way out. */
  stop(): Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** Starts a process that starts or adopts the server in a folder, and resolves when it can use it. */
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

/** The process itself: stays until its input ends. */
async function useDatabase(dataDirectory: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: { info: () => undefined, warn: console.error } });
  process.stdout.write(`${postgres.connectionString}\n`);
  await once(process.stdin.resume(), 'end');
  await postgres.stop();
}

if (process.argv[1] === import.meta.filename) await useDatabase(process.argv[2]!);
