import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/**
 * Runs a program beside others: it shares our input and output, and gets our signals.
 * @returns {Promise<number>} its exit code; 128 + the number of the signal that ended it, as a shell would say
 */
export function runChild({ node, env }, args) {
  const child = spawn(node, args, { cwd: fileURLToPath(top), env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C already reaches the child; passing it on would deliver it twice.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
