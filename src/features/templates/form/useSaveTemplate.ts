import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Template, templatesEndpoints, type TemplateDraft } from '../../../../contract/templates.ts';
import { callApi } from '../../../api/callApi.ts';
import { isConnectionError } from '../../../api/errors.ts';
import { createRequestKeys } from '../../../api/requestKeys.ts';
import { cacheTemplate } from '../templatesQuery.ts';

/**
 * Saves a new template or a change to an own one. If the connection fails, it is queued and saved once it is back.
 * @param id the template being edited; undefined for a new one.
 */
export function useSaveTemplate(id: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const [keyFor] = useState(createRequestKeys);

  return useMutation({
    mutationFn: async (draft: TemplateDraft): Promise<Template | null> => {
      const idempotencyKey = keyFor(draft);
      try {
        const { data } = await save(id, draft, idempotencyKey);
        return data;
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        const { queueTemplate } = await import('../../generation/outbox/queueTemplate.ts');
        await queueTemplate(id, draft, idempotencyKey);
        return null;
      }
    },
    onSuccess(saved) {
      if (saved) cacheTemplate(queryClient, saved);
      onSaved();
    },
    meta: { showsOwnErrors: true },
  });
}

const save = (id: string | undefined, body: TemplateDraft, idempotencyKey: string) =>
  id === undefined
    ? callApi(templatesEndpoints.createTemplate, { body, idempotencyKey })
    : callApi(templatesEndpoints.updateTemplate, { params: { id }, body });
