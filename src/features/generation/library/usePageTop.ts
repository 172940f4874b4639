import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far down the page an element begins, CSS pixels. Whatever stands above it may grow or shrink (running tasks, a
 * banner), and the page's height tells.
 */
export function usePageTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setTop((ref.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return top;
}
