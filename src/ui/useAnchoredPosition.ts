import { type RefObject, useLayoutEffect, useState } from 'react';

const WIDE = '(min-width: 64rem)';
const GAP = 8;
/** The same as the padding of a sheet's dialog. */
const MARGIN = 16;
/** CSS pixels; the sheet's own width on wide screens. */
const WIDTH = 416;

/** CSS pixels inside of the margin. */
export interface AnchoredPosition {
  side: 'below' | 'above';
  left: number;
  /** From the edge on the other side of the anchor; a popover that needs more room may take some of it. */
  offset: number;
}

/** The position of a popover: below `anchor` if there is more room, else above. Null on phones or without an anchor. */
export function useAnchoredPosition(
  anchor: RefObject<HTMLElement | null> | undefined,
  isOpen: boolean,
): AnchoredPosition | null {
  const [position, setPosition] = useState<AnchoredPosition | null>(null);

  useLayoutEffect(() => {
    if (!isOpen || !anchor) return;
    const wide = matchMedia(WIDE);
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      setPosition(box && wide.matches ? placeBeside(box, { width: innerWidth, height: innerHeight }) : null);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [anchor, isOpen]);

  return position;
}

/** Pure geometry, in CSS pixels. */
export function placeBeside(
  box: Pick<DOMRect, 'top' | 'bottom' | 'left'>,
  screen: { width: number; height: number },
): AnchoredPosition {
  const left = Math.max(0, Math.min(box.left - MARGIN, screen.width - WIDTH - 2 * MARGIN));
  return screen.height - box.bottom >= box.top
    ? { side: 'below', left, offset: box.bottom + GAP - MARGIN }
    : { side: 'above', left, offset: screen.height - box.top + GAP - MARGIN };
}
