import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { resultKey } from '../../media/storageKeys.ts';
import { mediaFiles } from '../../media/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { downloadName } from './downloadName.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

const MISSING_NAME = 'TIDAK-LENGKAP.txt';

/** The text inside the archive, in both languages. */
function missingText(count: number): string {
  return [
    `${count} hasil tidak ada di sini karena filenya rusak atau hilang di server. Buat ulang dari pustakamu.`,
    `Not in here: ${count} of your results, because their files are damaged or missing on the server. Generate them again.`,
    '',
  ].join('\n');
}

/**
 * Streams the finished items as a zip file, with one file open at a time. Damaged files are left out, so that the archive
 * can be opened; a text in it says how many.
 * @throws ApiError not_found when none is there; task_not_ready when none is finished; result_damaged when all are damaged
 */
export async function downloadMany({
  deps,
  userId,
  ids,
}: {
  deps: GenerationDeps;
  userId: string;
  ids: string[];
}): Promise<Response> {
  const { database, storage } = deps;
  const rows = await database
    .select()
    .from(tasks)
    .where(and(inArray(tasks.id, ids), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
    .orderBy(desc(tasks.id));
  if (rows.length === 0) throw new ApiError('not_found');
  const wanted = rows.flatMap((task) => {
    if (task.status !== 'completed') return [];
    const own = task.panelIds.length > 0 ? task.panelIds : task.mediaId ? [task.mediaId] : [];
    return own.map((mediaId) => ({ task, mediaId }));
  });
  if (wanted.length === 0) throw new ApiError('task_not_ready');
  const files = new Map(
    (
      await database
        .select()
        .from(mediaFiles)
        .where(
          inArray(
            mediaFiles.id,
            wanted.map(({ mediaId }) => mediaId),
          ),
        )
    ).map((file) => [file.id, file]),
  );

  const whole: { task: typeof tasks.$inferSelect; file: typeof mediaFiles.$inferSelect }[] = [];
  for (const { task, mediaId } of wanted) {
    const file = files.get(mediaId);
    const found = file && (await storage.stat(resultKey(mediaId, 'main')));
    if (file && found?.size === file.sizeBytes) whole.push({ task, file });
  }
  const missing = wanted.length - whole.length;
  if (whole.length === 0) throw new ApiError('result_damaged');

  async function* entries() {
    const taken = new Map<string, number>();
    if (missing > 0) yield { name: MISSING_NAME, input: missingText(missing) };
    for (const { task, file } of whole) {
      const first = downloadName({ prompt: task.prompt, mimeType: file.mimeType });
      const place = (taken.get(first) ?? 0) + 1;
      taken.set(first, place);
      yield {
        name: downloadName({ prompt: task.prompt, mimeType: file.mimeType, place }),
        lastModified: file.createdAt,
        size: file.sizeBytes,
        input: Readable.toWeb(await storage.open(resultKey(file.id, 'main'))) as ReadableStream,
      };
    }
  }
  return new Response(makeZip(entries()), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="kilas.zip"',
      'Cache-Control': 'no-store',
    },
  });
}
