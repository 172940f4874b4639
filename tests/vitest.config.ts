import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import client from '../vite.config.ts';

const top = join(import.meta.dirname, '..');
// By hand a test has to pass at once; CI's second try is told aloud (scripts/test.mjs).
const retry = process.env.CI ? 1 : 0;
const globalSetup = join(import.meta.dirname, 'support/provideTestDatabase.ts');

/** Three suites; `npm test` runs `api` twice, the second time on another PostgreSQL (TEST_DATABASE_URL). */
export default defineConfig({
  root: top,
  test: {
    // Test files are processes with servers and databases of their own: two at once is what two cores carry.
    maxWorkers: 2,
    projects: [
      {
        // The client's rooms need what its build does to them: macros, catalogs, the compiler.
        plugins: client.plugins,
        root: top,
        cacheDir: join(top, 'node_modules/.vite'),
        // Scenes are painted here, beside whatever else the machine does. A limit, not an expectation.
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], globalSetup, retry, testTimeout: 30_000 },
      },
      {
        root: top,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup, retry, testTimeout: 30_000 },
      },
      {
        root: top,
        // Servers are killed and recover here. A limit, not an expectation.
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup,
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
