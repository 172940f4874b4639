import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBank } from '../tests/support/bank.ts';

/**
 * The bank test in its long form, on the built server: `node bench/bank.ts --kills 100 --outages 10`. 200 accounts, 16
 * clients. Ends with 1 when a read did not add up, or something acknowledged is lost or doubled.
 */
const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '200' },
    clients: { type: 'string', default: '16' },
    kills: { type: 'string', default: '100' },
    outages: { type: 'string', default: '10' },
    pause: { type: 'string', default: '5000' },
    minutes: { type: 'string', default: '60' },
  },
});
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-bank-'));
const began = Date.now();
const report = await runBank({
  dataDirectory,
  accounts: Number(values.accounts),
  clients: Number(values.clients),
  kills: Number(values.kills),
  outages: Number(values.outages),
  pauseMs: Number(values.pause),
  minutes: Number(values.minutes),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
});
const back = report.backAfterMs.toSorted((one, other) => one - other);
const at = (share: number) => back[Math.min(back.length - 1, Math.floor(back.length * share))];
console.log(
  `${report.kills} kills of the server and ${report.outages} of its database in ${Math.round((Date.now() - began) / 1000)} s: ` +
    `${report.operations} requests acknowledged, ${report.reads} reads, ${report.wrong.length} that did not hold; ` +
    `next answer after a fault: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${back.at(-1)} ms`,
);
for (const line of report.wrong.slice(0, 20)) console.log(`  ${line}`);
await rm(dataDirectory, { recursive: true, force: true });
process.exitCode = report.wrong.length === 0 ? 0 : 1;
