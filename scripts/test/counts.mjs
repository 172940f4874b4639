import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { top } from '../terminal.mjs';

/**
 * The result of a part of the test run. The summary repeats `failures`, since that is where readers of a long run look
 * first.
 * @typedef {{ passed: number, failed: number, skipped?: number, note?: string, failures?: Failure[] }} Counts
 * @typedef {{ name: string, place: string, reason: string, passedLater: boolean }} Failure
 */

const REASON_LINES = 12;

/** A program that only passes or fails counts as one test. @returns {Counts} */
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
    failures: [...report.testResults.flatMap(failuresOfFile), ...report.unhandled.map(describeUnhandled)],
  }));
}

function failuresOfFile({ name: path, message, assertionResults }) {
  const failures = assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      place: placeOf(path),
      reason: failureMessages[0],
      passedLater: status === 'passed',
    }));
  // The file itself fails when it does not load, or when its preparation does; then none of its tests says why.
  return message
    ? [{ name: 'the whole file', place: placeOf(path), reason: message, passedLater: false }, ...failures]
    : failures;
}

/** Thrown outside every test (tests/support/reportWithErrors.ts); `test` is the one that had run last. */
function describeUnhandled({ reason, path, test }) {
  const name = test ? `outside the tests, at or after \u201c${test}\u201d` : 'outside the tests';
  return { name, place: path ? placeOf(path) : 'no file', reason, passedLater: false };
}

const placeOf = (path) => relative(fileURLToPath(top), path);

/** @returns {Counts} from Playwright's report */
export function countPlaywright(file, exitCode) {
  return count(file, exitCode, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites
      .flatMap(specsOf)
      .flatMap(({ title, file: place, tests }) => tests.map((test) => ({ ...test, title, place })))
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, place, projectName, status, results }) => ({
        name: `[${projectName}] ${title}`,
        place,
        reason: results.flatMap(({ errors }) => errors)[0]?.message ?? '',
        passedLater: status === 'flaky',
      })),
  }));
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A runner can fail with every test passed (a file that does not load, an unhandled error): that is one failure. */
function count(file, exitCode, read) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, note: 'the runner left no report' };
  }
  return exitCode !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, note: 'the runner failed outside its tests' }
    : counts;
}

/**
 * The lines that repeat a failure: what, where, and the beginning of its reason.
 * @param {Failure} failure
 * @returns {string[]}
 */
export function describeFailure({ name, place, reason, passedLater }) {
  // Runners colour their reasons for a terminal.
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  const luck = passedLater ? ' (passed at the second try: something in it, or in the product, depends on luck)' : '';
  return [`${name} \u203a ${place}${luck}`, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)];
}
