import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import client from '../vite.config.ts';
import { changesState } from './support/changesState.ts';
import { LongestFirst } from './support/longestFirst.ts';

const top = join(import.meta.dirname, '..');
// Generous limits, not expectations: other work may run on the machine. In the fault tests servers are killed and
// recover.
const poll = { timeout: 60_000 };
const limits = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll } };
const faultLimits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll } };
// Locally a test must pass at the first try; CI allows a second one and reports it (scripts/test.mjs).
const retry = process.env.CI ? 1 : 0;
// Test files are processes with servers and databases of their own. Two keep two cores busy; API and fault tests wait
// much of their time for jobs, polls and recoveries, so a third fits in, and beside the API tests those on
// Debian's PostgreSQL one by one. With more at once renders, which have a lower priority, take minutes.
const atOnce = { unit: 2, api: process.env.TEST_DATABASE_URL ? 1 : 3, faults: 3 };
const globalSetup = join(import.meta.dirname, 'support/provideTestDatabase.ts');

// For the processes that tests start: Node's compiled code is cached, which saves a quarter of each start.
const env = { NODE_COMPILE_CACHE: join(top, 'node_modules/.cache/compiled') };

// Client code needs the transforms of its build: macros, catalogs, the compiler.
const ofClient = {
  plugins: client.plugins,
  define: client.define,
  root: top,
  cacheDir: join(top, 'node_modules/.vite'),
};
const clientTests = globSync('tests/unit/src/**/*.test.{ts,tsx}', { cwd: top });

/** `unit*` is one stage of `npm test`, which runs `api` twice, the second time on another PostgreSQL (TEST_DATABASE_URL). */
export default defineConfig({
  root: top,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root: top,
        test: {
          name: 'unit',
          maxWorkers: atOnce.unit,
          // As for API tests: the words of prompts and the server's libraries are loaded once a worker.
          isolate: false,
          // Node loads the renderer itself, as the product does: nothing mocks it, and its loops run a tenth faster.
          server: { deps: { external: [/^(?!.*\/tests\/).*\/renderer\//] } },
          sequence: { groupOrder: 0 },
          // Without an `exclude` of its own, which would take the place of the one that `--quick` asks for.
          include: ['tests/unit/!(src)/**/*.test.ts'],
          globalSetup,
          retry,
          ...limits,
        },
      },
      {
        ...ofClient,
        test: {
          name: 'unit-client',
          maxWorkers: atOnce.unit,
          // After the others: a worker that is used again takes files of one project only.
          sequence: { groupOrder: 1 },
          include: clientTests.filter(changesState),
          retry,
          ...limits,
        },
      },
      {
        ...ofClient,
        test: {
          name: 'unit-client-pure',
          maxWorkers: atOnce.unit,
          // Most of what such a file costs alone is a process and the modules that the next one loads, too.
          isolate: false,
          sequence: { groupOrder: 2 },
          include: clientTests.filter((file) => !changesState(file)),
          retry,
          ...limits,
        },
      },
      {
        root: top,
        test: {
          name: 'api',
          maxWorkers: atOnce.api,
          // Every file loads the whole server: once a worker is a third less processor time than once a file.
          isolate: false,
          sequence: { groupOrder: 3 },
          include: ['tests/api/**/*.test.ts'],
          globalSetup,
          env,
          retry,
          ...limits,
        },
      },
      {
        root: top,
        test: {
          name: 'faults',
          maxWorkers: atOnce.faults,
          sequence: { groupOrder: 4 },
          include: ['tests/faults/**/*.test.ts'],
          globalSetup,
          env,
          retry,
          ...faultLimits,
        },
      },
      {
        root: top,
        test: {
          name: 'simulation',
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
          include: ['tests/simulation/**/*.test.ts'],
          globalSetup,
          retry,
          ...faultLimits,
        },
      },
      {
        root: top,
        test: {
          name: 'firefox',
          sequence: { groupOrder: 6 },
          include: ['tests/firefox/**/*.test.ts'],
          retry,
          ...faultLimits,
        },
      },
    ],
  },
});
