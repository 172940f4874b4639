import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/**
 * Runs npm in the top folder: the npm that started us, or else the one on the path. Only errors are shown: its warnings
 * are about this Node, which runs only these scripts, and about packages that we chose.
 * @returns {Promise<boolean>} whether it succeeded
 */
export function npm(args) {
  const started = process.env.npm_execpath;
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: fileURLToPath(top), stdio: 'inherit' };
  const child =
    started && started.endsWith('.js')
      ? spawn(process.execPath, [started, ...quiet], options)
      : spawn('npm', quiet, { ...options, shell: process.platform === 'win32' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
