import { spawn } from 'node:child_process';
import { appendFile, cp, mkdir, symlink } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';

const top = join(import.meta.dirname, '../../..');
/** What the client is built from. */
const SOURCES = [
  'build',
  'contract',
  'locales',
  'public',
  'server',
  'src',
  'sw',
  'lingui.config.ts',
  'manifest.webmanifest',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

/** Where the build of a folder ends up. */
export const builtIn = (folder: string) => join(folder, 'dist/client');

/**
 * Builds the client from a copy of its sources, so that two builds can differ as two deploys do, and lets the tests that
 * run beside it go first.
 * @param folder a new folder for copy and result.
 * @param mark put on `<html data-build>` by the built app, from its entry: the hashes of its files differ too.
 */
export async function buildSite(folder: string, mark: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(SOURCES.map((name) => cp(join(top, name), join(folder, name), { recursive: true })));
  await symlink(join(top, 'node_modules'), join(folder, 'node_modules'));
  await appendFile(
    join(folder, 'src/main.tsx'),
    `\ndocument.documentElement.dataset.build = ${JSON.stringify(mark)};\n`,
  );
  await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], folder);
}

function run(args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_LOW));
    process.once('exit', () => child.kill('SIGKILL'));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The client does not build.\n${output}`))));
  });
}
