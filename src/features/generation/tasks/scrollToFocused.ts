import type { FocusEvent } from 'react';

/** Shows an item of a snapping row whole when the keyboard reaches it. Browsers leave one that is partly in sight. */
export function scrollToFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const item = target.closest('li');
  // A finger must still be over what it pressed when it is lifted.
  if (!item || !target.matches(':focus-visible')) return;
  const [box, row] = [item.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
  // To a place where it snaps: from any other one the row would move back.
  if (box.left < row.left || box.right > row.right) item.scrollIntoView({ block: 'nearest', inline: 'start' });
}
