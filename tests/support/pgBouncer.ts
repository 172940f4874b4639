import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query } from './embeddedServer.ts';
import { freePort } from './productProcess.ts';
import { waitUntil } from './waitUntil.ts';
import { removeFolder } from './removeFolder.ts';

const SHIPPED = path.join(import.meta.dirname, '../../deploy/pgbouncer.ini');

/** Whether PgBouncer is installed; tests that need it are skipped otherwise. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * Starts Debian's PgBouncer, with the configuration that Kilas ships, in front of a database.
 * @param target the application's connection string
 */
export async function startPgBouncer(target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { username, password, pathname, port, searchParams } = new URL(target);
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-pooler-'));
  const own = await freePort();
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')];
  const place = [
    `host=${searchParams.get('host') ?? '127.0.0.1'}`,
    `port=${searchParams.get('port') ?? (port || 5432)}`,
    `dbname=${pathname.slice(1)}`,
  ].join(' ');
  const ini = [
    ['host=127.0.0.1 port=5432 dbname=kilas', place],
    ['listen_port = 6432', `listen_port = ${own}`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    // Few, so that transactions change connections often.
    ['default_pool_size = 40', 'default_pool_size = 3'],
    ['query_wait_timeout = 2', 'query_wait_timeout = 30'],
  ].reduce<string>(
    (text, [what, by]) => {
      if (!text.includes(what!)) throw new Error(`deploy/pgbouncer.ini has no "${what}"`);
      return text.replace(what!, by!);
    },
    await readFile(SHIPPED, 'utf8'),
  );
  await writeFile(file, ini);
  await writeFile(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  // PgBouncer refuses to run as root and must read its files as another user; the database's socket may be readable
  // only by root.
  const isRoot = process.getuid?.() === 0;
  const asUser = isRoot ? ['-u', 'postgres'] : [];
  if (isRoot) {
    const id = (option: string) => Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
    for (const each of [folder, file, users]) await chown(each, id('-u'), id('-g'));
    await chmod(folder, 0o700);
  }
  const child = spawn('pgbouncer', [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `postgresql://127.0.0.1:${own}/kilas`;
  await waitUntil('the pooler is ready', async () => {
    if (child.exitCode !== null) throw new Error(said);
    return query(`postgresql://${username}@127.0.0.1:${own}/kilas`, 'select 1').then(
      () => true,
      () => false,
    );
  });
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await removeFolder(folder);
    },
  };
}
