import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { top } from '../terminal.mjs';

/**
 * Runs a program with its output shown or, beside others, kept to be shown when its turn comes.
 * @returns {Promise<{ exitCode: number, output: string }>} exit code 1 when a signal ended it
 */
export function runProgram(program, args, env, { isBeside = false } = {}) {
  const outputs = isBeside ? 'pipe' : 'inherit';
  const child = spawn(program, args, { cwd: fileURLToPath(top), env, stdio: ['ignore', outputs, outputs] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      if (isBeside) output += `${error.message}\n`;
      else console.error(error.message);
      resolve({ exitCode: 1, output });
    });
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
