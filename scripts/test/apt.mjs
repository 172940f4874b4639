import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { say } from '../terminal.mjs';

/** Whether we may install packages of the system: root on Debian, or on a system made from it. */
export function canUseApt() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** On Ubuntu the package `chromium` only leads to a snap, which containers cannot run. */
export function isUbuntu() {
  try {
    return /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a package of the system. @returns {boolean} whether it is there now */
export function aptInstall(name) {
  say(`Installing ${name} (the system's package; first time, about a minute)\u2026`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).status === 0;
}
