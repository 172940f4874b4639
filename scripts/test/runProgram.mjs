import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { top } from '../terminal.mjs';

/** Runs a program with its output shown. @returns {Promise<number>} its exit code; 1 when a signal ended it */
export function runProgram(program, args, env = process.env) {
  const child = spawn(program, args, { cwd: fileURLToPath(top), env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program beside others and keeps its output, to be shown when its turn comes.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function captureProgram(program, args, env = process.env) {
  return capture(spawn(program, args, { cwd: fileURLToPath(top), env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/**
 * The same at a lower priority than everything else, its children included. It ends with this process at the latest.
 */
export function runInBackground(program, args, env = process.env) {
  // Linux shares out time among sessions first, so the priority has to be a whole session's.
  const child = spawn(program, args, {
    cwd: fileURLToPath(top),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (child.pid) {
    const end = () => process.kill(-child.pid);
    process.once('exit', end);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
    child.once('exit', () => process.off('exit', end));
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    try {
      writeFileSync(`/proc/${child.pid}/autogroup`, String(constants.priority.PRIORITY_BELOW_NORMAL));
    } catch {
      // Where sessions have no priority, or we may not set it, that of the processes has to do.
    }
  }
  return capture(child);
}

function capture(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
