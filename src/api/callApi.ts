import { onlineManager } from '@tanstack/react-query';
import type { AnyEndpoint, ReplyOf } from '../../contract/endpoint.ts';
import { type ApiFile, type CallArguments, createApi } from './createApi.ts';
import { fetchOrTakeEarly } from './earlyAnswers.ts';
import { lastAnswer } from './lastAnswer.ts';
import { reportUnauthorized } from './reportFailure.ts';
import { persistence } from './persistence.ts';
import { readerKey } from './readerKey.ts';
import { session } from './session.ts';

const api = createApi({
  fetch: fetchOrTakeEarly,
  session,
  readerKey: readerKey(),
  isOnline: () => navigator.onLine,
  onReach: applyReachability,
  onAnswer: persistence.noteAnswer,
  onSlow: checkConnectivity,
  onUnauthorized: reportUnauthorized,
});

/**
 * Any answer proves that the server is reachable. One failed call does not prove the opposite, since phones change
 * networks all the time: connectivity.ts asks again. It is loaded only then, and if it cannot be loaded, we are
 * offline.
 */
function applyReachability(isReached: boolean, deadline?: number): void {
  if (isReached) {
    lastAnswer.at = performance.now();
    onlineManager.setOnline(navigator.onLine);
  } else
    import('./connectivity.ts').then(
      (reach) => reach.pingUntilReachable(deadline),
      () => onlineManager.setOnline(false),
    );
}

/**
 * Checks the connection unless another call was answered since. On a slow network, silence alone proves nothing.
 * @param since by `performance.now()`.
 * @param deadline as that of `pingUntilReachable`
 */
export function checkConnectivity(since: number, deadline?: number): void {
  if (lastAnswer.at < since && navigator.onLine) applyReachability(false, deadline);
}

/**
 * Calls an endpoint of the contract and resolves to its whole reply: `callApi(generationEndpoints.video, { params: { id
 * } })`. Shows nothing; queries and mutations do (queryClient.ts).
 * @throws OfflineError, NetworkError, ApiError (errors.ts).
 */
export function callApi<E extends AnyEndpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ReplyOf<E>> {
  return api.call(endpoint, ...options);
}

/** Fetches a file into memory, e.g. to share it. Throws as callApi does. */
export function fetchFile<E extends AnyEndpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ApiFile> {
  return api.fetchFile(endpoint, ...options);
}

/** Opens an answer that is read as a stream (server-sent events). Throws as callApi does. */
export function openStream(endpoint: AnyEndpoint, signal: AbortSignal): Promise<Response> {
  return api.send(endpoint, { signal });
}
