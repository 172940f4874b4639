import type { Mode, Model, Task } from '../../../../contract/generation.ts';

/**
 * The initial prompt when the generator starts from an own image. An animation is described by what the image shows, so
 * it takes over that text; an edit needs a new one. The prompt of an edit or a combination is not reused either: it
 * says what was changed, and would change it once more. So would any text with the built-in engine, which reads it as
 * what is to happen to the image.
 * @param models those that offer the wanted mode
 */
export function startingPrompt(
  { mode, prompt, plan }: Pick<Task, 'mode' | 'prompt' | 'plan'>,
  panel: number,
  { wanted, models }: { wanted: Mode; models: readonly Pick<Model, 'engine'>[] },
) {
  if (models.every(({ engine }) => engine.is_local)) return '';
  if (wanted !== 'image-to-video' || mode === 'image-edit' || mode === 'multi-image') return '';
  return plan?.captions?.[panel]?.text ?? prompt;
}
