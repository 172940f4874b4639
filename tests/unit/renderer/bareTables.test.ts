/** What stands on a table of which a prompt names nothing else, and where nothing does. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';

const planOf = (prompt: string, seed = 7): Plan => createPlan({ prompt, seed, isStill: true });
const toldOf = ({ chips }: Plan): string[] => chips.flatMap(({ word }) => word ?? []);
const ownOf = ({ chips }: Plan): string[] => chips.flatMap(({ word, value }) => (word === null ? [value] : []));

describe('a table of which nothing is named', () => {
  it.each(['foto produk', 'meja kayu', 'latar kayu, mewah'])(
    'shows something of the studio’s own choice: "%s"',
    (prompt) => {
      for (let seed = 1; seed <= 8; seed++) {
        const plan = planOf(prompt, seed);
        const own = ['coffee', 'fruit', 'vase', 'books', 'bottle', 'perfume'].filter((name) => name in plan.details);
        expect(own).toHaveLength(1);
        expect(ownOf(plan)).toContain(own[0]);
      }
    },
  );

  it('shows a candle alone where nobody asked for books', () => {
    expect(planOf('lilin di meja').details).toMatchObject({ candle: 1 });
    expect(planOf('lilin di meja').details).not.toHaveProperty('books');
    expect(planOf('buku dan lilin di meja').details).not.toHaveProperty('candle');
    expect(toldOf(planOf('buku dan lilin di meja'))).toContain('lilin');
  });

  it.each(['helm bogo warna krem, foto produk', 'peta harta karun di atas meja', 'waffle, product shot'])(
    'is empty, and offered something else, where the thing is not known: "%s"',
    (prompt) => {
      const plan = planOf(prompt);
      expect(plan.unknownSubject).not.toBeNull();
      expect(plan.details).toMatchObject({ bare: 1 });
      for (const name of ['perfume', 'bottle', 'books']) expect(plan.details).not.toHaveProperty(name);
      expect(
        understandPrompt({ mode: 'text-to-image', prompt, seed: 7, fixedCamera: false, maxImages: 1, pictures: 0 }),
      ).toMatchObject({ verdict: 'unknown_subject', chips: [] });
    },
  );
});
