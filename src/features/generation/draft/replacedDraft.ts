import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import type { DraftSession } from './draftSession.ts';
import type { DraftOfTab } from './replacedStore.ts';

/**
 * Several tabs write one stored draft, each over what the others have stored. Stores what this one writes over. Starts
 * with the session: what another tab types before this one listens would be lost. Ends with the account's stay.
 */
export function storeReplaced(session: DraftSession, database: AccountDatabase): void {
  const tab = randomKey();
  /** The newest draft of each other tab, until this one writes over it. */
  let heard = new Map<string, DraftOfTab>();
  const channel = new BroadcastChannel(`kilas.drafts.${database.accountId}`);
  channel.onmessage = ({ data }: MessageEvent<DraftOfTab>) => void heard.set(data.tab, data);
  const unsubscribe = subscribeToAccount(() => {
    channel.close();
    unsubscribe();
  });
  const settle = (): void => {
    const draft = session.read();
    if (!draft || accountDatabase() !== database) return;
    channel.postMessage({ ...draft, tab });
    if (heard.size === 0) return;
    const others = heard.values();
    heard = new Map();
    void import('./replacedStore.ts')
      .then((store) => store.addReplaced(database, others, draft))
      .catch(() => undefined);
  };
  // Reading the stored draft writes nothing: its own tab would take it for another one.
  void session.opened().then(() => session.subscribe(settle));
}
