import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, isSameRequest } from '../draft/draft.ts';
import { draftSession } from '../draft/useDraft.ts';

export interface Rest {
  /** Nobody is at work on the draft: on phones the composer makes room for the results. */
  isAtRest: boolean;
  /** Goes around the composer and its sheets: a press anywhere else lets it rest. */
  composer: RefObject<HTMLDivElement | null>;
  /** After sending: only what was sent rests. Who has typed on since is at work on the next one. */
  rest: (sent: Draft) => void;
  wake: () => void;
}

/**
 * Whether the composer rests. It does with what this page began with, after a press elsewhere and after sending; the text
 * field wakes it, and so does whatever else fills the request in: an idea, a link, a picture.
 */
export function useRest(draft: Draft | null): Rest {
  const composer = useRef<HTMLDivElement>(null);
  /** The draft that rests; undefined before anybody did anything. */
  const [resting, setResting] = useState<Draft | null>();
  const at = resting === undefined ? draftSession().begun() : resting;

  const handlePress = useEffectEvent((event: MouseEvent) => {
    if (!composer.current?.contains(event.target as Node)) setResting(draft);
  });
  useEffect(() => {
    // On its way down: the press may be on an idea, which wakes the composer again.
    const listen = (event: MouseEvent) => handlePress(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  const isEmpty = draft?.prompt === '' && draft.images.length === 0;
  return {
    isAtRest: draft !== null && at !== null && (isEmpty || isSameRequest(draft, at)),
    composer,
    rest: (sent) => draft && isSameRequest(draft, sent) && setResting(draft),
    wake: () => setResting(null),
  };
}
