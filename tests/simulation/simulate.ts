/**
 * Checks the product's promises under random faults: in each seed a few people, in some two hundred, generate, cancel,
 * pay, redeem, delete and are told by mail and push while more than forty kinds of fault happen around the product's own
 * code. `npm run simulate -- --seed 7` repeats one.
 */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCalls } from './calls.ts';
import { runSeed } from './runSeed.ts';
import { openWorld, type World } from './world.ts';

const FIRST = Number(process.env.SIMULATION_SEED ?? 1);
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 40);
const HOURS = Number(process.env.SIMULATION_HOURS ?? 0);
/** With fewer runs in one file, some kinds of fault may not happen at all. */
const ENOUGH_FOR_ALL = 200;
/** The least number of kinds of fault that must have happened, so that a kind that silently stopped is noticed. */
const KINDS = 42;
/** Each writing call is carried out at least once in so many runs of one process; with fewer, chance leaves out a few. */
const ENOUGH_FOR_ALL_CALLS = 1000;
const LEFT_TO_CHANCE = 4;
/** A run mostly waits for its database, so several run at the same time, each in its own world. */
const WORLDS = 3;

/** The commit that is tested, and whether anything differs from it; unknown without Git. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Runs every second seed: with all in one file, only one core would be busy.
 * @param place 0 to begin with the first seed, 1 with the second
 */
export function simulateEverySecond({ place }: { place: 0 | 1 }): void {
  const worlds: World[] = [];
  beforeAll(async () => {
    const runs = HOURS > 0 ? Infinity : Math.ceil((SEEDS - place) / 2);
    while (worlds.length < Math.min(WORLDS, runs)) worlds.push(await openWorld());
  });
  afterAll(() => Promise.all(worlds.map((world) => world.close())));

  // Not retried: a seed's finding counts, whatever the next run says.
  it(`keeps every promise from seed ${FIRST + place} on`, { timeout: 3_600_000 * (HOURS + 1), retry: 0 }, async () => {
    const until = Date.now() + HOURS * 3_600_000;
    let seed = FIRST + place;
    let runs = 0;
    const found: string[] = [];
    const live = async (world: World) => {
      while (found.length === 0 && (seed < FIRST + SEEDS || Date.now() < until)) {
        const mine = seed;
        seed += 2;
        runs += 1;
        const wrong = await runSeed(world, mine).catch((error: Error) => [error.stack ?? error.message]);
        if (wrong.length > 0)
          return void found.push(
            `${wrong.join('\n')}\nseed ${mine}, commit ${commit()}: npm run simulate -- --seed ${mine}`,
          );
      }
    };
    await Promise.all(worlds.map(live));
    // In the message, because a reporter shortens compared values.
    expect(found.length, found.join('\n')).toBe(0);
    for (const world of worlds) expect(await world.audit(), 'the books').toEqual([]);
    const kinds = new Set(worlds.flatMap(({ chaos }) => [...chaos.kinds.keys()]));
    if (runs < ENOUGH_FOR_ALL) return;
    expect(kinds.size, 'kinds of fault').toBeGreaterThanOrEqual(KINDS);
    const counts = worlds.map(({ calls }) => calls);
    const { missing, wrong } = checkCalls(counts);
    expect(wrong, 'writing calls').toEqual([]);
    const most = runs < ENOUGH_FOR_ALL_CALLS ? LEFT_TO_CHANCE : 0;
    expect(missing.length, `not made: ${missing.join(', ')}`).toBeLessThanOrEqual(most);
  });
}
