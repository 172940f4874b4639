import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { waitUntil } from './waitUntil.ts';
import { removeFolder } from './removeFolder.ts';

export const quietLog = { info: () => undefined, warn: () => undefined };

/** A new folder for the calling test, removed when the test is over and the server in it, if any, has ended. */
export function makeFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'kilas-fault-'));
  onTestFinished(async () => {
    // The server ends a moment after its last user: its guard must notice first, then it writes its last files.
    await waitUntil('the end of the server', () => processesOf(folder).length === 0);
    await removeFolder(folder);
  });
  return folder;
}

/** The process id of the server of a data folder; undefined when none runs. */
export function serverProcess(dataDirectory: string): number | undefined {
  const file = join(dataDirectory, 'cluster', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const id = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return isRunning(id) ? id : undefined;
}

/** Command lines of all running processes that name the folder: the server, its guard, its users. */
export function processesOf(dataDirectory: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(commandLine)
    .filter((line) => line.includes(dataDirectory));
}

/** Runs one statement over its own connection. */
export async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function commandLine(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
