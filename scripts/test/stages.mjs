import { fileURLToPath } from 'node:url';
import { ensureBuild } from '../ensureBuild.mjs';
import { runProgram } from '../runProgram.mjs';
import { top } from '../terminal.mjs';
import { chromiumPackages, provideChromium } from './chromium.mjs';
import { countCheck, countPlaywright, countVitest, reportFile } from './counts.mjs';
import { findDebianPostgres, postgresPackages, startDebianPostgres } from './debianPostgres.mjs';
import { findFirefox, firefoxPackages } from './firefox.mjs';
import { programPackage } from './systemPackages.mjs';

/** Tests start the built product: a start costs a quarter of one from source. */
const built = { settings: { KILAS_TEST_BUILT: 'yes' } };

/** What the tests of many processes put before them, as operators do. */
const proxyPackages = [
  programPackage('nginx', '-v'),
  programPackage('openssl', 'version'),
  programPackage('pgbouncer', '-V'),
];

/**
 * The stages of `npm test`, in their order; `npm test -- unit api` runs only those named. Each takes a runtime (see
 * findRuntime) and returns Counts; `note` says why a part was not run. Stages of one `group` run side by side: the build
 * keeps one core busy, API tests wait for jobs and polls. The first of them is shown as it runs, the `output` of the
 * others when their turn comes. `packages` are those of the system that a stage needs.
 */
export const stages = [
  { name: 'types', title: 'Types', group: 'checks', run: check(['node_modules/typescript/bin/tsc', '-b']) },
  { name: 'lint', title: 'Lint', group: 'checks', run: check(['node_modules/oxlint/bin/oxlint', '--deny-warnings']) },
  { name: 'arrows', title: 'Folders and arrows', group: 'checks', run: check(['scripts/checkArrows.mjs']) },
  { name: 'format', title: 'Format', group: 'checks', run: check(['node_modules/oxfmt/bin/oxfmt', '--check']) },
  { name: 'messages', title: 'Message catalogs', group: 'checks', run: check(['scripts/checkMessages.mjs']) },
  {
    name: 'build',
    title: 'Production build and its budgets',
    group: 'checks',
    run: check(['scripts/build.mjs', '--details']),
  },
  { name: 'unit', title: 'Unit tests', group: 'checks', run: vitest('unit*') },
  {
    name: 'api',
    title: 'API tests on the embedded PostgreSQL',
    group: 'api',
    run: onBuild(vitest('api', built)),
  },
  {
    name: 'api-debian',
    title: "API tests on Debian's PostgreSQL, without those that no database touches",
    group: 'api',
    packages: postgresPackages,
    run: onBuild(runApiOnDebian),
  },
  {
    name: 'firefox',
    title: 'A real push, received by Firefox',
    group: 'api',
    packages: firefoxPackages,
    run: onBuild(runFirefox),
  },
  {
    name: 'faults',
    title: 'Fault tests: kills, races, replays',
    packages: [...postgresPackages, ...proxyPackages],
    run: onBuild(vitest('faults', built)),
  },
  {
    name: 'simulation',
    title: 'A simulation: everything people do, among forty kinds of fault',
    run: vitest('simulation', { settings: { SIMULATION_SEEDS: '1000' } }),
  },
  {
    name: 'e2e',
    title: 'End-to-end and offline tests in a browser',
    packages: chromiumPackages,
    run: onBuild(runPlaywright),
  },
];

/**
 * These tests do not depend on the database: drawing and engines' protocols, mail and push services, a bucket or a full
 * disk, a connection that hangs, log lines and spans, sign-in and its limits, hostile bodies, and what an address answers
 * to whom. They take three quarters of the time. The fuzzer makes every call on both, so that each statement runs there.
 */
