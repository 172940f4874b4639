/**
 * What the product itself costs per task: 10,000 tasks through an engine that finishes at once.
 * `node bench/pipeline.ts [tasks]`, on the embedded database or on DATABASE_URL (an empty database).
 */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { grantStartingCredits } from '../server/credits/grantStartingCredits.ts';
import { verifyLedger } from '../server/credits/verifyLedger.ts';
import type { Engine } from '../server/generation/engine.ts';
import { EMBEDDED_MODELS } from '../server/generation/embedded/embeddedModels.ts';
import { submitGeneration } from '../server/generation/submit/submitGeneration.ts';
import { readPricesAndPauses } from '../server/generation/coins/pricesAndPauses.ts';
import { openServices } from '../server/services.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { newId } from '../server/platform/identifier.ts';
import { startWorkers } from '../server/workers.ts';
import { openBenchDatabase } from './benchDatabase.ts';

const TASKS = Number(process.argv[2] ?? 10_000);
const BATCH = 10;
const USERS = 50;
const tiny = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

const instant: Engine = {
  id: 'instant',
  models: EMBEDDED_MODELS,
  estimateSeconds: () => 1,
  submit: async ({ reference }) => reference,
  poll: async () => ({ state: 'succeeded' }),
  collect: async () => {
    const open = async () => Readable.from([tiny]);
    return {
      files: [
        {
          main: open,
          poster: open,
          thumbnail: open,
          mimeType: 'image/webp',
          width: 1,
          height: 1,
          durationSeconds: null,
        },
      ],
      plan: null,
    };
  },
  discard: async () => {},
};

const { folder, log, kind, connectionString, close } = await openBenchDatabase();
const config = readConfig({ env: { KILAS_DATA: folder, KILAS_DAILY_LIMIT: '1000000' }, coreCount: 2 });
const services = await openServices({ config, log, clock, connectionString, canWork: true, engines: () => [instant] });

const users = Array.from({ length: USERS }, () => newId(clock.now()));
for (const userId of users) await grantStartingCredits(services.database, { clock, userId, coins: 1_000_000 });

const request = { prompt: 'bench', watermark: false, seed: null, count: BATCH };
const submitting = performance.now();
const submissions = Array.from({ length: TASKS / BATCH }, (_, index) => users[index % USERS]!);
const lanes = Array.from({ length: 8 }, async () => {
  for (let userId = submissions.pop(); userId; userId = submissions.pop()) {
    const owner = userId;
    const terms = await readPricesAndPauses(services.database, services.generation);
    await services.database.transaction((transaction) =>
      submitGeneration(transaction, {
        deps: services.generation,
        userId: owner,
        mode: 'text-to-image',
        request,
        terms,
      }),
    );
  }
});
await Promise.all(lanes);
const submitted = performance.now();

const workers = await startWorkers(services, {
  renderWorkerFile: new URL('../renderer/renderWorker.ts', import.meta.url),
});
const count = async () => {
  const { rows } = await services.database.execute<{ status: string; tasks: string }>(
    sql`select status, count(*) as tasks from tasks group by status`,
  );
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.tasks)]));
};
const began = performance.now();
let states = await count();
while ((states.completed ?? 0) + (states.failed ?? 0) < TASKS) {
  await delay(500);
  states = await count();
}
const finished = performance.now();
const problems = await verifyLedger(services.database);

console.log(`${TASKS} tasks in batches of ${BATCH}, ${USERS} users, ${kind}`);
console.log(
  `taken      ${((submitted - submitting) / TASKS).toFixed(2)} ms a task (${Math.round(TASKS / ((submitted - submitting) / 1000))}/s, 8 at once)`,
);
console.log(
  `carried    ${((finished - began) / TASKS).toFixed(2)} ms a task (${Math.round(TASKS / ((finished - began) / 1000))}/s)`,
);
console.log(
  `completed  ${states.completed ?? 0}, failed ${states.failed ?? 0}, lost ${TASKS - (states.completed ?? 0) - (states.failed ?? 0)}`,
);
console.log(`ledger     ${problems.length === 0 ? 'balanced' : problems.join('; ')}`);

await workers.stop();
await services.close();
await close();
process.exit(problems.length === 0 && states.completed === TASKS ? 0 : 1);
