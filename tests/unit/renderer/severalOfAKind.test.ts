/** Who is named in the plural is drawn three times, and told so; words that are only said twice name one. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { figureOf } from '../../../renderer/subject/figureLook.ts';
import type { Plan } from '../../../renderer/scene.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 5, isStill: true });

describe('several of a kind', () => {
  it.each([
    'petani-petani menanam padi',
    'para penari bali di pura',
    'beberapa kucing di teras',
    'rombongan pendaki di puncak gunung',
    'bapak-bapak main catur',
    'farmers planting rice',
    'men playing chess',
    'dogs running on the beach',
  ])('are three in "%s"', (prompt) => {
    const plan = planOf(prompt);
    expect(plan.details.count).toBe(3);
    expect(plan.chips).toContainEqual(expect.objectContaining({ value: 'count', drawn: { id: 'tiga', en: 'three' } }));
  });

  it.each([
    'laki-laki membaca buku',
    'kupu-kupu di taman',
    'lumba-lumba melompat',
    'mas-mas barista bikin kopi',
    'princess in a castle',
    // Words that end in "s" without being English plurals.
    'mas lagi ngopi di kafe',
    'rhinoceros di savana',
    'petani menanam padi',
  ])('are one in "%s"', (prompt) => {
    expect(planOf(prompt).details.count).toBeUndefined();
  });

  it('keep the number that is said', () => {
    expect(planOf('dua petani menanam padi').details.count).toBe(2);
    expect(planOf('two sisters baking bread').details.count).toBe(2);
  });

  it('are all drawn, in what one knows them by', () => {
    for (const [prompt, name] of [
      ['para guru di depan sekolah', 'teacher'],
      ['tiga dokter di rumah sakit', 'doctor'],
    ] as const) {
      const plan = planOf(prompt);
      const alone = figureOf(name, { ...plan, details: { ...plan.details, count: 1 } });
      const all = figureOf(name, plan);
      expect(all!.parts.length).toBeGreaterThan(2 * (alone?.parts.length ?? 0));
      const colours = (shape: typeof all): string[] => [...new Set(shape!.parts.map(({ fill }) => fill))];
      // Faces and hair differ, clothes do not.
      if (name === 'doctor') expect(colours(all)).not.toContain('#3d6a9e');
    }
  });
});
