import { set } from 'idb-keyval';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import type { Draft } from './draft.ts';
import type { DraftSession } from './draftSession.ts';

/** The name under which the replaced draft of another tab is stored. */
export const REPLACED = 'generator-replaced';

/**
 * Several tabs write one stored draft, each over what the others have stored. Stores what this one writes over. Starts
 * with the session: what another tab types before this one listens would be lost.
 */
export function storeReplaced(session: DraftSession, { accountId, drafts }: AccountDatabase): void {
  /** The newest draft of the other tabs, until this one writes over it. */
  let heard: Draft | null = null;
  const channel = new BroadcastChannel(`kilas.drafts.${accountId}`);
  channel.onmessage = ({ data }: MessageEvent<Draft>) => (heard = data);
  const settle = (): void => {
    const draft = session.read();
    if (!draft) return;
    channel.postMessage(draft);
    if (heard && isWorthKeeping(heard, draft)) void set(REPLACED, heard, drafts).catch(() => undefined);
    heard = null;
  };
  // Reading the stored draft writes nothing: its own tab would take it for another one.
  void session.opened().then(() => session.subscribe(settle));
}

/** Whether this draft has something that the other one lacks and that was not sent. */
export function isWorthKeeping({ prompt, sentPrompt, images }: Draft, other: Draft): boolean {
  const hasText = prompt !== '' && prompt !== sentPrompt && prompt !== other.prompt;
  return hasText || images.some(({ id }) => other.images.every((each) => each.id !== id));
}
