import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { isLasting } from '../../../contract/lastingFailures.ts';
import { type Language, LANGUAGE_TAGS } from '../../../contract/languages.ts';
import type { ComposePush, PushContent } from '../../notices/noticesDeps.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/** Characters of a prompt that a notification has room for. */
const PROMPT_LENGTH = 80;

type TaskRow = typeof tasks.$inferSelect;
/** Item counts of one request: requested, finished, failed and still being made; and the coins of the failed ones. */
interface Batch {
  all: number;
  finished: number;
  failed: number;
  open: number;
  refunded: number;
}

/**
 * Composes the push of a finished or failed item from its state at sending time. A batch has one notification for what
 * is finished and one for what failed, each updated with every item, alerting at the first and the last one. Prompt and
 * picture are included only for people who chose to show them where others can see them.
 */
export function composeTaskPush({ signer, clock }: Pick<GenerationDeps, 'signer' | 'clock'>): ComposePush {
  return async (queries, { reference, recipient }) => {
    const [task] = await queries
      .select()
      .from(tasks)
      .where(and(eq(tasks.id, reference), eq(tasks.userId, recipient.userId), isNull(tasks.deletedAt)));
    if (!task || (task.status !== 'completed' && task.status !== 'failed')) return null;
    if (task.failureCode === 'generation_cancelled') return null;
    const { language, showsDetails } = recipient;
    const batch = await readBatch(queries, task);
    const text = task.status === 'completed' ? finishedText(language, task, batch) : failedText(language, task, batch);
    const { mediaId } = task;
    return {
      ...text,
      body: showsDetails ? `“${shorten(task.prompt)}” · ${text.body}` : text.body,
      tag: task.status === 'completed' ? `batch-${task.batchId}` : `failed-${task.batchId}`,
      url: `/home?${task.kind}=${task.id}`,
      image: showsDetails && mediaId ? signer.sign({ mediaId, variant: 'poster', now: clock.now() }).url : null,
      about: { type: 'task', id: task.id },
    };
  };
}

async function readBatch(queries: Queries, { batchId }: TaskRow): Promise<Batch> {
  const [batch] = await queries
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      finished: sql<number>`count(*) filter (where ${tasks.status} = 'completed')`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${tasks.status} = 'failed')`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${tasks.status} in ('pending', 'processing'))`.mapWith(Number),
      refunded: sql<number>`coalesce(sum(${tasks.price}) filter (where ${tasks.status} = 'failed'), 0)`.mapWith(Number),
    })
    .from(tasks)
    .where(and(eq(tasks.batchId, batchId), ne(sql`coalesce(${tasks.failureCode}, '')`, 'generation_cancelled')));
  return batch!;
}

type Text = Pick<PushContent, 'kind' | 'title' | 'body' | 'is_news' | 'actions'>;

interface Words {
  open: string;
  share: string;
  retry: string;
  things: Record<TaskRow['kind'], string>;
  one: (thing: string) => Pick<Text, 'title' | 'body'>;
  first: (thing: string, count: string) => Pick<Text, 'title' | 'body'>;
  every: (thing: string, all: number) => Pick<Text, 'title' | 'body'>;
  some: (thing: string, count: string) => Pick<Text, 'title' | 'body'>;
  count: (finished: number, all: number) => string;
  failed: Record<TaskRow['kind'], string>;
  refunded: (coins: number) => string;
  failedSome: (thing: string, failed: number, all: number) => string;
  refundedSome: (coins: number) => string;
}

const capitalised = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

const number = (language: Language, value: number): string => value.toLocaleString(LANGUAGE_TAGS[language]);

const creditsAreBack = (coins: number): string =>
  coins === 1 ? 'Your credit is back.' : `Your ${number('en', coins)} credits are back.`;

