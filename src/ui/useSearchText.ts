import { useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/**
 * The text of a field whose search is in the address: updated at once, searched for after a pause. A late change of the
 * address does not undo newer typing; a change from elsewhere replaces the text.
 * @param search the search in the address
 */
export function useSearchText(
  search: string | undefined,
  onSearch: (search: string | undefined) => void,
): { typed: string; type: (text: string) => void } {
  const [typed, setTyped] = useState(search ?? '');
  /**
   * The search last sent from this field, and the last one seen in the address: if they differ, something else has
   * changed it.
   */
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
