import { type PointerEvent, useRef } from 'react';

/** CSS pixels; and how many times more horizontal than vertical a swipe must be. */
const SWIPE_AT_LEAST = 56;
const CLEARLY_SIDEWAYS = 1.5;

/** The direction of a swipe: 1 to the next (it moved left), -1 back, 0 for none. */
export function swipeOf(from: { x: number; y: number }, to: { x: number; y: number }): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < SWIPE_AT_LEAST || Math.abs(across) < Math.abs(to.y - from.y) * CLEARLY_SIDEWAYS) return 0;
  return across < 0 ? 1 : -1;
}

/** Handlers for a horizontal swipe with one finger. Ignores mice and video players; a second finger cancels it. */
export function useSwipe(onSwipe: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || event.target instanceof HTMLVideoElement) return;
      start.current = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const by = swipeOf(from, { x: event.clientX, y: event.clientY });
      if (by !== 0) onSwipe(by);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
