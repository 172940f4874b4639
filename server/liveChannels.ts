import type { LiveEvent } from '../contract/events.ts';
import { readBalance } from './credits/readBalance.ts';
import type { GenerationDeps } from './generation/generationDeps.ts';
import { presentTasks } from './generation/library/presentTask.ts';
import type { LiveEvents, Signal } from './platform/events/liveEvents.ts';
import { eventFrame } from './platform/http/eventStream.ts';
import type { Session } from './platform/http/call.ts';
import type { Log } from './platform/log.ts';
import { liveStreams } from './platform/instruments.ts';

/** Streams of one account in one process: a phone, a laptop and a few tabs each. */
export const MOST_STREAMS = 10;
/** Signals sent together; a larger burst takes another read. */
const MAX_AT_ONCE = 50;

/** The live channel of one open page. */
export interface Stream {
  session: Session;
  send(frame: string): void;
  end(): void;
}

interface Person {
  userId: string;
  /** Oldest first. */
  streams: Set<Stream>;
  /** Signals not sent yet, one per changed thing. */
  waiting: Map<string, Signal>;
  isReading: boolean;
  leave: () => void;
}

export interface LiveChannels {
  /** Sends a stream its user's events until the returned function is called or the stream is ended. */
  join(stream: Stream): () => void;
}

/**
 * Turns signals into complete events, read once per user for all of the user's streams, and in batches when signals
 * arrive faster than they are read. A stream ends with its session, and when the user opens too many.
 */
export function createLiveChannels({
  live,
  deps,
  log,
}: {
  live: LiveEvents;
  deps: GenerationDeps;
  log: Log;
}): LiveChannels {
  const people = new Map<string, Person>();

  const drop = (person: Person, stream: Stream) => {
    if (!person.streams.delete(stream)) return;
    liveStreams.dec();
    if (person.streams.size > 0) return;
    person.leave();
    if (people.get(person.userId) === person) people.delete(person.userId);
  };
  const end = (person: Person, stream: Stream, lastWord?: LiveEvent) => {
    drop(person, stream);
    if (lastWord) stream.send(eventFrame(lastWord));
    stream.end();
  };
  const endAll = (person: Person) => {
    for (const stream of person.streams) end(person, stream);
  };
  const tell = async (person: Person) => {
    if (person.isReading) return;
    person.isReading = true;
    try {
      while (person.waiting.size > 0 && person.streams.size > 0) {
        const signals = [...person.waiting.values()].slice(0, MAX_AT_ONCE);
        for (const signal of signals) person.waiting.delete(keyOf(signal));
        const frames = (await readEvents(deps, person.userId, signals)).map(eventFrame).join('');
        for (const stream of person.streams) stream.send(frames);
      }
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'a live event could not be read');
      // The events are lost: ending the streams makes their pages reload everything.
      person.waiting.clear();
      endAll(person);
    } finally {
      person.isReading = false;
    }
  };
  const receive = (person: Person, signal: Signal) => {
    if (signal.type === 'session-ended') {
      // Handled before waiting signals: a signed-out session must receive nothing more.
      for (const stream of person.streams)
        if (signal.sessionId === null || signal.sessionId === stream.session.id)
          end(person, stream, { type: 'session-ended' });
      return;
    }
    person.waiting.set(keyOf(signal), signal);
    void tell(person);
  };
  const personOf = (userId: string): Person => {
    const known = people.get(userId);
    if (known) return known;
    const person: Person = { userId, streams: new Set(), waiting: new Map(), isReading: false, leave: () => {} };
    people.set(userId, person);
    return person;
  };

  return {
    join(stream) {
      const { userId } = stream.session;
      const person = personOf(userId);
      const isFirst = person.streams.size === 0;
      person.streams.add(stream);
      liveStreams.inc();
      if (isFirst)
        person.leave = live.subscribe(userId, {
          receive: (signal) => receive(person, signal),
          end: () => endAll(person),
        });
      const [oldest] = person.streams;
      if (oldest && person.streams.size > MOST_STREAMS) end(person, oldest, { type: 'superseded' });
      return () => drop(person, stream);
    },
  };
}

/** Signals about the same thing merge: the event carries its state at the time of reading. */
function keyOf(signal: Signal): string {
  switch (signal.type) {
    case 'task':
      return `task ${signal.taskId}`;
    case 'task-deleted':
      return `deleted ${signal.taskId}`;
    case 'topup':
      return `topup ${signal.topupId}`;
    default:
      return signal.type;
  }
}

async function readEvents(deps: GenerationDeps, userId: string, signals: Signal[]): Promise<LiveEvent[]> {
  const ids = signals.flatMap((signal) => (signal.type === 'task' ? [signal.taskId] : []));
  const [tasks, balance] = await Promise.all([
    presentTasks(deps.database, { deps, ids }),
    signals.some(({ type }) => type === 'balance') ? readBalance(deps.database, userId) : null,
  ]);
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return signals.flatMap((signal): LiveEvent[] => {
    switch (signal.type) {
      case 'task': {
        const task = taskOf.get(signal.taskId);
        return task ? [{ type: 'task', task }] : [];
      }
      case 'task-deleted':
        return [{ type: 'task-deleted', id: signal.taskId, revision: signal.revision }];
      case 'balance':
        return balance ? [{ type: 'balance', ...balance }] : [];
      case 'offers':
        return [{ type: 'offers' }];
      case 'topup':
        return [{ type: 'topup', topup_id: signal.topupId, reference_id: signal.reference, status: signal.status }];
      case 'session-ended':
        return [];
    }
  });
}
