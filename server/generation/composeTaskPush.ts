import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Language } from '../../contract/limits.ts';
import type { PushMessage } from '../../contract/notices.ts';
import type { ComposePush } from '../notices/noticesParts.ts';
import type { Queries } from '../platform/database/database.ts';
import { tasks } from './tables.ts';

/** Characters of a prompt that a notification has room for. */
const PROMPT_LENGTH = 80;

type TaskRow = typeof tasks.$inferSelect;
/** Of one request: how many items it asked for, how many are done. */
interface Batch {
  all: number;
  finished: number;
}

/** A finished item, or one that failed and whose coins are back, as it stands when the message is sent. A batch has one message, which counts along. */
export const composeTaskPush: ComposePush = async (queries, { reference, recipient }) => {
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
  return {
    kind: task.status === 'completed' ? 'task-finished' : 'task-failed',
    title: text.title,
    body: showsDetails ? `“${shorten(task.prompt)}” · ${text.body}` : text.body,
    tag: task.status === 'completed' ? `batch-${task.batchId}` : `task-${task.id}`,
    url: `/home?${task.kind}=${task.id}`,
    about: { type: 'task', id: task.id },
  };
};

async function readBatch(queries: Queries, { batchId }: TaskRow): Promise<Batch> {
  const [batch] = await queries
    .select({
      all: sql<number>`count(*)`.mapWith(Number),
      finished: sql<number>`count(*) filter (where ${tasks.status} = 'completed')`.mapWith(Number),
    })
    .from(tasks)
    .where(and(eq(tasks.batchId, batchId), ne(sql`coalesce(${tasks.failureCode}, '')`, 'generation_cancelled')));
  return batch!;
}

type Text = Pick<PushMessage, 'title' | 'body'>;

function finishedText(language: Language, { kind }: TaskRow, { all, finished }: Batch): Text {
  if (language === 'en') {
    const title = kind === 'video' ? 'Your video is ready' : 'Your image is ready';
    return { title, body: all > 1 ? `${finished} of ${all} are done. Tap to see.` : 'Tap to see it.' };
  }
  const title = kind === 'video' ? 'Videomu sudah jadi' : 'Gambarmu sudah jadi';
  return { title, body: all > 1 ? `${finished} dari ${all} sudah selesai. Ketuk untuk lihat.` : 'Ketuk untuk lihat.' };
}

function failedText(language: Language, { kind, price }: TaskRow): Text {
  if (language === 'en')
    return {
      title: kind === 'video' ? 'A video didn’t work out' : 'An image didn’t work out',
      body: `Your ${price} coins are back. Tap to try again.`,
    };
  return {
    title: kind === 'video' ? 'Satu video belum berhasil' : 'Satu gambar belum berhasil',
    body: `${price} koinmu sudah kembali. Ketuk untuk coba lagi.`,
  };
}

function shorten(prompt: string): string {
  const letters = [...prompt.replace(/\s+/g, ' ')];
  return letters.length > PROMPT_LENGTH ? `${letters.slice(0, PROMPT_LENGTH).join('').trimEnd()}…` : letters.join('');
}
