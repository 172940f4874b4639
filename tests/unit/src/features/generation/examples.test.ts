/** Everything that Kilas itself suggests is drawn to the last word, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mode } from '../../../../../contract/generation.ts';
import { understandPrompt } from '../../../../../renderer/understandPrompt.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The suggestions of the composer and of an empty feed. */
const SUGGESTED: Record<Mode, string[]> = {
  'text-to-video': [
    'A beach at dusk, coconut palms, waves, the camera rising slowly…',
    'A beach at dusk with coconut palms and a fishing boat, the camera rising slowly',
    'Rice terraces in the morning, thin fog, the camera moving forward',
    'A neon city at night in the rain, the camera panning right',
    'Outer space in purple, a rocket flying past a planet',
  ],
  'text-to-image': [
    'Rice terraces at dawn, thin fog…',
    'A volcano at sunrise above a sea of fog',
    'A bamboo grove at night full of fireflies',
    'Under the sea in teal, a turtle and coral',
    'Cherry blossom at golden hour, petals falling',
  ],
  'image-to-video': [
    'The camera pans right, rain falling…',
    'Rain falling, the camera pans right',
    'Snow falling, the camera rising',
    'Petals falling',
  ],
  'image-edit': ['Make it a rainy night, warmer…', 'Remove the background', 'Brighter and warmer', 'A pencil sketch'],
  'multi-image': ['The first image as the background, the second in front of it…', 'Side by side', 'Collage'],
  storyboard: [
    'Morning in the mountains, noon at the beach, night in the city…',
    'Morning in the rice fields, noon at the beach, night in a neon city',
  ],
};

const catalogs = ['composer', 'generation']
  .map((name) => readFileSync(join(ROOT, `locales/id/${name}.po`), 'utf8'))
  .join('\n');

function inIndonesian(english: string): string {
  const [, rest] = catalogs.split(`msgid "${english}"\nmsgstr "`);
  if (rest === undefined) throw new Error(`"${english}" is in no catalog`);
  return rest.slice(0, rest.indexOf('"\n'));
}

const all = Object.entries(SUGGESTED).flatMap(([mode, texts]) =>
  texts.flatMap((english) => [
    { mode: mode as Mode, prompt: english },
    { mode: mode as Mode, prompt: inIndonesian(english) },
  ]),
);

describe('what Kilas itself suggests', () => {
  it.each(all)('can be drawn to the last word: $mode, "$prompt"', ({ mode, prompt }) => {
    const pictures = mode === 'multi-image' ? 2 : mode.startsWith('image-') ? 1 : 0;
    const answer = understandPrompt({ mode, prompt, seed: 7, fixedCamera: false, maxImages: 4, pictures });
    expect(answer).toMatchObject({ verdict: 'drawn', unmatched: [] });
  });

  it('is all tried here', () => {
    const textsOf = (file: string) =>
      [...readFileSync(join(ROOT, 'src/features/generation', file), 'utf8').matchAll(/t`([^`$]+)`/g)].map(
        ([, text]) => text!,
      );
    const placeholders = textsOf('compose/PromptField.tsx').filter((text) => text.endsWith('…'));
    const written = [...textsOf('feed/FirstIdeas.tsx'), ...placeholders];
    expect(new Set(Object.values(SUGGESTED).flat())).toEqual(new Set(written));
  });
});
