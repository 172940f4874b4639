import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { templatesEndpoints, type TemplateDraft } from '../../../../contract/templates.ts';
import { callApi } from '../../../api/callApi.ts';
import { createRequestKeys } from '../../../api/requestKeys.ts';
import { keepTemplate } from '../templatesQuery.ts';

/**
 * Saves a new template, or a change of one's own.
 * @param id the template that is being changed; undefined for a new one.
 */
export function useSaveTemplate(id: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const [keyFor] = useState(createRequestKeys);

  return useMutation({
    mutationFn: (draft: TemplateDraft) =>
      id === undefined
        ? callApi(templatesEndpoints.createTemplate, { body: draft, idempotencyKey: keyFor(draft) })
        : callApi(templatesEndpoints.updateTemplate, { params: { id }, body: draft }),
    onSuccess({ data }) {
      keepTemplate(queryClient, data);
      onSaved();
    },
    meta: { showsOwnErrors: true },
  });
}
