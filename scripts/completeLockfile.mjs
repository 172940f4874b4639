import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say, top } from './terminal.mjs';

/**
 * Completes package-lock.json after `npm install` (run it with `npm run lockfile`).
 *
 * Packages with native parts name one optional package for each platform. npm leaves out those that the registry at
 * hand does not have, and then `npm ci` refuses the lockfile everywhere, because they are "missing". Naming them is
 * enough: nobody downloads another platform's package.
 *
 * Each package gets its address at the public registry, for which npm puts whichever registry is configured. Without one
 * it asks the registry for each package's list of versions first, which takes as long as all the rest of `npm ci`.
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
  for (const [path, entry] of Object.entries(packages).filter(lacksAddress))
    packages[path] = { version: entry.version, resolved: addressOf(path, entry), ...entry };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lockfile, packages: Object.fromEntries(sorted) };
}

/** What was downloaded, which has a checksum, and may be downloaded elsewhere. */
const lacksAddress = ([, { integrity, resolved }]) => Boolean(integrity) && !resolved;

/** A package may be installed under another name, and then says its own. */
function addressOf(path, { name = path.split('node_modules/').pop(), version }) {
  return `https://registry.npmjs.org/${name}/-/${name.split('/').pop()}-${version}.tgz`;
}

/** Paths of packages without an address. */
export const packagesWithoutAddress = ({ packages }) =>
  Object.entries(packages)
    .filter(lacksAddress)
    .map(([path]) => path);

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
  const named = missingPackages(lockfile).length;
  const placed = packagesWithoutAddress(lockfile).length;
  if (named + placed > 0) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`);
  say(
    named + placed > 0
      ? `package-lock.json: named ${named} packages of other platforms, and where to find ${placed} packages.`
      : 'package-lock.json is complete.',
  );
}
