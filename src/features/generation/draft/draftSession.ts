import type { DraftStore } from '../../../offline/draftStore.ts';
import { createStore } from '../../../ui/createStore.ts';
import { emptyDraft, type Draft, withNewKey } from './draft.ts';

/** The draft of one account while the page is open: read at once, saved on every change, shared by all screens. */
export interface DraftSession {
  /** Null until the stored draft was read. */
  read(): Draft | null;
  /** The draft that this page started with, before any change. Null until it was read. */
  begun(): Draft | null;
  /** Resolves to the draft once the stored one was read. */
  opened(): Promise<Draft>;
  subscribe(listener: () => void): () => void;
  change(edit: (draft: Draft) => Draft): void;
  /** Takes a new key if the draft has this one, which another tab has used. */
  renewKey(used: string): void;
}

export interface DraftSessionOptions {
  store: Pick<DraftStore<Draft>, 'load' | 'save'>;
  createKey: () => string;
  /** Called with the key that the draft had when it gets another: its request was accepted. */
  onKeyUsed?: (key: string) => void;
}

/** Starts reading at once. The composer works even if the store cannot be read or written. */
export function createDraftSession({ store, createKey, onKeyUsed }: DraftSessionOptions): DraftSession {
  const current = createStore<Draft | null>(null);
  let begun: Draft | null = null;
  /** Edits made before the stored draft was read (a deep link): they are applied to it, not to an empty one. */
  let early: ((draft: Draft) => Draft)[] = [];

  function persist(next: Draft): void {
    store.save(next).catch(() => undefined);
  }

  const opening = store
    .load()
    .catch(() => 'unreadable' as const)
    .then((kept) => {
      const start = kept === 'unreadable' ? emptyDraft(createKey) : (kept ?? emptyDraft(createKey));
      begun = start;
      const next = early.reduce((draft, edit) => edit(draft), start);
      // Also saved without any edit, so that a new draft has the same key after a reload. A draft that could not be
      // read is not overwritten until something is edited.
      if (next !== kept && (kept !== 'unreadable' || next !== start)) persist(next);
      early = [];
      current.write(next);
      return next;
    });

  return {
    read: current.read,
    begun: () => begun,
    opened: async () => current.read() ?? opening,
    subscribe: current.subscribe,
    change(edit) {
      const draft = current.read();
      if (!draft) {
        early.push(edit);
        return;
      }
      const next = edit(draft);
      if (next === draft) return;
      current.write(next);
      persist(next);
      if (next.idempotencyKey !== draft.idempotencyKey) onKeyUsed?.(draft.idempotencyKey);
    },
    renewKey(used) {
      const draft = current.read();
      // Not stored: the draft that the other tab has stored is the newer one.
      if (draft?.idempotencyKey === used) current.write(withNewKey(draft, createKey));
    },
  };
}
