import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { headlessShell, withMovement, withWorker } from './support/browser/browsers.ts';

/**
 * End-to-end tests on the production build and the real server (dist/, started once on a folder of its own), and the
 * tests of the installed app (tests/pwa), which serve builds of their own. Every screen is tried as a phone first.
 */
export default defineConfig({
  globalSetup: join(import.meta.dirname, 'support/browser/prepare.ts'),
  outputDir: join(import.meta.dirname, '../test-results'),
  // A test waits for the server, for drawing and for its browser in turn, so that one at a time leaves a core idle. What
  // changes the product for everybody has one of its own (`hasOwnProduct`).
  workers: 2,
  // Limits, not expectations: at its slowest moments CI's processor does a sixth of what ours do.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // By hand a test has to pass at once; CI's second try is told aloud (scripts/test.mjs).
  retries: process.env.CI ? 1 : 0,
  // A run with this many broken tests is told while there is time for it: each may wait for its limit twice.
  maxFailures: process.env.CI ? 20 : 0,
  reporter: [['list']],
  // A trace of each test costs a good part of the run; `--trace on` makes one by hand.
  use: {
    ...headlessShell,
    // A page that hangs is told with its place, also where a test opened it besides its own, and leaves time for a retry.
    navigationTimeout: 60_000,
    actionTimeout: 90_000,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'on-first-retry',
    ignoreHTTPSErrors: Boolean(process.env.KILAS_E2E_FLEET),
  },
  projects: [
    { name: 'phone', testDir: join(import.meta.dirname, 'e2e'), use: { ...devices['Pixel 7'], locale: 'id-ID' } },
    // What a desk shows otherwise: the header instead of the menu, the keyboard, every text and theme of it, and the
    // operator's own flows. Forms and what becomes of a session are the same at every size.
    {
      name: 'desktop',
      testDir: join(import.meta.dirname, 'e2e'),
      testMatch:
        /(accounts(?:Accessible|Journey|Keyboard|Language|Profile)|paymentsKeyboard|adminDashboard)\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, locale: 'id-ID' },
    },
    {
      name: 'pwa',
      testDir: join(import.meta.dirname, 'pwa'),
      // Each test has a site and a profile of its own; by whole files the last one would leave a worker idle.
      fullyParallel: true,
      use: { ...withWorker, ...withMovement },
    },
  ],
});
