import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** The user and group a server process runs as; numbers, as `spawn` wants them. */
export type ServerAccount = { uid: number; gid: number };

/**
 * Chooses the account that PostgreSQL runs as; undefined: the current one.
 *
 * PostgreSQL refuses to run as root, so root drops privileges: to the owner of an existing cluster (a rebuilt container
 * may number `postgres` differently than the one that created the data), else to `postgres`, else to `nobody`.
 */
export function chooseServerAccount(clusterDirectory: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDirectory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUpAccount('postgres') ?? lookUpAccount('nobody') ?? { uid: 65534, gid: 65534 };
}

function lookUpAccount(name: string): ServerAccount | undefined {
  const uid = readId('-u', name);
  const gid = readId('-g', name);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function readId(option: '-u' | '-g', name: string): number | undefined {
  const answer = spawnSync('id', [option, name], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout ?? '', 10);
  return answer.status === 0 && id > 0 ? id : undefined;
}

/**
 * Whether the account can reach the folder. Under a home of mode 0700 (usually root's) it cannot, although it may own
 * the folder itself.
 */
export function canReach(directory: string, account: ServerAccount | undefined): boolean {
  if (!account) return true;
  return spawnSync('test', ['-x', directory], { ...account, cwd: '/' }).status === 0;
}