const SAME_ON_ANY_DATABASE = [
  'accountDeleted',
  'accountsAccess',
  'accountsGoogle',
  'accountsLimits',
  'accountsPassword',
  'accountsProfile',
  'accountsSessions',
  'answers',
  'articlesHostile',
  'bucket',
  'contentRule',
  'dashboardHostile',
  'databaseFaults',
  'databaseFrozen',
  'embeddedEngine',
  'embeddedImages',
  'enginesConfigured',
  'enginesModelArk',
  'enginesModelArkFaults',
  'enginesOpenAi',
  'generationFromImages',
  'greedyAccount',
  'hostileRequests',
  'http',
  'liveChannels',
  'logs',
  'mail',
  'metrics',
  'outsideCalls',
  'passkeys',
  'paymentsXendit',
  'paymentsXenditReports',
  'pictureLimits',
  'push',
  'renderRetried',
  'slowReaders',
  'storageUnwritable',
  'templates',
  'traces',
  'uploadRoom',
  'whatIsPublic',
];

function check(args) {
  return async ({ node, env, isBeside }) => {
    const { exitCode, output } = await runProgram(node, args, { env, isCaptured: isBeside });
    return { ...countCheck(exitCode), output };
  };
}

/**
 * `npm test -- --quick`, for the daily round: everything that needs no server and no drawing, then one journey through
 * the built product in a browser. It does not cover databases, kills or pictures.
 */
export const quickStages = [
  ...stages.filter(({ group, name }) => group === 'checks' && name !== 'unit'),
  {
    name: 'unit',
    title: 'Unit tests but the renderer’s',
    group: 'checks',
    run: vitest('unit*', { args: ['--exclude', 'tests/unit/renderer/**'] }),
  },
  {
    name: 'e2e',
    title: 'One journey in a browser',
    packages: chromiumPackages,
    run: onBuild((runtime) =>
      runPlaywright(runtime, ['--project=phone', '--grep', 'from the landing page to the studio']),
    ),
  },
];

/** Where Node caches what it compiled of Vitest, jsdom and the renderer: a file with a document is a seventh cheaper. */
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', top));

/** Vitest's `project`, or all of a pattern such as `unit*`. */
function vitest(project, { settings = {}, args: more = [] } = {}) {
  return async ({ node, env, isBeside }) => {
    const name = project.replace('*', '');
    const report = reportFile(settings.TEST_DATABASE_URL ? `${name}-debian` : name);
    const reporters = [
      '--reporter=default',
      '--reporter=tests/support/reportWithErrors.ts',
      `--outputFile.json=${report}`,
    ];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', project];
    const { exitCode, output } = await runProgram(node, [...args, ...more, ...reporters], {
      env: { ...env, NODE_COMPILE_CACHE: compiled, ...settings },
      isCaptured: isBeside,
    });
    return { ...countVitest(report, exitCode), output };
  };
}

/** Brings `dist/` up to date before the stage. */
function onBuild(run) {
  return async (runtime) => {
    await ensureBuild(runtime);
    return run(runtime);
  };
}

async function runApiOnDebian(runtime) {
  const programs = findDebianPostgres();
  if (!programs)
    return notRun('no PostgreSQL server under /usr/lib/postgresql, and none could be installed by this user');
  const { url, stop } = await startDebianPostgres(programs);
  try {
    const args = SAME_ON_ANY_DATABASE.flatMap((name) => ['--exclude', `tests/api/${name}.test.ts`]);
    return await vitest('api', { settings: { ...built.settings, TEST_DATABASE_URL: url }, args })(runtime);
  } finally {
    await stop();
  }
}

async function runFirefox(runtime) {
  const firefox = findFirefox();
  if (!firefox) return notRun('no Firefox here, and none could be installed by this user (FIREFOX_PATH)');
  return vitest('firefox', { settings: { FIREFOX_PATH: firefox } })(runtime);
}

async function runPlaywright(runtime, more = []) {
  const config = 'tests/playwright.config.ts';
  const env = await provideChromium(runtime);
  if (!env) return { passed: 0, failed: 1, note: 'no Chromium: set CHROMIUM_PATH to an installed one' };
  const report = reportFile('playwright');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--reporter=list,json', ...more];
  const settings = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { exitCode } = await runProgram(runtime.node, args, { env: settings });
  return countPlaywright(report, exitCode);
}

function notRun(note) {
  return { passed: 0, failed: 0, note: `NOT RUN: ${note}` };
}
