import { API_BASE } from '../contract/endpoint.ts';

/** An install event where the browser knows static routes (Chromium); TypeScript's library lacks them. */
type RoutableEvent = ExtendableEvent & {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>;
};

/**
 * Sends calls of the API straight to the server, where the browser can: they neither wait for the worker's start, nor
 * start an old one anew while a new build waits for its end. Elsewhere the worker sees them and leaves them alone.
 */
export function routeCallsPastWorker(event: RoutableEvent): void {
  const added = event.addRoutes?.({ condition: { urlPattern: `${API_BASE}/*` }, source: 'network' });
  // Without the rule everything works as before.
  if (added) event.waitUntil(added.catch(() => undefined));
}
