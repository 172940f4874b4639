import { spawn } from 'node:child_process';
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
  const child = spawn(program, args, { cwd: fileURLToPath(top), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ exitCode: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
