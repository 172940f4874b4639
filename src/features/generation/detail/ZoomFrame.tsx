import { useLingui } from '@lingui/react/macro';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CLOSE_SCALE, type View, WHOLE, withinFrame, zoomAround } from './zoom.ts';

interface ZoomFrameProps {
  /** Called with whether it is zoomed in: then the full file is worth loading. */
  children: (isEnlarged: boolean) => ReactNode;
}

interface Point {
  x: number;
  y: number;
}

/** An image that can be zoomed by pinching, double tap, Control and wheel, or the button; then one finger pans it. */
export function ZoomFrame({ children }: ZoomFrameProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  /** Two fingers touched it: until both are lifted, neither swipes to another item. */
  const isPinched = useRef(false);
  const [view, setView] = useState<View>(WHOLE);
  const isEnlarged = view.scale > 1;

  function fromMiddle(point: Point): { at: Point; frame: { width: number; height: number } } {
    const box = ref.current?.getBoundingClientRect() ?? new DOMRect();
    return { at: { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }, frame: box };
  }
  const zoomAt = (point: Point, factor: number) =>
    setView((current) => zoomAround(current, { factor, ...fromMiddle(point) }));

  function handlePointerDown(event: PointerEvent) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size > 1) isPinched.current = true;
    // While zoomed in, a finger pans the image and must not swipe to another item.
    if (isEnlarged || isPinched.current) event.stopPropagation();
  }

  function handlePointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      return zoomAt({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, apart(now) / Math.max(1, apart(before)));
    }
    if (isEnlarged)
      setView((current) =>
        withinFrame(
          { ...current, x: current.x + now.x - before.x, y: current.y + now.y - before.y },
          fromMiddle(now).frame,
        ),
      );
  }

  function handlePointerEnd(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    if (isEnlarged || isPinched.current) event.stopPropagation();
    if (fingers.current.size === 0) isPinched.current = false;
  }

  return (
    <div
      ref={ref}
      className={`absolute inset-0 overflow-hidden ${isEnlarged ? 'cursor-grab touch-none' : 'touch-pan-y'}`}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onPointerLeave={handlePointerEnd}
      onDoubleClick={(event) =>
        isEnlarged ? setView(WHOLE) : zoomAt({ x: event.clientX, y: event.clientY }, CLOSE_SCALE)
      }
      onWheel={(event) =>
        event.ctrlKey && zoomAt({ x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 200))
      }
    >
      <div
        className="absolute inset-0"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        {children(isEnlarged)}
      </div>
      <IconButton
        label={isEnlarged ? t`Fit to screen` : t`Enlarge`}
        className="absolute end-2 bottom-2 border-0 bg-black/55 text-white hover:bg-black/70"
        icon={
          isEnlarged ? (
            <ZoomOut className="size-5" aria-hidden="true" />
          ) : (
            <ZoomIn className="size-5" aria-hidden="true" />
          )
        }
        onClick={() => setView(isEnlarged ? WHOLE : { scale: CLOSE_SCALE, x: 0, y: 0 })}
      />
    </div>
  );
}
