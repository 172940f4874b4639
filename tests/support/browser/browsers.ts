import { join } from 'node:path';

/** Debian's Chromium: as root it needs no sandbox, and in a container it has no graphics card. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Behind nginx (KILAS_E2E_FLEET) with a certificate of the run's own; a worker would not register otherwise.
  ...(process.env.KILAS_E2E_FLEET ? ['--ignore-certificate-errors'] : []),
];
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: shell } = process.env;
const whole = CHROMIUM_PATH && join(import.meta.dirname, 'chromium.sh');

/**
 * The whole browser with the app's worker and all movement, for a file of tests (`test.use(wholeBrowser)`) that signs
 * out, receives a push, looks at what moves or is the installed app. Without paths Playwright takes its own two browsers.
 */
export const wholeBrowser = {
  ...(whole ? { launchOptions: { executablePath: whole, args } } : { channel: 'chromium', launchOptions: { args } }),
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'no-preference' },
} as const;

/**
 * The same engine without the browser's own windows, for what is only a page, by somebody who prefers less movement:
 * a third cheaper. A file whose pages are read without a network takes `withWorker` besides, one about what moves `withMovement`. The
 * shell crashes on the header `Clear-Site-Data`, which comes with signing out.
 */
export const headlessShell = {
  launchOptions: { executablePath: shell || whole || undefined, args },
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

export const withWorker = { serviceWorkers: 'allow' } as const;
/** For a file that needs the whole browser and not the worker, which loads every file of the app in each test. */
export const withoutWorker = { serviceWorkers: 'block' } as const;
export const withMovement = { contextOptions: { reducedMotion: 'no-preference' } } as const;
