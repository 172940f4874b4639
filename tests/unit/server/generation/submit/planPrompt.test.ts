/** Where the request leaves the seed to chance, a plan tells only what is drawn whatever it turns out to be. */
import { expect, test } from 'vitest';
import { SWITCHES_OFF } from '../../../../../contract/generationSwitches.ts';
import type { PromptPlan } from '../../../../../contract/prompts.ts';
import type { Engine } from '../../../../../server/generation/engine.ts';
import type { ModelCatalog } from '../../../../../server/generation/modelCatalog.ts';
import { planPrompt } from '../../../../../server/generation/submit/planPrompt.ts';
import { understandPrompt } from '../../../../../renderer/understandPrompt.ts';

const plan = (chips: PromptPlan['chips'], unmatched: string[] = []): PromptPlan => ({
  verdict: unmatched.length > 0 ? 'partly' : 'drawn',
  chips,
  unmatched,
  subject: null,
  offers: [],
});

function ask(explain: NonNullable<Engine['explain']>, seed: number | null, prompt = 'kabut di kota') {
  const engine = { explain } as unknown as Engine;
  const catalog = { choose: () => ({ engine }) } as unknown as ModelCatalog;
  const rest = { mode: 'text-to-image', model: undefined, switches: SWITCHES_OFF, maxImages: 1, pictures: 0 } as const;
  return planPrompt(catalog, { ...rest, prompt, seed });
}

const scene = { aspect: 'scene', value: 'city', word: 'kota' } as const;
const hourOf = (seed: number) => ({ aspect: 'time', value: seed % 2 ? 'night' : 'day', word: null }) as const;

test('an hour that is left to chance is not told, one of a chosen seed is', () => {
  const explain = ({ seed }: { seed: number }) => plan([scene, hourOf(seed)]);
  expect(ask(explain, null)?.chips).toEqual([scene]);
  expect(ask(explain, 3)?.chips).toEqual([scene, hourOf(3)]);
});

test('a word that is drawn only by chance is told as not drawn, once', () => {
  const fog = { aspect: 'weather', value: 'fog', word: 'kabut' } as const;
  const told = ask(({ seed }) => (seed === 2 ? plan([scene], ['kabut']) : plan([scene, fog])), null);
  expect(told).toMatchObject({ verdict: 'partly', chips: [scene], unmatched: ['kabut'] });
});

test('of real prompts what is told for a random seed is told for any', () => {
  const explain: NonNullable<Engine['explain']> = (question) => {
    const fixedCamera = question.switches.fixed_camera;
    const { verdict, chips, unmatched, subject } = understandPrompt({ ...question, fixedCamera });
    return { verdict, chips, unmatched, subject, offers: [] };
  };
  for (const prompt of ['pantai', 'jalan kota', 'kucing di taman', 'gunung dan danau']) {
    const told = ask(explain, null, prompt);
    for (const seed of [11, 12, 13, 14])
      expect(ask(explain, seed, prompt)?.chips).toEqual(expect.arrayContaining(told!.chips));
  }
});
