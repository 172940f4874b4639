import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The distance of an element from the top of the page, in CSS pixels. It is measured again when the page's height
 * changes, because content above it may grow or shrink (running tasks, a banner).
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
