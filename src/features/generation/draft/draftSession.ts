import type { DraftStore } from '../../../offline/draftStore.ts';
import { createStore } from '../../../ui/createStore.ts';
import { emptyDraft, type Draft } from './draft.ts';

/** The draft of one account while the page lives: read at once, kept on every change, the same one on every screen. */
export interface DraftSession {
  /** Null until the kept draft was read. */
  read(): Draft | null;
  /** What this page began with, before anything was changed. Null until then. */
  begun(): Draft | null;
  /** The draft once the kept one was read. */
  opened(): Promise<Draft>;
  subscribe(listener: () => void): () => void;
  change(edit: (draft: Draft) => Draft): void;
}

export interface DraftSessionOptions {
  store: Pick<DraftStore<Draft>, 'load' | 'save'>;
  createKey: () => string;
}

/** Starts reading at once. A store that cannot be read or written costs the keeping, never the composer. */
export function createDraftSession({ store, createKey }: DraftSessionOptions): DraftSession {
  const current = createStore<Draft | null>(null);
  let begun: Draft | null = null;
  /** Edits that came before the kept draft did (a deep link): they are made on it, not on an empty one. */
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
      // Also when nothing was edited: the key of a new draft must be the same after a reload. What could not be read
      // this time stays until something new is written.
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
    },
  };
}
