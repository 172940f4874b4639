import { useState } from 'react';

export interface QueryFailure {
  error: Error | null;
  errorUpdateCount: number;
  isPending: boolean;
}

/**
 * A query's error, also while it is asked again. React Query forgets the error of a query without data as soon as that
 * begins, so a screen that followed would show its skeleton for a moment, without the button that was pressed.
 */
export function useFailure({ error, errorUpdateCount, isPending }: QueryFailure): Error | null {
  const [last, setLast] = useState(error);
  if (error && error !== last) setLast(error);
  // The count is the query's own: the last error may be of another one, which this component showed before.
  return isPending && errorUpdateCount > 0 ? last : error;
}
