import type { UseNavigateResult } from '@tanstack/react-router';
import { del, keys } from 'idb-keyval';
import { accountDatabase } from '../../../api/persistence.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { readDraft } from './draftSchema.ts';
import type { DraftSession } from './draftSession.ts';
import { offerDraftRestore } from './offerDraftRestore.ts';
import { isWorthKeeping, readReplaced, removeReplaced } from './replacedStore.ts';
import { sweepImages } from './sweepImages.ts';
import { draftImages, draftSession } from './useDraft.ts';

const seen = new WeakSet<DraftSession>();

/**
 * Offers the drafts of other tabs that were written over (replacedDraft.ts), and deletes the images that no draft uses
 * any more. Called when the composer opens.
 */
export async function offerReplaced(navigate: UseNavigateResult<string>): Promise<void> {
  const database = accountDatabase();
  const session = draftSession();
  if (!database || seen.has(session)) return;
  seen.add(session);

  const { drafts } = database;
  const begun = await session.opened();
  const stored = await readReplaced(database);
  const replaced = stored.map(readDraft).filter((draft) => draft !== null);
  const used = [session.begun(), begun, session.read(), ...replaced];
  void sweepImages(
    { del: (name) => del(name, drafts), names: async () => await keys<string>(drafts) },
    draftImages(),
    used.flatMap((draft) => draft?.images.map(({ id }) => id) ?? []),
  );
  const lost = replaced.filter((draft) => isWorthKeeping(draft, session.read() ?? begun));
  if (lost.length === 0) return;
  await loadMessages('composer');
  for (const draft of lost) offerDraftRestore(draft, navigate, null);
  // Whoever goes on writing has seen the offer; what was replaced since then has not been offered.
  const stop = session.subscribe(() => {
    stop();
    void removeReplaced(database, stored).catch(() => undefined);
  });
}
