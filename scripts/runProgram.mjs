import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/** How a shell says that a program could not be started. */
const NOT_STARTED = 127;

/**
 * Starts a program in the top folder, with our input and output unless the options of Node's `spawn` say otherwise. Why
 * one could not be started is printed.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<{ exitCode: number, signal: NodeJS.Signals | null }> }}
 * the exit code is 128 + its number when a signal ended it, and 127 when it could not be started, as in a shell
 */
export function startProgram(program, args, options = {}) {
  const child = spawn(program, args, { cwd: fileURLToPath(top), stdio: 'inherit', ...options });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      if (child.pid === undefined) resolve({ exitCode: NOT_STARTED, signal: null });
    });
    child.once('close', (code, signal) => resolve({ exitCode: code ?? 128 + constants.signals[signal], signal }));
  });
  return { child, ended };
}

/**
 * Runs a program to its end. With `isCaptured` its output is returned instead of shown, with `passesSignals` it gets
 * those that we get.
 * @returns {Promise<{ exitCode: number, output: string }>} as `startProgram` says
 */
export async function runProgram(program, args, { isCaptured = false, passesSignals = false, ...options } = {}) {
  const stdio = isCaptured ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const { child, ended } = startProgram(program, args, { stdio, ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  if (passesSignals) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        // Ctrl-C already reaches the child; passing it on would deliver it twice.
        if (signal === 'SIGINT' && process.stdin.isTTY) return;
        child.kill(signal);
      });
    }
  }
  const { exitCode } = await ended;
  return { exitCode, output };
}

/**
 * Asks a program something that it answers at once, such as its version.
 * @returns {string | undefined} what it printed; undefined when it failed or is not there
 */
export function askProgram(program, args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
