/**
 * What the product promises, kept under chance: each seed is a few people who ask, cancel, pay, redeem and delete while
 * thirty kinds of fault happen around the product's own code. `npm run simulate -- --seed 7` repeats one.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSeed } from './runSeed.ts';
import { openWorld, type World } from './world.ts';

const FIRST = Number(process.env.SIMULATION_SEED ?? 1);
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 40);
const HOURS = Number(process.env.SIMULATION_HOURS ?? 0);
/** With fewer runs some faults may not have had their chance. */
const ENOUGH_FOR_ALL = 40;
const KINDS = 25;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it(`keeps every promise from seed ${FIRST} on`, { timeout: 3_600_000 * (HOURS + 1) }, async () => {
  const until = Date.now() + HOURS * 3_600_000;
  let seed = FIRST;
  for (; seed < FIRST + SEEDS || Date.now() < until; seed += 1)
    expect((await runSeed(world, seed)).join('\n'), `seed ${seed}: npm run simulate -- --seed ${seed}`).toBe('');
  expect(await world.audit(), 'the books').toEqual([]);
  if (seed - FIRST >= ENOUGH_FOR_ALL) expect(world.chaos.kinds.size, 'kinds of fault').toBeGreaterThanOrEqual(KINDS);
});
