/**
 * A test run's report names what failed, where and why, counts what passed only at the second try, and treats a missing
 * report as a failure.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, describeFailure } from '../../../scripts/test/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kilas-counts-'));
const top = join(import.meta.dirname, '../../..');

afterAll(() => rmSync(folder, { recursive: true }));

function report(contents: unknown) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(contents));
  return file;
}

describe('the report of Vitest', () => {
  const totals = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, unhandled: [] };
  const file = (assertionResults: unknown[], message = '') => ({
    name: join(top, 'tests/api/spend.test.ts'),
    message,
    assertionResults,
  });

  test('names what failed, where, and what passed only at the second try', () => {
    const bad = { fullName: 'coins add up', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const lucky = { fullName: 'a race', status: 'passed', failureMessages: ['expected 0 to be 1'] };
    const good = { fullName: 'a balance', status: 'passed', failureMessages: [] };
    expect(countVitest(report({ ...totals, testResults: [file([bad, lucky, good])] }), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [
        { name: 'coins add up', place: 'tests/api/spend.test.ts', reason: 'expected 1 to be 2', passedLater: false },
        { name: 'a race', place: 'tests/api/spend.test.ts', reason: 'expected 0 to be 1', passedLater: true },
      ],
    });
  });

  test('a file that fails before its tests is told, and counts', () => {
    const counts = countVitest(
      report({ ...totals, numFailedTests: 0, testResults: [file([], 'Cannot find module')] }),
      1,
    );
    expect(counts.failed).toBe(1);
    expect(counts.failures).toEqual([
      { name: 'the whole file', place: 'tests/api/spend.test.ts', reason: 'Cannot find module', passedLater: false },
    ]);
  });

  test('an error that no test threw is told with the file it came from', () => {
    const path = join(top, 'tests/unit/clock.test.ts');
    const unhandled = [{ reason: 'ReferenceError: window is not defined', path, test: 'ticks' }];
    expect(countVitest(report({ ...totals, numFailedTests: 0, testResults: [file([])], unhandled }), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      note: 'the runner failed outside its tests',
      failures: [
        {
          name: 'outside the tests, at or after \u201cticks\u201d',
          place: 'tests/unit/clock.test.ts',
          reason: 'ReferenceError: window is not defined',
          passedLater: false,
        },
      ],
    });
  });

  test('a runner that leaves no report has failed', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toMatchObject({ failed: 1, note: 'the runner left no report' });
  });
});

test('the report of Playwright is read through its nested suites', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'e2e/menu.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('closes', 'unexpected', 'still there'), spec('focus', 'flaky', 'late')] }],
    },
  ];
  expect(countPlaywright(report({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }, suites }), 1)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      { name: '[phone] closes', place: 'e2e/menu.spec.ts', reason: 'still there', passedLater: false },
      { name: '[phone] focus', place: 'e2e/menu.spec.ts', reason: 'late', passedLater: true },
    ],
  });
});

test('a failure is told in a few plain lines, without the frames of the runner', () => {
  const reason = `\u001b[31mexpected 1 to be 2\u001b[39m\n\n    at spend.test.ts:3\n    at file:///x/node_modules/vitest/run.js:1\n${'more\n'.repeat(40)}`;
  const lines = describeFailure({ name: 'coins add up', place: 'spend.test.ts', reason, passedLater: false });
  expect(lines.slice(0, 3)).toEqual([
    'coins add up \u203a spend.test.ts',
    '    expected 1 to be 2',
    '        at spend.test.ts:3',
  ]);
  expect(lines.join()).not.toContain('node_modules');
  expect(lines).toHaveLength(13);
});
