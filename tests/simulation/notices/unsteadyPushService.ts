import type { PushMessage } from '../../../contract/notices.ts';
import { type PushFault, type PushReceiver, startPushReceiver } from '../../support/pushReceiver.ts';
import type { Chaos } from '../chaos.ts';
import type { TakenMessages } from './takenMessages.ts';

/** The subject of a message in one browser, the same for repetitions. */
export function pushKey(endpoint: string, { about }: { about: { id: string } | null }): string {
  return `${endpoint} ${about ? about.id : 'test'}`;
}

/** A push service that refuses, is busy, hangs, loses answers and forgets browsers. */
export function startUnsteadyPushService({
  chaos,
  taken,
  record,
  forget,
}: {
  chaos: Chaos;
  taken: () => TakenMessages;
  /** Called with each message, accepted or not. */
  record: (endpoint: string, message: PushMessage) => void;
  /** Called when the service says that a browser is gone. */
  forget: (endpoint: string) => void;
}): Promise<PushReceiver> {
  const gone = new Set<string>();
  const decide = (endpoint: string, message: PushMessage): PushFault | undefined => {
    record(endpoint, message);
    const key = pushKey(endpoint, message);
    const random = chaos.random;
    if (gone.has(endpoint) || chaos.happens('the push service says that a browser is gone', 0.03)) {
      gone.add(endpoint);
      forget(endpoint);
      return { status: random.pick([404, 410]) };
    }
    if (chaos.happens('the push service refuses a message', 0.03)) {
      taken().refuse(key);
      return { status: random.pick([400, 413]) };
    }
    if (chaos.happens('the push service throttles', 0.05)) return { status: 429 };
    if (chaos.happens('the push service is out of order', 0.05)) return { status: random.pick([500, 502, 503]) };
    if (chaos.happens('the push service hangs', 0.05)) return { breaks: 'before' };
    taken().take(key);
    return chaos.happens('the push service took a message and its answer was lost', 0.06)
      ? { breaks: 'after' }
      : undefined;
  };
  return startPushReceiver({ decide });
}
