import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { top } from './terminal.mjs';

/** Everything that a build is made from. */
const sources = [
  'build/',
  'contract/',
  'locales/',
  'public/',
  'renderer/',
  'scripts/build.mjs',
  'server/',
  'src/',
  'sw/',
  'lingui.config.ts',
  'manifest.webmanifest',
  'package-lock.json',
  'vite.config.ts',
];

/** Written by the router's plugin during a build, from the routes, which count themselves. */
const generated = 'src/routeTree.gen.ts';

/** A digest of the sources by content, and of the settings that Vite puts into the client. */
export function fingerprintSources() {
  const digest = createHash('sha256');
  for (const path of sources.flatMap(listFiles)) {
    if (path !== generated) digest.update(`${path}\n`).update(readFileSync(new URL(path, top)));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) digest.update(`${name}=${process.env[name]}\n`);
  }
  return digest.digest('hex');
}

function listFiles(path) {
  if (!path.endsWith('/')) return existsSync(new URL(path, top)) ? [path] : [];
  if (!existsSync(new URL(path, top))) return [];
  return readdirSync(new URL(path, top), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listFiles(`${path}${entry.name}/`) : [path + entry.name]));
}
