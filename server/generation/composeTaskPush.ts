import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '../../contract/limits.ts';
import type { ComposePush, PushContent } from '../notices/noticesDeps.ts';
import type { Queries } from '../platform/database/database.ts';
import type { GenerationDeps } from './deps.ts';
import { tasks } from './tables.ts';

/** Characters of a prompt that a notification has room for. */
const PROMPT_LENGTH = 80;

type TaskRow = typeof tasks.$inferSelect;
/** Of one request: how many items it asked for, how many are done, and how many are still being made. */
interface Batch {
  all: number;
  finished: number;
  open: number;
}

/**
 * A finished item, or one that failed and whose coins are back, as it stands when the message is sent. A batch has one
 * message, which counts along and is heard at its first and its last item. Prompt and picture are for those alone who
 * want them where others can see them.
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
    const text =
      task.status === 'completed'
        ? finishedText(language, task, await readBatch(queries, task))
        : failedText(language, task);
    const { mediaId } = task;
    return {
      ...text,
      body: showsDetails ? `“${shorten(task.prompt)}” · ${text.body}` : text.body,
      tag: task.status === 'completed' ? `batch-${task.batchId}` : `task-${task.id}`,
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
      open: sql<number>`count(*) filter (where ${tasks.status} in ('pending', 'processing'))`.mapWith(Number),
    })
    .from(tasks)
    .where(and(eq(tasks.batchId, batchId), ne(sql`coalesce(${tasks.failureCode}, '')`, 'generation_cancelled')));
  return batch!;
}

type Text = Pick<PushContent, 'kind' | 'title' | 'body' | 'is_news' | 'actions'>;

function finishedText(language: Language, { kind }: TaskRow, { all, finished, open }: Batch): Text {
  const isEnglish = language === 'en';
  const thing = isEnglish ? (kind === 'video' ? 'video' : 'image') : kind === 'video' ? 'video' : 'gambar';
  const Thing = thing[0]!.toUpperCase() + thing.slice(1);
  const shared = {
    kind: 'task-finished' as const,
    is_news: open === 0,
    actions: [
      { action: 'open' as const, title: isEnglish ? 'Open' : 'Buka' },
      { action: 'share' as const, title: isEnglish ? 'Share' : 'Bagikan' },
    ],
  };
  if (all === 1)
    return isEnglish
      ? { ...shared, title: `Your ${thing} is ready`, body: 'Tap to see it.' }
      : { ...shared, title: `${Thing}mu sudah jadi`, body: 'Ketuk untuk lihat.' };
  const count = isEnglish ? `${finished} of ${all} are done.` : `${finished} dari ${all} sudah selesai.`;
  if (finished === 1 && open > 0)
    return {
      ...shared,
      kind: 'first-of-batch',
      is_news: true,
      title: isEnglish ? `Your first ${thing} is ready` : `${Thing} pertamamu sudah jadi`,
      body: isEnglish ? `${count} The rest is on its way.` : `${count} Sisanya menyusul.`,
    };
  if (finished === all)
    return isEnglish
      ? { ...shared, title: `All ${all} ${thing}s are ready`, body: 'Tap to see them.' }
      : { ...shared, title: `Semua ${all} ${thing}mu sudah jadi`, body: 'Ketuk untuk lihat.' };
  return isEnglish
    ? { ...shared, title: `Your ${thing} is ready`, body: `${count} Tap to see.` }
    : { ...shared, title: `${Thing}mu sudah jadi`, body: `${count} Ketuk untuk lihat.` };
}

function failedText(language: Language, { kind, price }: TaskRow): Text {
  const shared = { kind: 'task-failed' as const, is_news: true };
  if (language === 'en')
    return {
      ...shared,
      title: kind === 'video' ? 'A video didn’t work out' : 'An image didn’t work out',
      body: `Your ${price} coins are back. Tap to try again.`,
      actions: [
        { action: 'retry', title: 'Try again' },
        { action: 'open', title: 'Open' },
      ],
    };
  return {
    ...shared,
    title: kind === 'video' ? 'Satu video belum berhasil' : 'Satu gambar belum berhasil',
    body: `${price} koinmu sudah kembali. Ketuk untuk coba lagi.`,
    actions: [
      { action: 'retry', title: 'Coba lagi' },
      { action: 'open', title: 'Buka' },
    ],
  };
}

function shorten(prompt: string): string {
  const letters = [...prompt.replace(/\s+/g, ' ')];
  return letters.length > PROMPT_LENGTH ? `${letters.slice(0, PROMPT_LENGTH).join('').trimEnd()}…` : letters.join('');
}
