/** A preview is worked out while others wait: the longest prompt must cost about what an everyday one does. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { Mode } from '../../../contract/generation.ts';
import { MAX_COUNT, MAX_PROMPT_LENGTH } from '../../../contract/limits.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import { substituteFor } from '../../../renderer/prompt/vocabulary/substitutes.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';

vi.mock(import('../../../renderer/createPlan.ts'), async (original) => {
  const real = await original();
  return { ...real, createPlan: vi.fn(real.createPlan) };
});
vi.mock(import('../../../renderer/prompt/vocabulary/substitutes.ts'), async (original) => {
  const real = await original();
  return { ...real, substituteFor: vi.fn(real.substituteFor) };
});
beforeEach(() => vi.clearAllMocks());

const understand = (mode: Mode, prompt: string) =>
  understandPrompt({ mode, prompt, seed: 1, maxImages: MAX_COUNT, pictures: 0 });

it('looks for the substitute of a subject of hundreds of words in no more phrases than it has words', () => {
  const prompt = 'x y,'.repeat(MAX_PROMPT_LENGTH / 4);
  expect(understand('text-to-image', prompt).verdict).toBe('unknown_subject');
  // Three lengths, and a few spellings of each phrase.
  expect(vi.mocked(substituteFor).mock.calls.length).toBeLessThan(prompt.split(' ').length * 3 * 4);
});

it('understands one sentence of a story as often for ten pictures as for one', () => {
  understand('storyboard', 'seekor kucing oranye berjalan di pantai saat senja');
  expect(vi.mocked(createPlan).mock.calls.length).toBeLessThan(6);
});
