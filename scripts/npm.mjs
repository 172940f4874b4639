import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/**
 * Runs npm in the top folder: the npm that started us, or else the one on the path. Only errors are shown: its warnings
 * are about this Node, which runs only these scripts, and about packages that we chose.
 */
export function npm(args) {
  const started = process.env.npm_execpath;
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: fileURLToPath(top), stdio: 'inherit' };
  if (started && started.endsWith('.js')) return spawnSync(process.execPath, [started, ...quiet], options);
  return spawnSync('npm', quiet, { ...options, shell: process.platform === 'win32' });
}