const WORDS: Record<Language, Words> = {
  id: {
    open: 'Buka',
    share: 'Bagikan',
    retry: 'Coba lagi',
    things: { video: 'video', image: 'gambar' },
    one: (thing) => ({ title: `${capitalised(thing)}mu sudah jadi`, body: 'Ketuk untuk lihat.' }),
    first: (thing, count) => ({
      title: `${capitalised(thing)} pertamamu sudah jadi`,
      body: `${count} Sisanya menyusul.`,
    }),
    every: (thing, all) => ({ title: `Semua ${all} ${thing}mu sudah jadi`, body: 'Ketuk untuk lihat.' }),
    some: (thing, count) => ({ title: `${capitalised(thing)}mu sudah jadi`, body: `${count} Ketuk untuk lihat.` }),
    count: (finished, all) => `${finished} dari ${all} sudah selesai.`,
    failed: { video: 'Satu video belum berhasil', image: 'Satu gambar belum berhasil' },
    refunded: (coins) => `${number('id', coins)} koinmu sudah kembali. Ketuk untuk coba lagi.`,
    failedSome: (thing, failed, all) => `${failed} dari ${all} ${thing}mu belum berhasil`,
    refundedSome: (coins) => `${number('id', coins)} koinmu sudah kembali. Ketuk untuk lihat.`,
  },
  en: {
    open: 'Open',
    share: 'Share',
    retry: 'Try again',
    things: { video: 'video', image: 'image' },
    one: (thing) => ({ title: `Your ${thing} is ready`, body: 'Tap to see it.' }),
    first: (thing, count) => ({ title: `Your first ${thing} is ready`, body: `${count} The rest is on its way.` }),
    every: (thing, all) => ({ title: `All ${all} ${thing}s are ready`, body: 'Tap to see them.' }),
    some: (thing, count) => ({ title: `Your ${thing} is ready`, body: `${count} Tap to see.` }),
    count: (finished, all) => `${finished} of ${all} ${finished === 1 ? 'is' : 'are'} done.`,
    failed: { video: 'A video didn’t work out', image: 'An image didn’t work out' },
    refunded: (coins) => `${creditsAreBack(coins)} Tap to try again.`,
    failedSome: (thing, failed, all) => `${failed} of ${all} ${thing}s didn’t work out`,
    refundedSome: (coins) => `${creditsAreBack(coins)} Tap to see.`,
  },
};

function finishedText(language: Language, { kind }: TaskRow, { all, finished, open }: Batch): Text {
  const words = WORDS[language];
  const thing = words.things[kind];
  const count = words.count(finished, all);
  const isFirst = all > 1 && finished === 1 && open > 0;
  return {
    kind: isFirst ? 'first-of-batch' : 'task-finished',
    is_news: isFirst || open === 0,
    actions: [
      { action: 'open', title: words.open },
      { action: 'share', title: words.share },
    ],
    ...textOf(),
  };

  function textOf(): Pick<Text, 'title' | 'body'> {
    if (all === 1) return words.one(thing);
    if (isFirst) return words.first(thing, count);
    return finished === all ? words.every(thing, all) : words.some(thing, count);
  }
}

function failedText(
  language: Language,
  { kind, price, failureCode }: TaskRow,
  { all, failed, open, refunded }: Batch,
): Text {
  const words = WORDS[language];
  const opening = { action: 'open', title: words.open } as const;
  // Retrying concerns a single item.
  if (failed > 1)
    return {
      kind: 'task-failed',
      is_news: open === 0,
      title: words.failedSome(words.things[kind], failed, all),
      body: words.refundedSome(refunded),
      actions: [opening],
    };
  const single = { kind: 'task-failed', is_news: true, title: words.failed[kind] } as const;
  // Only a changed request could succeed.
  if (isLasting({ failure: failureCode === null ? null : { code: failureCode } }))
    return { ...single, body: words.refundedSome(price), actions: [opening] };
  return { ...single, body: words.refunded(price), actions: [{ action: 'retry', title: words.retry }, opening] };
}

function shorten(prompt: string): string {
  const letters = [...prompt.replace(/\s+/g, ' ')];
  return letters.length > PROMPT_LENGTH ? `${letters.slice(0, PROMPT_LENGTH).join('').trimEnd()}…` : letters.join('');
}
