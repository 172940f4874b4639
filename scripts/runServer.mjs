import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/** How often to look whether npm is still there, in milliseconds. */
const lookEvery = 500;

/**
 * Runs the server in our place until it ends.
 *
 * It gets a process group of its own: Ctrl-C and a kill of the whole group then reach us alone, and it once, through us
 * (twice would mean "at once"). And it gets a channel to us, whose end tells it that we are gone, even by kill -9.
 * @returns {Promise<number>} its exit code; 128 + the number of the signal that ended it, as a shell would say
 */
export function runServer({ node, env }, args) {
  const child = spawn(node, args, {
    cwd: fileURLToPath(top),
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const watch = onceNpmIsGone(() => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C ends the shell between npm and us as well; that is not a second wish.
      clearInterval(watch);
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** A polite kill of npm ends npm and the shell between us, and nothing tells us: our parent is another, that is all. */
function onceNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, lookEvery);
  return watch;
}
