import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { top } from './terminal.mjs';

/** Runs npm at the top folder, its output shown: the npm that started us, or else the one in the path. */
export function npm(args) {
  const started = process.env.npm_execpath;
  const quiet = [...args, '--no-audit', '--no-fund'];
  const options = { cwd: fileURLToPath(top), stdio: 'inherit' };
  if (started && started.endsWith('.js')) return spawnSync(process.execPath, [started, ...quiet], options);
  return spawnSync('npm', quiet, { ...options, shell: process.platform === 'win32' });
}
