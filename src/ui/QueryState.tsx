import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';

export interface QueryStateProps<Data> {
  /** As `useQuery` returns it. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** In the size of what is coming. */
  skeleton: ReactNode;
  /** That it did not load. */
  title: ReactNode;
  /** Why, and what to do now. */
  body: (error: Error) => ReactNode;
  /** What to show when there is nothing in the data; a falsy value when there is something. */
  empty?: (data: Data) => ReactNode;
  /** Left out by callers that go on with the data themselves. */
  children?: (data: Data) => ReactNode;
}

/**
 * The states of a query: loading, failed with "Try again", empty, there. Data that is there stays on the screen while
 * it is refetched, and when that fails.
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
