/** Every word of the lexicon stands for something that can be drawn and has a name in both languages. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { DETAIL_RULES } from '../../../renderer/prompt/vocabulary/detailWords.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { SUBJECT_WORDS } from '../../../renderer/prompt/vocabulary/subjectWords.ts';
import { thingName } from '../../../renderer/prompt/vocabulary/thingNames.ts';
import { dressedAnimal, DRESSED_ANIMALS } from '../../../renderer/subject/dressedAnimals.ts';
import { SILHOUETTES } from '../../../renderer/subject/silhouettes.ts';
import { SITTING } from '../../../renderer/subject/sittingAnimals.ts';

describe('the lexicon', () => {
  it('has a name for everything it draws, so that no chip repeats a typed word', () => {
    expect(DETAIL_RULES.filter(({ name }) => !thingName('detail', name)).map(({ name }) => name)).toEqual([]);
    const dyes = [...LEXICON].filter(([, { dye }]) => dye && !/^.+\/.+$/u.test(dye.called));
    expect(dyes).toEqual([]);
    expect(Object.keys(SILHOUETTES).filter((name) => !thingName('subject', name))).toEqual([]);
  });

  it('only names subjects that can be drawn', () => {
    expect(Object.keys(SUBJECT_WORDS).filter((name) => !(name in SILHOUETTES))).toEqual([]);
  });

  it('has words for every subject that can be drawn', () => {
    // Whom a plan makes of an astronaut that does not float.
    const asked = (name: string): boolean => name in SUBJECT_WORDS || name in DRESSED_ANIMALS || name === 'spacewalker';
    expect(Object.keys(SILHOUETTES).filter((name) => !asked(name))).toEqual([]);
    for (const animal of Object.keys(SITTING)) {
      const [word] = SUBJECT_WORDS[animal]!.split('|');
      expect(createPlan({ prompt: `${word} main gitar`, seed: 7 }).subject).toBe(dressedAnimal(animal));
    }
  });

  it('gives every phrase an effect', () => {
    const idle = [...LEXICON].filter(
      ([, meaning]) =>
        meaning.scenes.length === 0 &&
        meaning.details.length === 0 &&
        !meaning.time &&
        !meaning.weather &&
        !meaning.colour &&
        !meaning.motion &&
        !meaning.style &&
        !meaning.dye &&
        !meaning.subject,
    );
    expect(idle).toEqual([]);
  });
});
