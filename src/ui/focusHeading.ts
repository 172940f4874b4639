import { layers } from './topLayer.ts';

/** Focuses the heading of the topmost dialog, or of the screen: where what had the focus, or should get it back, is gone. */
export function focusHeading(): void {
  const top = layers.read().at(-1);
  const heading = top ? top.querySelector('h2') : document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
