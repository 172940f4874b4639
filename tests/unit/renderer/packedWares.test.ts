/** What is named with a jar or a bottle is drawn in it, and only there. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';

const planOf = (prompt: string) => createPlan({ prompt, seed: 7, isStill: true });

describe('what is sold in a jar or a bottle', () => {
  it.each([
    ['sambal bawang dalam toples kaca', ['sambalJar'], []],
    ['toples nastar', ['cookieJar'], []],
    ['keripik singkong dalam toples', ['chipsJar'], []],
    ['kopi susu gula aren botol', ['coffeeBottle'], []],
    ['botol jus jeruk', ['juiceBottle'], []],
    ['sambal botol', ['chilliBottle'], []],
    ['susu murni dalam botol kaca', ['milkBottle'], ['murni']],
    ['a jar of cookies', ['cookieJar'], []],
  ])('stands in it: "%s"', (prompt, wares, unmatched) => {
    const plan = planOf(prompt);
    expect(Object.keys(plan.details)).toEqual(wares);
    expect(plan.unmatched).toEqual(unmatched);
  });

  it.each([
    ['es teh dan botol air mineral', ['icedTea', 'waterBottle']],
    ['kopi, kue nastar dalam toples', ['coffee', 'cookieJar']],
    ['nastar, toples di sebelahnya', ['cookies', 'jar']],
  ])('belongs to what it is named with: "%s"', (prompt, wares) => {
    expect(Object.keys(planOf(prompt).details)).toEqual(wares);
  });

  it('is counted as one thing', () => expect(planOf('tiga botol kopi susu').details.count).toBe(3));

  it('is not told of wares that are drawn without it', () => {
    expect(planOf('rendang dalam toples').unmatched.join(' ')).toContain('toples');
  });
});
