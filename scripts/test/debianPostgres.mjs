import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askProgram, runProgram, startProgram } from '../runProgram.mjs';
import { Stop } from '../terminal.mjs';

const home = '/usr/lib/postgresql';
const user = 'kilas';
/** A first start reads its programs from a disk that browsers and builds may keep busy. */
const START_WITHIN_MS = 180_000;

/** Ends the server when its input ends: when we stop it, or when we are gone for whatever reason. */
const guardedServer = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"';

/** @type {import('./systemPackages.mjs').SystemPackage[]} */
export const postgresPackages = [{ name: 'postgresql', isMissing: () => !findDebianPostgres() }];

/** The programs of the newest PostgreSQL server that Debian's packages have installed. */
export function findDebianPostgres() {
  if (!existsSync(home)) return undefined;
  const [version] = readdirSync(home)
    .filter((name) => existsSync(join(home, name, 'bin/postgres')))
    .sort((one, other) => Number(other) - Number(one));
  return version && join(home, version, 'bin');
}

/** Starts a throwaway server on a socket of its own. @returns a superuser's connection string, and how to stop it */
export async function startDebianPostgres(programs) {
  const account = chooseAccount();
  const folder = mkdtempSync(join(tmpdir(), 'kilas-debian-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const how = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const made = await runProgram(join(programs, 'initdb'), how, { ...options, isCaptured: true });
  if (made.exitCode !== 0) throw new Stop(`initdb failed.\n${made.output}`);

  const server = [
    join(programs, 'postgres'),
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=300',
  ];
  const { child, ended } = startProgram(
    '/bin/sh',
    ['-c', guardedServer, 'sh', ...server, '-c', 'log_min_messages=fatal'],
    {
      ...options,
      stdio: ['pipe', 'ignore', 'inherit'],
      // Ctrl-C must not reach it: we stop it ourselves.
      detached: true,
    },
  );
  const stop = async () => {
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () => askProgram(join(programs, 'pg_isready'), ['-q', '-h', folder]) !== undefined;
  for (const deadline = Date.now() + START_WITHIN_MS; !isReady(); await delay(50)) {
    if (Date.now() < deadline && child.exitCode === null) continue;
    await stop();
    throw new Stop('PostgreSQL did not start.');
  }
  return { url: `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}

/** PostgreSQL refuses to run as root. */
function chooseAccount() {
  if (process.getuid() !== 0) return undefined;
  const name = askProgram('id', ['postgres']) !== undefined ? 'postgres' : 'nobody';
  const id = (option) => Number(askProgram('id', [option, name]));
  return { uid: id('-u'), gid: id('-g') };
}
