import { spawnSync } from 'node:child_process';
import { aptInstall, canUseApt, isUbuntu } from './apt.mjs';

const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * A Firefox for the one test of a real push: an installed one, else the system's package. Playwright's own has no push.
 */
export function findFirefox() {
  const installed = answering();
  if (installed || !canUseApt() || isUbuntu()) return installed;
  return aptInstall('firefox-esr') ? answering() : undefined;
}

/** The first one that runs, since a path may lead to a placeholder. */
function answering() {
  const candidates = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : known;
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}
