import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { say, top } from '../terminal.mjs';
import { aptInstall, canUseApt, isUbuntu } from './apt.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Provides a Chromium for the end-to-end tests: an installed one, else the system's package, else Playwright's own.
 * @returns {NodeJS.ProcessEnv | undefined} the environment for Playwright; undefined when there is no Chromium to be had
 */
export function provideChromium({ node, env }) {
  const installed = find();
  if (installed) return { ...env, CHROMIUM_PATH: installed };
  if (canUseApt() && !isUbuntu() && aptInstall('chromium') && find()) return { ...env, CHROMIUM_PATH: find() };
  say("Downloading Playwright's Chromium (first time, about a minute)\u2026");
  const withLibraries = canUseApt() ? ['--with-deps'] : [];
  const attempt = spawnSync(node, ['node_modules/playwright/cli.js', 'install', ...withLibraries, 'chromium'], {
    cwd: fileURLToPath(top),
    env,
    stdio: 'inherit',
  });
  return attempt.status === 0 ? env : undefined;
}

/** One that answers: a path alone may lead to a placeholder. */
function find() {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : known;
  return candidates.find((path) => spawnSync(path, ['--version']).status === 0);
}
