import { del, get, set } from 'idb-keyval';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import type { AccountDatabase } from './accountDatabase.ts';

export interface DraftStore<Draft> {
  /** The draft as last saved; null when there is none or it no longer fits its schema. */
  load(): Promise<Draft | null>;
  /** Saves, cheaply enough for every keystroke: while one write is under way only the newest draft waits. */
  save(draft: Draft): Promise<void>;
  clear(): Promise<void>;
}

export interface DraftStoreOptions<Schema extends GenericSchema> {
  database: AccountDatabase;
  /** Which draft, e.g. `generator`. */
  name: string;
  /** What a draft must look like when read back. Files and blobs may be part of it. */
  schema: Schema;
}

/** A draft of one account that survives reload, a dead tab and being offline, and goes with the account on sign-out. */
export function openDraftStore<Schema extends GenericSchema>({ database, name, schema }: DraftStoreOptions<Schema>): DraftStore<InferOutput<Schema>> {
  type Draft = InferOutput<Schema>;
  let waiting: { draft: Draft | null } | undefined;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    try {
      while (waiting) {
        const { draft } = waiting;
        waiting = undefined;
        await (draft === null ? del(name, database.drafts) : set(name, draft, database.drafts));
      }
    } finally {
      writing = undefined;
    }
  }

  function write(draft: Draft | null): Promise<void> {
    waiting = { draft };
    writing ??= writeAll();
    return writing;
  }

  return {
    async load() {
      const kept = safeParse(schema, await get<unknown>(name, database.drafts));
      return kept.success ? kept.output : null;
    },
    save: write,
    clear: () => write(null),
  };
}
