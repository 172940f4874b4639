import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { say, top } from '../terminal.mjs';
import { aptInstall, canUseApt, isUbuntu } from './apt.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * Provides a Chromium for the end-to-end tests: an installed one, else the system's package, else Playwright's own.
 * Beside it goes Chromium's headless shell where the system has it.
 * @returns {NodeJS.ProcessEnv | undefined} the environment for Playwright; undefined when there is no Chromium to be had
 */
export function provideChromium({ node, env }) {
  const mayInstall = canUseApt() && !isUbuntu();
  const provide = (name, paths, named) =>
    find(paths, named) ?? (mayInstall && !named && aptInstall(name) ? find(paths) : undefined);
  const browser = provide('chromium', browsers, process.env.CHROMIUM_PATH);
  if (browser) {
    const shell = provide('chromium-headless-shell', shells, process.env.CHROMIUM_SHELL_PATH);
    return { ...env, CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell ?? browser };
  }
  say("Downloading Playwright's Chromium (first time, about a minute)\u2026");
  const withLibraries = canUseApt() ? ['--with-deps'] : [];
  const attempt = spawnSync(node, ['node_modules/playwright/cli.js', 'install', ...withLibraries, 'chromium'], {
    cwd: fileURLToPath(top),
    env,
    stdio: 'inherit',
  });
  return attempt.status === 0 ? env : undefined;
}

/** The first one that runs, since a path may lead to a placeholder. A path that was named is the only one tried. */
function find(paths, named) {
  return (named ? [named] : paths).find((path) => spawnSync(path, ['--version']).status === 0);
}
