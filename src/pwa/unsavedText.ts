import type { QueryClient } from '@tanstack/react-query';

/** Text fields; passwords and searches are no loss. */
const FIELDS =
  'textarea, [contenteditable=true], input:is(:not([type]), [type=text], [type=email], [type=url], [type=tel], [type=number])';
/** Marks forms that save their text themselves, or that need no question. */
const KEPT = '[data-kept]';

/** Fields that were edited since they were saved; `true` while their content is being sent. */
const written = new Map<HTMLElement, boolean>();

/**
 * Watches all text fields, and lets the browser ask before a page with unsaved text is left for another document: a
 * shortcut, a shared picture or an opened file navigates the open window. Called once per page.
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

/** Whether leaving this screen would lose typed text. */
export function hasUnsavedText(): boolean {
  for (const field of written.keys()) if (!field.isConnected || textOf(field).trim() === '') written.delete(field);
  return written.size > 0;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (hasUnsavedText()) event.preventDefault();
  // A permanent listener would keep the page out of the back/forward cache.
  else removeEventListener('beforeunload', askBeforeLeaving);
}

const textOf = (field: HTMLElement): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '');
