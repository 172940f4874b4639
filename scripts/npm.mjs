import { runProgram } from './runProgram.mjs';

/**
 * Runs npm in the top folder: the npm that started us, or else the one on the path. Only errors are shown: its warnings
 * are about this Node, which runs only these scripts, and about packages that we chose.
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function npm(args) {
  const started = process.env.npm_execpath;
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const { exitCode } = started?.endsWith('.js')
    ? await runProgram(process.execPath, [started, ...quiet])
    : await runProgram('npm', quiet, { shell: process.platform === 'win32' });
  return exitCode === 0;
}
