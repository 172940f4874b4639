import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { runProgram } from './runProgram.mjs';
import { findRuntime } from './runtime.mjs';
import { runEntry, Stop } from './terminal.mjs';

/**
 * `npm run simulate -- --seed 7` repeats one run of the simulation, `--from 1 --seeds 1000` makes many, `--hours 8`
 * keeps going for that long.
 */
await runEntry(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      from: { type: 'string' },
      seeds: { type: 'string' },
      hours: { type: 'string' },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (!(Number(value) > 0)) throw new Stop(`--${name} needs a number above 0.`);
  const settings = {
    SIMULATION_SEED: values.seed ?? values.from ?? '1',
    SIMULATION_SEEDS: values.seed ? '1' : (values.seeds ?? '40'),
    SIMULATION_HOURS: values.hours ?? '0',
  };
  const { node, env } = await findRuntime();
  await ensureDependencies();
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'simulation',
  ];
  const { exitCode } = await runProgram(node, args, { env: { ...env, ...settings }, passesSignals: true });
  return exitCode;
});
