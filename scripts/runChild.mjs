import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/**
 * Runs a program beside others: its input and output are ours, signals go on to it.
 * @returns {Promise<number>} its exit code; 128 + the number of the signal that ended it, as a shell would say
 */
export function runChild({ node, env }, args) {
  const child = spawn(node, args, { cwd: fileURLToPath(top), env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C reaches the child by itself; passed on, it would be a second one.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
