/** What a plan says is drawn can be seen: without it, its picture differs (`bench/visible.ts` asks of every phrase). */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { compare, drawStill, isSeen, withoutClaim } from './claims.ts';

const WIDE = { width: 160, height: 90 };

/** The claims of a prompt that its picture does not show. */
async function hiddenIn(prompt: string, size = WIDE, seed = 5): Promise<string[]> {
  const plan = createPlan({ prompt, seed, isStill: true });
  const whole = await drawStill(plan, size);
  const hidden: string[] = [];
  for (const chip of plan.chips) {
    const rest = chip.word === null ? null : withoutClaim(plan, chip);
    if (rest && !isSeen(chip, compare(whole, await drawStill(rest, size), size)))
      hidden.push(`${chip.aspect} ${chip.value}`);
  }
  return hidden;
}

describe('a picture shows what its plan says', { timeout: 60_000 }, () => {
  it.each([
    'pantai kabut',
    'kota malam hujan',
    'hutan kabut rusa',
    'sakura kunang kunang',
    'hutan bambu hujan',
    'ladang bunga pelangi',
    'sawah gubuk',
    'luar angkasa komet',
    'bawah laut penyu',
    'kolam teratai',
    'kopi donat di meja',
    'ruang tamu kucing',
    'potret wanita senyum',
    'abstrak batik merah',
  ])('of "%s"', async (prompt) => {
    expect(await hiddenIn(prompt)).toEqual([]);
  });
});
