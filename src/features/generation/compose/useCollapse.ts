import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, isSameRequest } from '../draft/draft.ts';
import { draftSession } from '../draft/useDraft.ts';

/** CSS pixels that a finger moves before it counts as scrolling. */
const SCROLLED_PX = 24;

export interface Collapse {
  /** Nobody is editing the draft: on phones the composer makes room for the results. */
  isCollapsed: boolean;
  /** For an element around the composer and its sheets: a press outside it collapses the composer. */
  composer: RefObject<HTMLDivElement | null>;
  /** After sending: collapses only if the draft is still the one that was sent. */
  collapse: (sent: Draft) => void;
  expand: () => void;
}

/**
 * Whether the composer is collapsed: with the draft that the page started with, after a press elsewhere or once the
 * focus has gone elsewhere, while the results are scrolled, and after sending. The text field expands it, and so does
 * any other change of the request: an idea, a link, an image.
 */
export function useCollapse(draft: Draft | null): Collapse {
  const composer = useRef<HTMLDivElement>(null);
  /** The draft at which it was collapsed; undefined before any interaction, null once expanded. */
  const [collapsed, setCollapsed] = useState<Draft | null>();
  const at = collapsed === undefined ? draftSession().begun() : collapsed;

  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (!composer.current?.contains(event.target as Node)) setCollapsed(draft);
  });
  useEffect(() => {
    // In the capture phase: the press may be on an idea, which then expands the composer again.
    const listen = (event: MouseEvent) => handlePress(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  const handleTab = useEffectEvent(() => setCollapsed(draft));
  const handleScroll = useEffectEvent(() => {
    setCollapsed(draft);
    // Also closes the on-screen keyboard.
    if (document.activeElement instanceof HTMLElement && composer.current?.contains(document.activeElement))
      document.activeElement.blur();
  });
  useEffect(() => {
    let from: number | null = null;
    const isElsewhere = (event: Event) =>
      !composer.current?.contains(event.target as Node) &&
      !(event.target instanceof Element && event.target.closest('dialog'));
    const begin = (event: TouchEvent) => (from = isElsewhere(event) ? (event.touches[0]?.clientY ?? null) : null);
    const move = (event: TouchEvent) => {
      if (from === null || Math.abs((event.touches[0]?.clientY ?? from) - from) < SCROLLED_PX) return;
      from = null;
      handleScroll();
    };
    const wheel = (event: WheelEvent) => isElsewhere(event) && Math.abs(event.deltaY) > 0 && handleScroll();
    // On release, when the focus has moved: it must not lie behind the open composer.
    const tab = (event: KeyboardEvent) => event.key === 'Tab' && isElsewhere(event) && handleTab();
    const passive = { passive: true };
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchmove', move, passive);
    document.addEventListener('wheel', wheel, passive);
    document.addEventListener('keyup', tab);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('wheel', wheel);
      document.removeEventListener('keyup', tab);
    };
  }, []);

  const isEmpty = draft?.prompt === '' && draft.images.length === 0;
  return {
    isCollapsed: draft !== null && at !== null && (isEmpty || isSameRequest(draft, at)),
    composer,
    collapse(sent) {
      const now = draftSession().read();
      if (now && now.prompt === sent.prompt && now.images === sent.images) setCollapsed(now);
    },
    expand: () => setCollapsed(null),
  };
}
