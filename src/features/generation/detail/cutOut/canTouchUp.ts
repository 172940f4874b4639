import type { Task } from '../../../../../contract/generation.ts';

/** What else may have been done to a picture whose cut-out can be corrected: its pixels stay those of the original. */
const HARMLESS = ['removeBackground', 'crop'];

/**
 * Whether a task is a cut-out that can be corrected by hand, or one that failed because nothing was found to cut out.
 */
export function canTouchUp({ mode, inputs, media, plan, failure }: Task): boolean {
  if (mode !== 'image-edit' || inputs.length === 0) return false;
  if (failure) return failure.code === 'object_not_found';
  const edits = plan?.chips.map(({ value }) => value) ?? [];
  // A sticker or a round crop, which its chip says: a corrected cut-out would be neither.
  if (plan?.chips.some(({ value, drawn }) => HARMLESS.includes(value) && drawn)) return false;
  return media !== null && edits.includes('removeBackground') && edits.every((edit) => HARMLESS.includes(edit));
}
