import { useLingui } from '@lingui/react/macro';
import { announceOutbox } from '../../../offline/outbox/drainAccount.ts';
import { imageName, type Outbox } from '../../../offline/outbox/outboxDatabase.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { showToast } from '../../../ui/showToast.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { readDraft } from '../draft/draftSchema.ts';
import { draftImages } from '../draft/useDraft.ts';
import { useReplaceDraft } from '../draft/useReplaceDraft.ts';
import { drainSoon } from './watchOutbox.ts';
import { pageOutbox } from './pageOutbox.ts';
import type { QueuedForm } from './queueForm.ts';

/** The actions on a queued request. */
export function useQueuedActions(entry: OutboxEntry) {
  const { t } = useLingui();
  const replaceDraft = useReplaceDraft();
  const { id } = entry;

  async function change(run: (outbox: Outbox) => Promise<unknown>): Promise<void> {
    const outbox = pageOutbox();
    if (!outbox) return;
    try {
      await run(outbox);
    } catch {
      showToast({ type: 'error', title: t`That could not be saved on this device` });
    }
    announceOutbox(outbox.accountId);
  }

  return {
    /** Lets it continue; `coins` is the price that the person has agreed to. */
    async resume(coins?: number) {
      await change((outbox) => outbox.resume(id, coins));
      drainSoon();
    },
    async takeBack() {
      await change((outbox) => outbox.takeBack(id));
      drainSoon();
    },
    move: (by: number) => change((outbox) => outbox.move(id, by)),
    /** Moves it back into the composer. It is removed from the queue only once it is there. */
    edit: () =>
      change(async (outbox) => {
        const draft = readDraft({ ...(entry.form as QueuedForm), idempotencyKey: randomKey() });
        if (!draft) throw new Error('The form of this entry is of a version that is no longer read.');
        const blobs = await outbox.images(draft.images.map((image) => imageName(id, image.id)));
        await Promise.all(draft.images.map((image, at) => blobs[at] && draftImages().keep(image.id, blobs[at])));
        await replaceDraft(draft.mode, () => draft);
        await outbox.takeBack(id);
      }),
  };
}
