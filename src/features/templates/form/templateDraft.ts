import { accountDatabase } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { type DraftStore, openDraftStore } from '../../../offline/draftStore.ts';
import type { TemplateFields } from './templateFields.ts';

/** The unsaved content of the template form. */
export interface TemplateFormDraft {
  /** The template being edited; null for a new one. */
  id: string | null;
  /** The form's initial values: a draft with other ones belongs to another form. */
  start: TemplateFields;
  fields: TemplateFields;
}

/** Validates a persisted draft: one from an earlier build may lack fields that the form needs now. */
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

/** Whether a draft belongs to this form: same template, and the same initial values. */
export const belongsToForm = (draft: TemplateFormDraft, id: string | undefined, start: TemplateFields): boolean =>
  draft.id === (id ?? null) && JSON.stringify(draft.start) === JSON.stringify(start);

/** One store per account: a second one would not know what the first failed to save. */
const stores = new WeakMap<AccountDatabase, DraftStore<TemplateFormDraft>>();

/**
 * The form draft that this browser saved last. It is deleted at sign-out; if storage fails, the form works without it.
 */
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
