/** A picture brings its prompt along where it will move, and none where it is to be changed. */
import { expect, test } from 'vitest';
import { startingPrompt } from '../../../../../src/features/generation/detail/startingPrompt.ts';

test('what moves is described by what is seen', () => {
  expect(startingPrompt({ mode: 'text-to-image', prompt: 'danau', plan: null }, 0, 'image-to-video')).toBe('danau');
});

test('what is to change is not, and an edit is not done twice', () => {
  expect(startingPrompt({ mode: 'text-to-image', prompt: 'danau', plan: null }, 0, 'image-edit')).toBe('');
  for (const mode of ['image-edit', 'multi-image'] as const)
    expect(startingPrompt({ mode, prompt: 'gelapin dikit', plan: null }, 0, 'image-to-video')).toBe('');
});
