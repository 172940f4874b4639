import { LRUCache } from 'lru-cache';
import type { Task } from '../../../contract/generation.ts';
import { linkStep } from '../../media/linkSigner.ts';
import type { Clock } from '../../platform/clock.ts';
import { EncodedJson, encodeJson, type Encoding } from '../../platform/http/answerJson.ts';
import type { ListAsked, TaskLists } from './listTasks.ts';

/** Eight thousand pages of 4 kB, as browsers ask for them. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its texts, roughly. */
const ENTRY_BYTES = 500;

interface KeptPage {
  state: string;
  total: number;
  /** Its links are right for as long as this is. */
  step: number;
  reply: EncodedJson;
}

/**
 * Creates the function that answers with a page of a list. The same list is asked for again and again, so pages are kept
 * as they were sent. Each call still reads from the database what decides its page's content (`TaskLists.stateOf`), and
 * only a page read in that very state is sent again: whatever changes a task, in any process, raises its revision.
 *
 * A page is kept when none of its tasks is being made, since their times move with the clock, and no coin of them is
 * held: what the ledger says of such an attempt is final.
 */
export function createListAnswers({
  lists,
  clock,
}: {
  lists: TaskLists;
  clock: Clock;
}): (asked: ListAsked & { encoding: Encoding }) => Promise<EncodedJson> {
  const kept = new LRUCache<string, KeptPage>({ maxSize: MAX_KEPT_BYTES });

  return async ({ encoding, ...asked }) => {
    // Few searches are made twice, and finding the matches is their cost.
    if (asked.filter.search) return encodeJson(await lists.list(asked), encoding);
    const key = JSON.stringify([asked.userId, asked.page, asked.pageSize, encoding, asked.filter]);
    const step = linkStep(clock.now());
    const known = kept.get(key);
    if (known?.step === step && known.state === (await lists.stateOf(asked, known.total))) return known.reply;

    const { page, state } = await lists.listWithState(asked);
    const reply = await encodeJson(page, encoding);
    // The links must be of the step it is kept for.
    if (state !== null && page.data.every(isFinal) && linkStep(clock.now()) === step)
      keep(key, { state, total: page.total, step, reply });
    else kept.delete(key);
    return reply;
  };

  function keep(key: string, { reply, ...page }: KeptPage): void {
    // As bytes a page takes less memory than as text, and is sent as it is.
    const body = typeof reply.body === 'string' ? new Uint8Array(Buffer.from(reply.body)) : reply.body;
    const size = 2 * (key.length + page.state.length) + body.length + ENTRY_BYTES;
    kept.set(key, { ...page, reply: new EncodedJson({ ...reply, body }) }, { size });
  }
}

function isFinal({ status, credits }: Task): boolean {
  return (status === 'completed' || status === 'failed') && credits.held === 0;
}
