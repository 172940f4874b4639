import { readFileSync } from 'node:fs';
import { askProgram, runProgram } from '../runProgram.mjs';
import { say } from '../terminal.mjs';

/**
 * A package of Debian that a stage of the tests needs, and whether what it brings is missing here.
 * @typedef {{ name: string, isMissing: () => boolean }} SystemPackage
 */

/** Whether we may install packages of the system: root on Debian, or on a system made from it. */
export function canUseApt() {
  return process.getuid?.() === 0 && askProgram('apt-get', ['--version']) !== undefined;
}

/** On Ubuntu the package `chromium` only leads to a snap, which containers cannot run; so does `firefox`. */
export function isUbuntu() {
  try {
    return /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * One that brings a program of its own name.
 * @param {string} question an option that the program answers at once
 * @returns {SystemPackage}
 */
export function programPackage(name, question) {
  return { name, isMissing: () => askProgram(name, [question]) === undefined };
}

/**
 * Installs those that are missing, all at once and beside the stages that need none of them: unpacking browsers takes a
 * minute. What could not be installed is told by the stage that looks for it.
 * @param {readonly SystemPackage[]} packages
 */
export async function installMissing(packages) {
  if (!canUseApt()) return;
  const names = [...new Set(packages.filter(({ isMissing }) => isMissing()).map(({ name }) => name))];
  if (names.length === 0) return;
  say(`Installing ${names.join(', ')} (the system's packages; first time, beside the first stages)\u2026`);
  await aptGet(['update']);
  if ((await install(names)) === 0) return;
  // One that this system does not know must not keep the others away.
  for (const name of names) await install([name]);
}

function install(names) {
  return aptGet(['install', '-y', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-unsafe-io', ...names]);
}

/** @returns {Promise<number>} its exit code */
async function aptGet(args) {
  const { exitCode } = await runProgram('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Tests start servers of their own: in runlevel 1 a package starts none.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return exitCode;
}
