import { onlineManager } from '@tanstack/react-query';
import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint.ts';
import { type ApiFile, type CallArguments, createApi } from './createApi.ts';
import { fetchOrTakeEarly } from './earlyAnswers.ts';
import { lastAnswer } from './lastAnswer.ts';
import { reportUnauthorized } from './reportFailure.ts';
import { readerKey } from './readerKey.ts';
import { session } from './session.ts';

const api = createApi({
  fetch: fetchOrTakeEarly,
  session,
  readerKey: readerKey(),
  isOnline: () => navigator.onLine,
  onReach: applyReachability,
  onSlow: lookWhetherReached,
  onUnauthorized: reportUnauthorized,
});

/**
 * Any answer proves the server within reach. One failed call proves nothing, as networks change under a phone all the
 * time: it is asked again, by what comes only then. Where not even that can be had, it is certain.
 */
function applyReachability(isReached: boolean): void {
  if (isReached) {
    lastAnswer.at = performance.now();
    onlineManager.setOnline(navigator.onLine);
  } else
    import('./connectivity.ts').then(
      (reach) => reach.askUntilReached(),
      () => onlineManager.setOnline(false),
    );
}

/**
 * Asks whether anybody is there unless a call was answered since. Silence alone proves nothing on a slow network either.
 * @param since by `performance.now()`.
 */
export function lookWhetherReached(since: number): void {
  if (lastAnswer.at < since && navigator.onLine) applyReachability(false);
}

/**
 * Calls an endpoint of the contract and resolves to its whole reply: `callApi(generationEndpoints.video, { params: { id } })`.
 * @throws OfflineError, NetworkError, ApiError (errors.ts). Shows nothing by itself; queries and mutations do (queryClient.ts).
 */
export function callApi<E extends AnyEndpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ReplyOf<E>> {
  return api.call(endpoint, ...options);
}

/** Fetches a file into memory, e.g. to share it. Throws as callApi does. */
export function fetchFile<E extends AnyEndpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ApiFile> {
  return api.fetchFile(endpoint, ...options);
}

/** Opens an answer that is read as it flows (server-sent events). Throws as callApi does. */
export function openStream(endpoint: AnyEndpoint, signal: AbortSignal): Promise<Response> {
  return api.send(endpoint, { signal });
}
