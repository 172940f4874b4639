import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { type QueryFailure, useFailure } from './useFailure.ts';

export interface QueryStateProps<Data> {
  /** As `useQuery` returns it. */
  query: QueryFailure & { data: Data | undefined; isFetching: boolean; refetch: () => unknown };
  /** With the size of the content. */
  skeleton: ReactNode;
  /** Title of the error. */
  title: ReactNode;
  /** Why, and what to do. */
  body: (error: Error) => ReactNode;
  /** Shown when the data is empty; returns a falsy value when it is not. */
  empty?: (data: Data) => ReactNode;
  /** Left out by callers that render the data themselves. */
  children?: (data: Data) => ReactNode;
}

/**
 * The states of a query: loading, failed with "Try again", empty, data. Data stays on the screen while it is refetched,
 * and when that fails; so does a failure until there is data.
 */
export function QueryState<Data>({ query, skeleton, title, body, empty, children }: QueryStateProps<Data>) {
  const { data, isFetching, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return empty?.(data) || children?.(data);
  if (!failure) return skeleton;
  return <ErrorState title={title} body={body(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
