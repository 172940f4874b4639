import { setTimeout as delay } from 'node:timers/promises';
import { startProgram } from './runProgram.mjs';
import { say } from './terminal.mjs';

/** How often to look whether npm is still there, in milliseconds. */
const lookEvery = 500;

/**
 * Pauses before a server that died is started again, in milliseconds: doubled each time, and reset once it has run for
 * a while.
 */
const firstPause = 1000;
const longestPause = 30_000;
const lifeThatCounts = 60_000;

/**
 * Runs the server until somebody stops it. If it dies after it had started (out of memory, a kill, a defect), it is
 * started again, and the terminal says so.
 *
 * It gets its own process group: Ctrl-C or a kill of the whole group then reaches only us, and we pass it on once
 * (twice would mean "at once"). It also gets a channel to us, which closes when we are gone, even by kill -9.
 * @returns {Promise<number>} its exit code; 128 + the number of the signal that ended it, as a shell would say
 */
export async function runServer({ node, env }, args) {
  const wish = new AbortController();
  let child;
  const stop = (signal) => {
    wish.abort();
    child?.kill(signal);
  };
  const watch = onceNpmIsGone(() => stop('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C ends the shell between npm and us as well; that is not a second request to stop.
      clearInterval(watch);
      stop(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  let hasStarted = false;
  try {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const startedAt = Date.now();
      const server = startProgram(node, args, {
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        detached: process.platform !== 'win32',
      });
      child = server.child;
      child.once('message', () => (hasStarted = true));
      const { exitCode, signal } = await server.ended;
      // A first start that fails has said why, and another would fail the same way.
      if (exitCode === 0 || wish.signal.aborted || !hasStarted) return exitCode;
      if (Date.now() - startedAt > lifeThatCounts) pause = firstPause;
      const how = signal ? `by ${signal}` : `with code ${exitCode}`;
      say(`Kilas ended unexpectedly (${how}); starting it again in ${pause / 1000} s\u2026`);
      await delay(pause, undefined, { signal: wish.signal }).catch(() => undefined);
      if (wish.signal.aborted) return 0;
    }
  } finally {
    clearInterval(watch);
  }
}

/** SIGTERM to npm ends npm and the shell between us without a signal to us: only our parent's id changes. */
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
