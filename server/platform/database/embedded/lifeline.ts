import { spawnSync } from 'node:child_process';
import { closeSync, constants, lstatSync, openSync, readSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import type { Paths } from './paths.ts';

/**
 * The lifeline is a named pipe that every process using the server holds open for writing and that the server's guard
 * reads. Nothing is ever written: the kernel tracks the writers, including those killed by kill -9, and the guard reads
 * end of file when the last one is gone. Unlike a list of process ids, it cannot go stale.
 */
export type Lifeline = {
  /** Opens the end that a guard reads. The caller closes it. */
  openForGuard(): number;
  /** Closes this process's end. @returns whether another process still holds the lifeline */
  release(): { isHeldByOthers: boolean };
};

/** Holds the lifeline; from now on the server outlives its last user by no more than its shutdown. */
export function holdLifeline(paths: Paths): Lifeline {
  makePipe(paths);
  const { lifeline } = paths;
  // Opened for reading too, because opening for writing alone waits for a reader.
  const held = openSync(lifeline, constants.O_RDWR);
  return {
    openForGuard: () => openSync(lifeline, constants.O_RDONLY),
    release: () => {
      const reader = openSync(lifeline, constants.O_RDONLY | constants.O_NONBLOCK);
      closeSync(held);
      try {
        return { isHeldByOthers: hasWriter(reader) };
      } finally {
        closeSync(reader);
      }
    },
  };
}

function makePipe({ lifeline, account, root }: Paths): void {
  const found = lstatSync(lifeline, { throwIfNoEntry: false });
  if (found?.isFIFO()) return;
  // A copied or restored data folder may have a plain file here, which would read as end of file immediately.
  if (found) rmSync(lifeline);
  // When two starters race, the second mkfifo fails harmlessly.
  spawnSync('mkfifo', ['-m', '600', `./${basename(lifeline)}`], { ...account, cwd: root });
  if (lstatSync(lifeline, { throwIfNoEntry: false })?.isFIFO()) return;
  throw new EmbeddedPostgresError(`no named pipe can be made in ${root}.`);
}

/** An empty pipe reads as "end of file" when nobody can write to it, and as "try again" when somebody can. */
function hasWriter(reader: number): boolean {
  try {
    readSync(reader, Buffer.alloc(1));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return true;
    throw error;
  }
}
