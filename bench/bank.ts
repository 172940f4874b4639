import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBank } from '../tests/support/bank/runBank.ts';

/**
 * The bank test in its long form, on the built server: `node bench/bank.ts --operations 100000`. 200 accounts, 16
 * clients; the server is killed every five seconds, its database and the clock's jump come every thirty, and once the
 * disk is full. Exits with 1 when a read did not add up, or something acknowledged was lost or doubled.
 */
const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '200' },
    clients: { type: 'string', default: '16' },
    operations: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '1' },
    pause: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '45' },
  },
});
const began = Date.now();
const { done, reads, faults, tasks, wrong, failedStarts, backAfterMs } = await runBank({
  accounts: Number(values.accounts),
  clients: Number(values.clients),
  operations: Number(values.operations),
  rounds: Number(values.rounds),
  pauseMs: Number(values.pause),
  minutes: Number(values.minutes),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
  onProgress: (line) => console.log(`${Math.round((Date.now() - began) / 1000)} s: ${line}`),
});
const back = backAfterMs.toSorted((one, other) => one - other);
const at = (share: number) => back[Math.min(back.length - 1, Math.floor(back.length * share))];
const list = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
console.log(
  [
    `${Math.round((Date.now() - began) / 1000)} s, faults: ${list(faults)}`,
    `${Object.values(done).reduce((sum, each) => sum + each, 0)} requests acknowledged: ${list(done)}`,
    `tasks: ${list(tasks)}`,
    `${reads} reads, ${wrong.length} things that did not hold`,
    `next answer after a fault: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${back.at(-1)} ms`,
    `${failedStarts.length} starts failed`,
    ...failedStarts.map((line) => `  ${line}`),
    ...wrong.slice(0, 30).map((line) => `  ${line}`),
  ].join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;
