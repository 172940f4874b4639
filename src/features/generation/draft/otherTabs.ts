import type { UseNavigateResult } from '@tanstack/react-router';
import { del, get, keys, set } from 'idb-keyval';
import { accountDatabase } from '../../../api/persistence.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import type { Draft } from './draft.ts';
import { readDraft } from './draftSchema.ts';
import type { DraftSession } from './draftSession.ts';
import { offerDraftRestore } from './offerDraftRestore.ts';
import { sweepImages } from './sweepImages.ts';
import { draftImages, draftSession } from './useDraft.ts';

/** The name under which the replaced draft of another tab is kept. */
const REPLACED = 'generator-replaced';

const watched = new WeakSet<DraftSession>();

/**
 * Several tabs write one stored draft, each over what the others have stored. This one keeps what it writes over, and
 * offers what was kept earlier. Also deletes the images that no draft uses any more. Called when the composer opens.
 */
export async function watchOtherTabs(navigate: UseNavigateResult<string>): Promise<void> {
  const database = accountDatabase();
  const session = draftSession();
  if (!database || watched.has(session)) return;
  watched.add(session);

  /** The newest draft of the other tabs, until this one writes over it. */
  let heard: Draft | null = null;
  let isOffered = false;
  const channel = new BroadcastChannel(`kilas.drafts.${database.accountId}`);
  channel.onmessage = ({ data }: MessageEvent<Draft>) => (heard = data);
  session.subscribe(() => {
    const draft = session.read();
    if (!draft) return;
    channel.postMessage(draft);
    if (heard && isWorthKeeping(heard, draft)) void set(REPLACED, heard, database.drafts).catch(() => undefined);
    // Whoever goes on writing has seen the offer.
    else if (isOffered) void del(REPLACED, database.drafts).catch(() => undefined);
    heard = null;
    isOffered = false;
  });

  const begun = await session.opened();
  const stored = await get<unknown>(REPLACED, database.drafts).catch(() => undefined);
  const replaced = stored === undefined ? null : readDraft(stored);
  const used = [session.begun(), begun, session.read(), replaced];
  const { drafts } = database;
  void sweepImages(
    { del: (name) => del(name, drafts), names: async () => await keys<string>(drafts) },
    draftImages(),
    used.flatMap((draft) => draft?.images.map(({ id }) => id) ?? []),
  );
  if (!replaced || !isWorthKeeping(replaced, session.read() ?? begun)) return;
  await loadMessages('composer');
  offerDraftRestore(replaced, navigate, null);
  isOffered = true;
}

/** Whether this draft has something that the other one lacks and that was not sent. */
function isWorthKeeping({ prompt, sentPrompt, images }: Draft, other: Draft): boolean {
  const hasText = prompt !== '' && prompt !== sentPrompt && prompt !== other.prompt;
  return hasText || images.some(({ id }) => other.images.every((each) => each.id !== id));
}
