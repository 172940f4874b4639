import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { say, Stop, top } from './terminal.mjs';

/** Installs the packages of the lockfile, unless exactly these are installed already. */
export async function ensureDependencies() {
  const isFirst = !existsSync(new URL('node_modules', top));
  if (!isFirst && isInstalled()) return;
  say(
    isFirst
      ? 'Installing packages (first time, about a minute)\u2026'
      : 'The packages have changed; installing them\u2026',
  );
  if (await npm(['ci'])) return;
  say('npm does not accept the lockfile; installing what it can from it\u2026');
  if (await npm(['install', '--no-save'])) return;
  throw new Stop('Installing the packages failed; what npm says above tells why. Is the network there?');
}

/**
 * npm keeps beside the packages a list of what it installed; it writes that last, so a broken-off installation has
 * none.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(new URL(path, top), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
