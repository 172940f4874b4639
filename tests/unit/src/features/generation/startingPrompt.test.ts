/** A picture brings its prompt along where that describes what will move, and not where it would change the picture. */
import { expect, test } from 'vitest';
import { startingPrompt } from '../../../../../src/features/generation/detail/startingPrompt.ts';
import { makeModel } from '../../../../support/tasks.ts';

const lake = { mode: 'text-to-image', prompt: 'danau', plan: null } as const;
const hosted = makeModel({ engine: { id: 'hosted', label: 'Hosted', is_local: false } });
const own = makeModel({ engine: { id: 'embedded', label: 'Kilas Studio', is_local: true } });

test('what moves is described by what is seen', () => {
  expect(startingPrompt(lake, 0, { wanted: 'image-to-video', models: [own, hosted] })).toBe('danau');
});

test('what is to change is not, and an edit is not done twice', () => {
  expect(startingPrompt(lake, 0, { wanted: 'image-edit', models: [hosted] })).toBe('');
  for (const mode of ['image-edit', 'multi-image'] as const)
    expect(
      startingPrompt({ mode, prompt: 'gelapin dikit', plan: null }, 0, { wanted: 'image-to-video', models: [hosted] }),
    ).toBe('');
});

test('the built-in engine would change the picture by it', () => {
  expect(startingPrompt(lake, 0, { wanted: 'image-to-video', models: [own] })).toBe('');
});
