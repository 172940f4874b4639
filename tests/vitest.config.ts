import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import client from '../vite.config.ts';

const top = join(import.meta.dirname, '..');
// Limits, not expectations: the machine may do whatever else beside. In the fault tests servers are killed and recover.
const limits = { testTimeout: 90_000, hookTimeout: 120_000 };
const faultLimits = { testTimeout: 120_000, hookTimeout: 120_000 };
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
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], globalSetup, retry, ...limits },
      },
      {
        root: top,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup, retry, ...limits },
      },
      {
        root: top,
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], globalSetup, retry, ...faultLimits },
      },
    ],
  },
});
