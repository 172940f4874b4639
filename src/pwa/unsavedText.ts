import type { QueryClient } from '@tanstack/react-query';

/** Fields for text; passwords and searches are no loss. */
const FIELDS =
  'textarea, [contenteditable=true], input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=number])';
/** Around forms that keep their text by themselves, or that are not worth a question. */
const KEPT = '[data-kept]';

/**
 * Fields that a person has written in since they were saved; `true` while what they held is on its way to the server.
 */
const written = new Map<HTMLElement, boolean>();

/**
 * Follows what is typed anywhere, and asks, in the browser's own words, before a page with unsaved text is left for
 * another one: a shortcut, a shared picture or an opened file leads the open window elsewhere. Called once per page.
 */
export function watchUnsavedText(queryClient: QueryClient): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || target.closest(KEPT)) return;
    written.set(target, false);
    addEventListener('beforeunload', askBeforeLeaving);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of written.keys()) if ((target as Node).contains(field)) written.set(field, true);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error')) return;
    for (const [field, isSent] of written) {
      if (!isSent) continue;
      if (event.action.type === 'success') written.delete(field);
      else written.set(field, false);
    }
  });
}

/** Whether leaving this screen would lose text that a person has typed. */
export function hasUnsavedText(): boolean {
  for (const field of written.keys()) if (!field.isConnected || textOf(field).trim() === '') written.delete(field);
  return written.size > 0;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (hasUnsavedText()) event.preventDefault();
  // Without need it would keep the page out of the browser's memory of pages.
  else removeEventListener('beforeunload', askBeforeLeaving);
}

const textOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
