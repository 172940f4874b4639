import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { type QueryFailure, useFailure } from './useFailure.ts';
import { useOnline } from './useOnline.ts';

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
  const isOnline = useOnline();
  if (data !== undefined) return empty?.(data) || children?.(data);
  if (!failure) return skeleton;
  // Without a network it is no error that something was never opened on this device.
  return (
    <ErrorState
      isQuiet={!isOnline}
      title={isOnline ? title : <Trans>This will appear once you’re online</Trans>}
      body={isOnline && body(failure)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
