import { type CSSProperties, type PointerEvent, useState } from 'react';

/** CSS pixels after which letting go means "close". */
const CLOSE_DISTANCE = 96;

/** Lets a sheet be dragged down by its header on touch screens; a mouse has the close button. */
export function useDragDown(onClose: () => void) {
  const [start, setStart] = useState<number | null>(null);
  const [distance, setDistance] = useState(0);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart(event.clientY);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start !== null) setDistance(Math.max(0, event.clientY - start));
    },
    onPointerUp() {
      if (distance > CLOSE_DISTANCE) onClose();
      setStart(null);
      setDistance(0);
    },
    onPointerCancel() {
      setStart(null);
      setDistance(0);
    },
  };
  const style: CSSProperties | undefined = start === null ? undefined : { transform: `translateY(${distance}px)` };
  return { handlers, style };
}
