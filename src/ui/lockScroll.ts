let locks = 0;

/**
 * Stops the page behind a modal from scrolling, without a shift by the scroll bar's width. Returns a function that
 * unlocks it.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (locks === 0) {
    const barWidth = innerWidth - clientWidth;
    style.overflow = 'hidden';
    style.paddingInlineEnd = `${barWidth}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.paddingInlineEnd = '';
  };
}
