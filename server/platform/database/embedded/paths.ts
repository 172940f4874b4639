import { createHash } from 'node:crypto';
import { chownSync, chmodSync, lstatSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { canReach, chooseServerAccount, type ServerAccount } from './serverAccount.ts';

/** All paths of one embedded server; each is absolute. */
export type Paths = {
  /** The data folder: it belongs to the server's account and contains nothing else. */
  root: string;
  cluster: string;
  /** How the server names its cluster: see {@link clusterAsSeenByServer}. */
  clusterArgument: string;
  socketDirectory: string;
  lifeline: string;
  log: string;
  account: ServerAccount | undefined;
  isReachable: boolean;
};

/** Not TMPDIR: all processes of one data folder must use the same socket path. */
const socketHome = '/tmp';
/** Maximum bytes of a socket's path; PostgreSQL appends `socketName` to the folder. */
const socketAddressLimit = 107;
export const socketName = '.s.PGSQL.5432';

/**
 * Creates the data folder, gives it to the server's account and returns its paths.
 * @throws EmbeddedPostgresError when the account can reach the folder neither by path nor through its working directory
 */
export function preparePaths(dataDirectory: string): Paths {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const root = realpathSync(dataDirectory);
  const cluster = join(root, 'cluster');
  const account = chooseServerAccount(cluster);
  giveTo(root, account);
  const isReachable = canReach(root, account);
  return {
    root,
    cluster,
    clusterArgument: clusterAsSeenByServer(cluster, isReachable),
    socketDirectory: chooseSocketDirectory(root, isReachable),
    lifeline: join(root, 'users'),
    log: join(root, 'server.log'),
    account,
    isReachable,
  };
}

/**
 * The path by which the server itself reaches its cluster.
 *
 * When a parent folder is closed to the server's account, an absolute path does not work, but the working directory
 * does, since it is entered before privileges are dropped: Linux names it /proc/self/cwd. The data stays where the
 * operator put it, and no permissions are widened.
 */
export function clusterAsSeenByServer(directory: string, isReachable: boolean): string {
  if (isReachable) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `started as root, it runs as another user, who cannot enter a parent folder of ${directory}.`,
  );
}

function chooseSocketDirectory(root: string, isReachable: boolean): string {
  const fits = Buffer.byteLength(join(root, socketName)) <= socketAddressLimit;
  if (fits && isReachable) return root;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return join(socketHome, `kilas-${key}`);
}

/** Creates the socket's folder if it is missing; one in the temporary folder exists only while the server runs. */
export function makeSocketDirectory({ root, socketDirectory, account }: Paths): void {
  if (socketDirectory === root) return;
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 });
  assertOurs(socketDirectory, account);
  giveTo(socketDirectory, account);
}

/** Removes the socket's folder, unless another server already has its socket there. */
export function removeSocketDirectory({ root, socketDirectory }: Paths): void {
  if (socketDirectory === root) return;
  try {
    rmdirSync(socketDirectory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  }
}

/** Guards against a folder of this name that another user created first in the temporary folder to own the socket. */
function assertOurs(directory: string, account: ServerAccount | undefined): void {
  const found = lstatSync(directory);
  const trusted = [process.getuid?.(), account?.uid];
  if (!found.isDirectory() || !trusted.includes(found.uid)) {
    throw new EmbeddedPostgresError(`${directory} belongs to somebody else; remove it or use a shorter data path.`);
  }
}

function giveTo(directory: string, account: ServerAccount | undefined): void {
  if (process.platform === 'win32') return;
  try {
    chmodSync(directory, 0o700);
    if (account) chownSync(directory, account.uid, account.gid);
  } catch (cause) {
    throw new EmbeddedPostgresError(`${directory} belongs to another user; start Kilas as that user.`, { cause });
  }
}
