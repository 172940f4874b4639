import { Plural } from '@lingui/react/macro';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { QueuedRequest } from './QueuedRequest.tsx';

/** The requests queued on this device, in the order in which they are sent. */
export function QueuedRequests({ entries }: { entries: readonly OutboxEntry[] }) {
  return (
    <section aria-labelledby="queued" className="space-y-3">
      <h2 id="queued" className="text-lg font-bold">
        <Plural value={entries.length} one="# waiting to be sent" other="# waiting to be sent" />
      </h2>
      <ol className="space-y-3">
        {entries.map((entry, index) => (
          <QueuedRequest key={entry.id} entry={entry} hasEarlier={index > 0} hasLater={index < entries.length - 1} />
        ))}
      </ol>
    </section>
  );
}
