import { execFile, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from './removeFolder.ts';

const HOME = '/usr/lib/postgresql';
const USER = 'kilas';

/** The folder of Debian's PostgreSQL programs; undefined when not installed. */
const programs = (existsSync(HOME) ? readdirSync(HOME) : [])
  .toSorted((one, other) => Number(other) - Number(one))
  .map((version) => path.join(HOME, version, 'bin'))
  .find((folder) => existsSync(path.join(folder, 'pg_basebackup')));

export const hasDebianPostgres = programs !== undefined;

/** A PostgreSQL that archives its write-ahead log, as an operator sets it up for point-in-time recovery. */
export interface ArchivedPostgres {
  /** The URL of a superuser. */
  url: string;
  start(): void;
  /** Ends it as a power cut would. */
  cutPower(): void;
  /** Takes a base backup of the running server, beside which this process goes on: its servers have open connections. */
  saveBase(): Promise<void>;
  /** Deletes the server's data, as a broken disk would: only the base backup and the archive are left. */
  lose(): Promise<void>;
  /** Restores the base backup and replays the archive up to that moment. @param moment as PostgreSQL writes it */
  recover(moment: string): void;
  remove(): Promise<void>;
}

/** Creates one in its own folder, listening on a socket only; it is not started yet. */
export function createArchivedPostgres(): ArchivedPostgres {
  const account = chooseAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'kilas-archived-'));
  const [data, base, archive, socket] = ['data', 'base', 'archive', 'socket'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  for (const each of [archive, socket]) mkdirSync(each);
  if (account) for (const each of [folder, archive, socket]) chownSync(each, account.uid, account.gid);
  const asServer = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const run = (program: string, ...args: string[]) => {
    const options: SpawnSyncOptions = { ...asServer, stdio: ['ignore', 'ignore', 'pipe'] };
    const { status, stderr } = spawnSync(path.join(programs!, program), args, options);
    if (status !== 0) throw new Error(`${program} failed:\n${stderr?.toString()}`);
  };
  const control = (...args: string[]) =>
    run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', path.join(folder, 'log'), ...args);
  run('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync');
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `listen_addresses = ''
unix_socket_directories = '${socket}'
fsync = off
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
`,
  );
  return {
    url: `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(socket)}`,
    start: () => control('start'),
    cutPower: () => control('stop', '-m', 'immediate'),
    async saveBase() {
      const args = ['-h', socket, '-U', USER, '-D', base, '--checkpoint=fast', '--wal-method=none'];
      await promisify(execFile)(path.join(programs!, 'pg_basebackup'), args, asServer);
    },
    lose: () => rm(data, { recursive: true }),
    recover(moment) {
      run('pg_verifybackup', '--no-parse-wal', base);
      spawnSync('cp', ['-a', base, data]);
      appendFileSync(
        path.join(data, 'postgresql.conf'),
        `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${moment}'
recovery_target_action = 'promote'
`,
      );
      writeFileSync(path.join(data, 'recovery.signal'), '');
      if (account) chownSync(path.join(data, 'recovery.signal'), account.uid, account.gid);
      control('start');
    },
    remove: () => removeFolder(folder),
  };
}

/** PostgreSQL refuses to run as root. */
function chooseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  const id = (option: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
