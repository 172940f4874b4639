import { accountDatabase } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { type DraftStore, openDraftStore } from '../../../offline/draftStore.ts';
import type { TemplateFields } from './templateFields.ts';

/** What was written into the form of a template and is not saved yet. */
export interface TemplateFormDraft {
  /** The template that is being changed; null for a new one. */
  id: string | null;
  /** What the form began with: another beginning is another template. */
  start: TemplateFields;
  fields: TemplateFields;
}

/** Checks what this browser has kept: a draft of an earlier build may lack what today's form asks for. */
function checked(kept: unknown): TemplateFormDraft | null {
  const draft = kept as Partial<TemplateFormDraft> | null;
  return draft?.start && isForm(draft.fields) ? (draft as TemplateFormDraft) : null;
}

const isForm = (fields: Partial<TemplateFields> | undefined): boolean =>
  typeof fields?.name === 'string' &&
  typeof fields.prompt === 'string' &&
  typeof fields.mode === 'string' &&
  typeof fields.settings === 'object' &&
  Array.isArray(fields.slots);

/** Whether a draft belongs to this form: the same template, unchanged on the server, or a new one that was prefilled alike. */
export const isOf = (draft: TemplateFormDraft, id: string | undefined, start: TemplateFields): boolean =>
  draft.id === (id ?? null) && JSON.stringify(draft.start) === JSON.stringify(start);

/** One store an account, because a second one would not know what the first has failed to save. */
const stores = new WeakMap<AccountDatabase, DraftStore<TemplateFormDraft>>();

/** The form draft that this browser saved last; deleted at sign-out. Where storage fails, the form works without it. */
export function openTemplateDraft() {
  const database = accountDatabase();
  if (!database) return { load: async () => null, save: async () => undefined, clear: async () => undefined };
  const store =
    stores.get(database) ?? openDraftStore({ database, name: 'template', check: async (kept) => checked(kept) });
  stores.set(database, store);
  return {
    load: () => store.load().catch(() => null),
    save: (draft: TemplateFormDraft) => store.save(draft).catch(() => undefined),
    clear: () => store.clear().catch(() => undefined),
  };
}
