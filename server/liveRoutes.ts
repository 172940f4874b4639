import { eventsEndpoints, type LiveEvent } from '../contract/events.ts';
import { readBalance } from './credits/readBalance.ts';
import type { GenerationParts } from './generation/parts.ts';
import { presentTasks } from './generation/presentTask.ts';
import type { LiveEvents, Signal } from './platform/events/liveEvents.ts';
import { eventStream } from './platform/http/eventStream.ts';
import { type Route, route, type Session } from './platform/http/call.ts';

/** The one live channel: signals of the database become whole events here, because here all domains meet. */
export function liveRoutes({ live, parts }: { live: LiveEvents; parts: GenerationParts }): Route[] {
  return [
    route(eventsEndpoints.events, async ({ session, request, log }) =>
      eventStream({
        endsAt: session.expiresAt,
        signal: request.signal,
        open: (send, end) => {
          // One after the other: two changes of a task must arrive in the order they happened.
          let last = Promise.resolve();
          const hear = (signal: Signal) => {
            last = last
              .then(() => readEvent(parts, session, signal))
              .then((event) => {
                if (event) send(event.type, event);
              })
              .catch((error: Error) => {
                log.warn({ error: error.message }, 'a live event could not be read');
                // Not told is missed: a stream that ends makes its page read anew.
                end();
              });
          };
          return live.subscribe(session.userId, { hear, end });
        },
      }),
    ),
  ];
}

async function readEvent(parts: GenerationParts, session: Session, signal: Signal): Promise<LiveEvent | null> {
  switch (signal.type) {
    case 'task': {
      const [task] = await presentTasks(parts.database, { parts, ids: [signal.taskId] });
      return task ? { type: 'task', task } : null;
    }
    case 'task-deleted':
      return { type: 'task-deleted', id: signal.taskId };
    case 'balance':
      return { type: 'balance', ...(await readBalance(parts.database, session.userId)) };
    case 'topup':
      return { type: 'topup', topup_id: signal.topupId, reference_id: signal.reference, status: signal.status };
    case 'session-ended':
      return signal.sessionId === null || signal.sessionId === session.id ? { type: 'session-ended' } : null;
  }
}
