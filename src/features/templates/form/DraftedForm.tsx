import { useEffect, useState, useSyncExternalStore } from 'react';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { belongsToForm, openTemplateDraft } from './templateDraft.ts';
import type { TemplateFields } from './templateFields.ts';
import { TemplateForm } from './TemplateForm.tsx';

/** The template form, shown once its saved draft has been read and filled with it. */
export function DraftedForm({ id, start }: { id: string | undefined; start: TemplateFields }) {
  const database = useSyncExternalStore(subscribeToAccount, accountDatabase, accountDatabase);
  // Does not change when the list is refetched during editing.
  const [begun] = useState(start);
  const [kept, setKept] = useState<TemplateFields>();
  useEffect(() => {
    if (!database) return;
    void openTemplateDraft()
      .load()
      .then((draft) => setKept(draft && belongsToForm(draft, id, begun) ? draft.fields : begun));
  }, [database, id, begun]);
  if (!kept) return <FormSkeleton />;
  return <TemplateForm id={id} start={begun} kept={kept} />;
}

export function FormSkeleton() {
  return (
    <div className="space-y-6">
      <Skeleton className="h-20" />
      <Skeleton className="h-40" />
      <Skeleton className="h-32" />
    </div>
  );
}
