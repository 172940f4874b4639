import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say, top } from './terminal.mjs';

/**
 * Completes package-lock.json after `npm install` (run it with `npm run lockfile`).
 *
 * Packages with native parts name one optional package for each platform. npm leaves out those that the registry at
 * hand does not have, and then `npm ci` refuses the lockfile everywhere, because they are "missing". Naming them is
 * enough: nobody downloads another platform's package.
 */
export function completeLockfile(lockfile) {
  const packages = { ...lockfile.packages };
  for (const [path, name, range] of missingPackages(lockfile)) {
    const { dev } = lockfile.packages[path];
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** Optional packages that the lockfile asks for and does not list, each as [asking path, name, range]. */
export function missingPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isListed(packages, path, name))
      .map(([name, range]) => [path, name, range]),
  );
}

/** Looks where Node would: beside the package, then in each folder above. */
function isListed(packages, path, name) {
  const above = path.lastIndexOf('/node_modules/');
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (path === '') return false;
  return isListed(packages, above < 0 ? '' : path.slice(0, above), name);
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];

/** Splits `@tool/binding-linux-arm64-musl` into the fields by which npm skips what does not fit the machine. */
function platformOf(name) {
  const words = name.split('/').pop().split('-');
  const system = words.find((word) => systems.includes(word));
  if (!system) return words.includes('wasm32') ? { cpu: ['wasm32'] } : {};
  const [cpu, abi] = words.slice(words.indexOf(system) + 1);
  const libc = system === 'linux' && abi ? { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] } : {};
  return { cpu: [cpu], ...libc, os: [system] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('package-lock.json', top);
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const count = missingPackages(lockfile).length;
  if (count > 0) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
  say(
    count > 0 ? `Named ${count} packages of other platforms in package-lock.json.` : 'package-lock.json is complete.',
  );
}
