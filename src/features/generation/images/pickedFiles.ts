/** What file inputs accept; the first bytes are checked afterwards. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

/** Whether to offer taking a photo: a touch screen usually comes with a camera. */
export const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Opens the device's file picker. Must be called from a user action. */
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
  // Some browsers drop an input that is not in the document before it has a result.
  document.body.append(input);
  input.click();
}
