import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { clusterAsSeenByServer, type Paths } from './paths.ts';
import { serverEnvironment } from './serverEnvironment.ts';
import { randomToken } from '../../randomToken.ts';

export const databaseName = 'kilas';
export const userName = 'kilas';
export const passwordFile = 'kilas.password';

/** Written to postgresql.conf once; an operator may change them there. */
const settings = {
  // Enough for several processes, and for killed ones, whose connections the server frees only later.
  max_connections: '300',
  shared_buffers: '128MB',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Failing statements contain personal data, which must not reach the server's log.
  log_min_error_statement: 'panic',
  password_encryption: 'scram-sha-256',
};

const accessRules = 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n';

const unfinishedPrefix = 'cluster.making-';

/**
 * Creates the cluster with its password and database, if there is none.
 *
 * It is built in a temporary folder that is renamed at the end: a cluster by its final name is complete even if this
 * process is killed at any point, and of several first starters exactly one wins.
 * @throws EmbeddedPostgresError with what initdb said
 */
export async function createCluster(paths: Paths, binaries: Binaries): Promise<void> {
  if (existsSync(paths.cluster)) return;
  removeAbandoned(paths);
  const unfinished = join(paths.root, `${unfinishedPrefix}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (paths.account) chownSync(unfinished, paths.account.uid, paths.account.gid);
  try {
    await fill(unfinished, paths, binaries);
    publish(unfinished, paths);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function fill(directory: string, paths: Paths, binaries: Binaries): Promise<void> {
  const seen = clusterAsSeenByServer(directory, paths.isReachable);
  await runInside(directory, paths, {
    program: binaries.initdb,
    args: [
      `--pgdata=${seen}`,
      `--username=${userName}`,
      // initdb's rules reject every login; `accessRules` replaces them once the password is set.
      '--auth=reject',
      '--encoding=UTF8',
      '--locale=C',
      // Sorts and folds text the same on every system, independent of its libraries.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--wal-segsize=4',
      ...Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ],
    input: '',
  });
  const password = randomToken(24);
  await runInside(directory, paths, {
    program: binaries.postgres,
    args: ['--single', '-D', seen, 'postgres'],
    input: `ALTER ROLE ${userName} PASSWORD '${password}'\nCREATE DATABASE ${databaseName}\n`,
  });
  writeFileSync(join(directory, 'pg_hba.conf'), accessRules, { flush: true });
  const file = join(directory, passwordFile);
  writeFileSync(file, password, { mode: 0o600, flush: true });
  if (paths.account) chownSync(file, paths.account.uid, paths.account.gid);
}

function publish(unfinished: string, { cluster, root }: Paths): void {
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
  }
  if (process.platform === 'win32') return;
  const directory = openSync(root, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** Removes folders of starters that were killed half-way. A folder whose process is alive may still be in use. */
function removeAbandoned({ root }: Paths): void {
  for (const name of readdirSync(root)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    if (isAlive(Number(name.slice(unfinishedPrefix.length)))) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isAlive(processId: number): boolean {
  if (processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Command = { program: string; args: string[]; input: string };

function runInside(directory: string, { account }: Paths, { program, args, input }: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: directory, env: serverEnvironment() });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new EmbeddedPostgresError(`its database could not be created.\n${said}`));
    });
    child.stdin.end(input);
  });
}
