import type { Mode, Task } from '../../../../contract/generation.ts';

/**
 * The text that the generator begins with when it starts from an own picture: what moves is described by what is seen,
 * what is to change is not. The text of an edit says what was changed, and would change it once more.
 */
export function startingPrompt(
  { mode, prompt, plan }: Pick<Task, 'mode' | 'prompt' | 'plan'>,
  panel: number,
  wanted: Mode,
) {
  if (wanted !== 'image-to-video' || mode === 'image-edit' || mode === 'multi-image') return '';
  return plan?.captions?.[panel]?.text ?? prompt;
}
