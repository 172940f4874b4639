import { eventsEndpoints } from '../contract/events.ts';
import { createLiveChannels } from './liveChannels.ts';
import type { GenerationDeps } from './generation/generationDeps.ts';
import type { LiveEvents } from './platform/events/liveEvents.ts';
import { ApiError } from './platform/http/apiError.ts';
import { type Authenticate, type Route, route } from './platform/http/call.ts';
import { eventFrame, eventStream } from './platform/http/eventStream.ts';
import { bearerOf } from './platform/http/mountRoutes.ts';
import type { Log } from './platform/log.ts';

const SESSION_ENDED = eventFrame({ type: 'session-ended' });

/**
 * The live channel. Signals of the database become complete events here, above all domains, since they concern several.
 */
export function liveRoutes({
  live,
  deps,
  authenticate,
  log,
}: {
  live: LiveEvents;
  deps: GenerationDeps;
  authenticate: Authenticate;
  log: Log;
}): Route[] {
  const channels = createLiveChannels({ live, deps, log });
  return [
    route(eventsEndpoints.events, async ({ session, request }) =>
      eventStream({
        lastsMs: session.expiresAt.getTime() - deps.clock.now().getTime(),
        signal: request.signal,
        open: (send, end) => {
          const leave = channels.join({ session, send, end });
          // Check again: the session may have ended after authentication and before the subscription.
          authenticate(bearerOf(request.headers) ?? '').catch((error: Error) => {
            if (error instanceof ApiError) send(SESSION_ENDED);
            end();
          });
          return leave;
        },
      }),
    ),
  ];
}
