import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

export interface QueryStateProps<Data> {
  /** As `useQuery` returns it. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
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
 * and when that fails.
 */
export function QueryState<Data>({
  query: { data, error, isFetching, refetch },
  skeleton,
  title,
  body,
  empty,
  children,
}: QueryStateProps<Data>) {
  if (data !== undefined) return empty?.(data) || children?.(data);
  if (!error) return skeleton;
  return <ErrorState title={title} body={body(error)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}
