import { useState } from 'react';

/** False until a list's first answer, since there may be nothing to filter; from then on always true. */
export function useFiltersShown(isUnknown: boolean, isFiltered: boolean): boolean {
  const [areShown, setAreShown] = useState(isFiltered);
  if (!areShown && (isFiltered || !isUnknown)) setAreShown(true);
  return areShown;
}
