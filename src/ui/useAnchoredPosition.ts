import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const WIDE = '(min-width: 64rem)';
const GAP = 8;
const MARGIN = 16;
/** CSS pixels; the sheet's own width on wide screens. */
const WIDTH = 416;

/** The position of a popover: below `anchor` if there is more room, else above. Null on phones or without an anchor. */
export function useAnchoredPosition(
  anchor: RefObject<HTMLElement | null> | undefined,
  isOpen: boolean,
): CSSProperties | null {
  const [position, setPosition] = useState<CSSProperties | null>(null);

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
): CSSProperties {
  const left = Math.max(MARGIN, Math.min(box.left, screen.width - WIDTH - MARGIN));
  const below = screen.height - box.bottom - GAP - MARGIN;
  const above = box.top - GAP - MARGIN;
  return below >= above
    ? { left, top: box.bottom + GAP, maxHeight: below }
    : { left, bottom: screen.height - box.top + GAP, maxHeight: above };
}
