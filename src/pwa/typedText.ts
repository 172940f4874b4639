const FIELDS =
  'textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=url], [type=tel], [type=number])';

/** Whether there is text in a field here that a reload might take away: some forms keep theirs, most do not. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  const editors = document.querySelectorAll('[contenteditable=true]');
  return [...fields].some(({ value }) => value !== '') || [...editors].some(({ textContent }) => textContent !== '');
}
