import { useEffect, useState } from 'react';

/** CSS pixels; less than this is a browser bar that appears or disappears, not a keyboard. */
const KEYBOARD_AT_LEAST = 120;

/**
 * How much of the page's bottom the on-screen keyboard covers, in CSS pixels. 0 in browsers that shrink the page for it
 * (see the viewport's `interactive-widget` in index.html); iOS lays the keyboard over the page instead.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = innerHeight - viewport.height - viewport.offsetTop;
      // Pinch-zooming shrinks the visual viewport too, without any keyboard.
      setInset(viewport.scale === 1 && covered > KEYBOARD_AT_LEAST ? covered : 0);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
