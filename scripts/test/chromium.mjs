import { existsSync } from 'node:fs';
import { askProgram, runProgram } from '../runProgram.mjs';
import { say } from '../terminal.mjs';
import { canUseApt, isUbuntu } from './systemPackages.mjs';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const shells = ['/usr/bin/chromium-headless-shell'];

const fonts = '/usr/share/fonts/truetype/liberation';

/**
 * Chromium, its headless shell for what is only a page, and a font as wide as Arial: pages are made for one until theirs
 * has come (src/styles/font.css), and Debian only recommends it.
 * @type {import('./systemPackages.mjs').SystemPackage[]}
 */
export const chromiumPackages = [
  { name: 'chromium', isMissing: () => !isUbuntu() && !findBrowser() },
  { name: 'chromium-headless-shell', isMissing: () => !isUbuntu() && !findShell() },
  { name: 'fonts-liberation', isMissing: () => !existsSync(fonts) },
];

/**
 * Provides a Chromium for the end-to-end tests: the system's, else Playwright's own. Beside it goes Chromium's headless
 * shell where the system has it.
 * @returns {Promise<NodeJS.ProcessEnv | undefined>} the environment for Playwright; undefined when there is no Chromium to be had
 */
export async function provideChromium({ node, env }) {
  const browser = findBrowser();
  if (browser) return { ...env, CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: findShell() ?? browser };
  say("Downloading Playwright's Chromium (first time, about a minute)\u2026");
  const withLibraries = canUseApt() ? ['--with-deps'] : [];
  const args = ['node_modules/playwright/cli.js', 'install', ...withLibraries, 'chromium'];
  const { exitCode } = await runProgram(node, args, { env });
  return exitCode === 0 ? env : undefined;
}

function findBrowser() {
  return find(browsers, process.env.CHROMIUM_PATH);
}

function findShell() {
  return find(shells, process.env.CHROMIUM_SHELL_PATH);
}

/** The first one that runs, since a path may lead to a placeholder. A path that was named is the only one tried. */
function find(paths, named) {
  return (named ? [named] : paths).find((path) => askProgram(path, ['--version']) !== undefined);
}
