const FIELDS =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=url], [type=tel], [type=number])';

/** Whether a field holds text that a reload might lose: some forms save theirs, most do not. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  const editors = document.querySelectorAll('[contenteditable=true]');
  return [...fields].some(({ value }) => value !== '') || [...editors].some(({ textContent }) => textContent !== '');
}
