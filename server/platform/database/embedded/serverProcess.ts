import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The file whose first line is the server's process id; the server removes it when it ends. */
export function processFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** @returns the process id in a lock file of the server; null when it holds none; undefined when there is no file */
export function readProcessId(file: string): number | null | undefined {
  try {
    const id = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return id > 0 ? id : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null;
  }
}

/** The process id of the cluster's running server. The id in its file is verified: another program may have it now. */
export function readServerProcess(cluster: string): number | undefined {
  const id = readProcessId(processFile(cluster));
  return id && worksIn(cluster, id) ? id : undefined;
}

/** Whether any server process still works in a cluster, including children of a killed postmaster. */
export function isInUse(cluster: string): boolean {
  return processIds().some((id) => worksIn(cluster, id));
}

function processIds(): number[] {
  if (process.platform === 'linux') return readdirSync('/proc').map(Number).filter(Number.isInteger);
  return spawnSync('ps', ['-axo', 'pid='], { encoding: 'utf8' }).stdout.split('\n').map(Number).filter(Boolean);
}

/** Server processes have the cluster as working directory. So do the guarding shells, hence the check of the name. */
function worksIn(cluster: string, processId: number): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(processId)], { encoding: 'utf8' });
    return stdout.includes('postgres') && stdout.includes(cluster);
  }
  try {
    return (
      readlinkSync(`/proc/${processId}/cwd`) === cluster &&
      readFileSync(`/proc/${processId}/comm`, 'utf8').startsWith('postgres')
    );
  } catch {
    return false;
  }
}
