let locks = 0;

/** Keeps the page behind a modal still, without moving it by the width of its scroll bar. Returns how to let go. */
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
