import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'kilas-render-';

/** A temporary folder of this process for one render's files; the caller removes it. */
export function makeTempFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
}

/** Removes the folders of renders whose process was killed. @returns how many */
export async function sweepTempFolders(): Promise<number> {
  const left = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX) && !isAtWork(name));
  for (const name of left) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  return left.length;
}

function isAtWork(name: string): boolean {
  const processId = Number(/^(\d+)-/.exec(name.slice(PREFIX.length))?.[1]);
  if (!processId) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
