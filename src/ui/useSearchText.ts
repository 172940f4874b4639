import { useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/**
 * The text of a search field whose search stands in the address: typed at once, searched for after a pause. An address
 * that comes late takes nothing back that was typed since; one that somebody else has changed fills the field anew.
 * @param search what the address says
 */
export function useSearchText(
  search: string | undefined,
  onSearch: (search: string | undefined) => void,
): { typed: string; type: (text: string) => void } {
  const [typed, setTyped] = useState(search ?? '');
  /** What this field asked for last, and what the address said last: where they part, somebody else has changed it. */
  const [asked, setAsked] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== asked) {
      setAsked(search);
      setTyped(search ?? '');
    }
  }
  const searchLater = useDebounced((text) => {
    const wanted = text.trim() || undefined;
    setAsked(wanted);
    onSearch(wanted);
  });
  return {
    typed,
    type(text) {
      setTyped(text);
      searchLater(text);
    },
  };
}
