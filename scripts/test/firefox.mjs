import { askProgram } from '../runProgram.mjs';
import { isUbuntu } from './systemPackages.mjs';

const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @type {import('./systemPackages.mjs').SystemPackage[]} */
export const firefoxPackages = [{ name: 'firefox-esr', isMissing: () => !isUbuntu() && !findFirefox() }];

/**
 * A Firefox for the one test of a real push; Playwright's own has none. The first one that runs, since a path may lead to
 * a placeholder.
 */
export function findFirefox() {
  const candidates = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : known;
  return candidates.find((path) => askProgram(path, ['--version']) !== undefined);
}
