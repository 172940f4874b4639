import { createHash } from 'node:crypto';
import { chownSync, chmodSync, lstatSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { canReach, chooseServerAccount, type ServerAccount } from './serverAccount.ts';

/** Where everything of one embedded server is. All paths are absolute. */
export type Paths = {
  /** The folder handed in: it belongs to the server's account and holds nothing else. */
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

/** The same for every process over one folder, whatever its TMPDIR says: they must meet there. */
const socketHome = '/tmp';
/** A socket's address has room for 107 bytes; PostgreSQL appends this name to the folder. */
const socketAddressLimit = 107;
export const socketName = '.s.PGSQL.5432';

/**
 * Makes the data folder, gives it to the server's account and says where its parts are.
 * @throws EmbeddedPostgresError when the account can neither walk to the folder nor be led there
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
 * The server's own name for a folder that we start it in.
 *
 * When a parent folder is closed to the server's account, no path from / leads there. Its working
 * directory, entered before the privileges are dropped, does: Linux names it /proc/self/cwd. The
 * data so stays where the operator put it, with nobody's permissions widened.
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

/** Makes the socket's folder if it is missing; one in the temporary folder comes and goes with the server. */
export function makeSocketDirectory({ root, socketDirectory, account }: Paths): void {
  if (socketDirectory === root) return;
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 });
  assertOurs(socketDirectory, account);
  giveTo(socketDirectory, account);
}

/** Removes it again, unless another server has its socket there by now. */
export function removeSocketDirectory({ root, socketDirectory }: Paths): void {
  if (socketDirectory === root) return;
  try {
    rmdirSync(socketDirectory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'ENOENT') throw error;
  }
}

/** Anyone may make a folder of this name in the temporary folder first, and would then own our socket. */
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
