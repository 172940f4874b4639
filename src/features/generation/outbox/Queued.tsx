import { lazy, Suspense } from 'react';
import { KIND_OF_MODE, type Kind } from '../../../../contract/generation.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import type { QueuedForm } from './queueForm.ts';
import { useQueued } from './queuedEntries.ts';

const QueuedRequests = lazy(async () => ({
  default: (await loadLazyPart(import('./QueuedRequests.tsx'))).QueuedRequests,
}));

/** Whether a queued request will make this kind, or is a template's. @param of left out: whether it makes anything */
export function matchesKind(entry: OutboxEntry, of: Kind | 'template' | undefined): boolean {
  if (entry.kind === 'template' || of === 'template') return entry.kind === of;
  return of === undefined || KIND_OF_MODE[(entry.form as QueuedForm).mode] === of;
}

/** The requests queued on this device. Without any, renders and loads nothing. @param of left out: every generation */
export function Queued({ of }: { of?: Kind | 'template' }) {
  const entries = useQueued().filter((entry) => matchesKind(entry, of));
  if (entries.length === 0) return null;
  return (
    <Suspense>
      <QueuedRequests entries={entries} />
    </Suspense>
  );
}
