import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { templatesEndpoints, type TemplateDraft } from '../../../../contract/templates.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { showToast } from '../../../ui/showToast.ts';
import { addToQueue } from './addToQueue.ts';
import type { QueuedTemplate } from './queueForm.ts';

/**
 * Queues the saving of a template whose form got no answer: it may have arrived.
 * @param id the template being edited; undefined for a new one
 */
export async function queueTemplate(id: string | undefined, draft: TemplateDraft, key: string): Promise<void> {
  const { createTemplate, updateTemplate } = templatesEndpoints;
  await addToQueue(
    {
      kind: 'template',
      ...(id === undefined
        ? { method: 'POST', path: createTemplate.path }
        : { method: 'PUT', path: updateTemplate.path.replace('{id}', id) }),
      body: { ...draft },
      imageField: null,
      imageIds: [],
      quotedCoins: null,
      form: { name: draft.name } satisfies QueuedTemplate,
    },
    { key, wasSent: true },
  );
  await loadMessages('generation');
  showToast({
    type: 'success',
    title: i18n._(msg`Queued on this device`),
    isForOffline: true,
    description: i18n._(msg`No answer came, so it is sent again by itself. It counts only once.`),
  });
}
