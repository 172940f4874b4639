import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { top } from '../terminal.mjs';

/** What a part of the test run comes to. @typedef {{ passed: number, failed: number, skipped?: number, note?: string }} Counts */

/** A program that says yes or no is one test. @returns {Counts} */
export function countCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A new place for a runner's report; an earlier run's report must not be counted again. */
export function reportFile(name) {
  const file = fileURLToPath(new URL(`test-results/${name}.json`, top));
  rmSync(file, { force: true });
  return file;
}

/** @returns {Counts} from Vitest's report */
export function countVitest(file, exitCode) {
  return count(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/**
 * @returns {Counts} from Playwright's report. A test that passed at its second try (only CI has one: a machine shared
 * with strangers) counts, and is told aloud: something in it, or in the product, depends on luck.
 */
export function countPlaywright(file, exitCode) {
  return count(file, exitCode, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed only at the second try; look for "retry #1" above and mend what depends on luck` }),
  }));
}

/** A runner can fail with every test passed (a file that does not load, an unhandled error): that is one failure. */
function count(file, exitCode, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, note: 'the runner left no report' };
  }
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
