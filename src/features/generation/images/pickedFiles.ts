/** What file inputs offer; the check by first bytes stands behind it. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

/** Whether taking a photo is worth offering: a finger mostly means a camera. */
export const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Opens the device's own picker. Must be called from a press. */
export function pickFiles({
  isSeveral,
  isCamera = false,
  onFiles,
}: {
  isSeveral: boolean;
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
}): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPTED_TYPES;
  input.multiple = isSeveral && !isCamera;
  if (isCamera) input.setAttribute('capture', 'environment');
  input.hidden = true;
  input.addEventListener('change', () => {
    onFiles([...(input.files ?? [])]);
    input.remove();
  });
  input.addEventListener('cancel', () => input.remove());
  // Some browsers forget an input that is nowhere in the document before it answers.
  document.body.append(input);
  input.click();
}
