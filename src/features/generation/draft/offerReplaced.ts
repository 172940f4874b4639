import type { UseNavigateResult } from '@tanstack/react-router';
import { del, get, keys } from 'idb-keyval';
import { accountDatabase } from '../../../api/persistence.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { readDraft } from './draftSchema.ts';
import type { DraftSession } from './draftSession.ts';
import { offerDraftRestore } from './offerDraftRestore.ts';
import { isWorthKeeping, REPLACED } from './replacedDraft.ts';
import { sweepImages } from './sweepImages.ts';
import { draftImages, draftSession } from './useDraft.ts';

const seen = new WeakSet<DraftSession>();

/**
 * Offers the draft of another tab that was written over (replacedDraft.ts), and deletes the images that no draft uses
 * any more. Called when the composer opens.
 */
export async function offerReplaced(navigate: UseNavigateResult<string>): Promise<void> {
  const database = accountDatabase();
  const session = draftSession();
  if (!database || seen.has(session)) return;
  seen.add(session);

  const { drafts } = database;
  const begun = await session.opened();
  const stored = await get<unknown>(REPLACED, drafts).catch(() => undefined);
  const replaced = stored === undefined ? null : readDraft(stored);
  const used = [session.begun(), begun, session.read(), replaced];
  void sweepImages(
    { del: (name) => del(name, drafts), names: async () => await keys<string>(drafts) },
    draftImages(),
    used.flatMap((draft) => draft?.images.map(({ id }) => id) ?? []),
  );
  if (!replaced || !isWorthKeeping(replaced, session.read() ?? begun)) return;
  await loadMessages('composer');
  offerDraftRestore(replaced, navigate, null);
  const forgetReplaced = async (): Promise<void> => {
    const now = readDraft(await get<unknown>(REPLACED, drafts));
    if (JSON.stringify(now) === JSON.stringify(replaced)) await del(REPLACED, drafts);
  };
  // Whoever goes on writing has seen the offer; what was replaced since then has not been offered.
  const stop = session.subscribe(() => {
    stop();
    void forgetReplaced().catch(() => undefined);
  });
}
