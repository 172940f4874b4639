/** Every word of the lexicon stands for something that can be drawn and has a name in both languages. */
import { describe, expect, it } from 'vitest';
import { DETAIL_RULES } from '../../../renderer/prompt/vocabulary/detailWords.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { SUBJECT_WORDS } from '../../../renderer/prompt/vocabulary/subjectWords.ts';
import { thingName } from '../../../renderer/prompt/vocabulary/thingNames.ts';
import { SILHOUETTES } from '../../../renderer/subject/silhouettes.ts';

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
    expect(Object.keys(SILHOUETTES).filter((name) => !(name in SUBJECT_WORDS))).toEqual([]);
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
