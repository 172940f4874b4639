import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { resultKey } from '../media/storageKeys.ts';
import { mediaFiles } from '../media/tables.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { downloadName } from './downloadName.ts';
import type { GenerationParts } from './parts.ts';
import { tasks } from './tables.ts';

/** The finished ones of several items as a zip file, streamed: one file is open at a time. @throws ApiError task_not_ready when none is finished */
export async function downloadMany({
  parts,
  userId,
  ids,
}: {
  parts: GenerationParts;
  userId: string;
  ids: string[];
}): Promise<Response> {
  const { database, storage } = parts;
  const rows = await database
    .select()
    .from(tasks)
    .where(
      and(inArray(tasks.id, ids), eq(tasks.userId, userId), eq(tasks.status, 'completed'), isNull(tasks.deletedAt)),
    )
    .orderBy(desc(tasks.id));
  const wanted = rows.flatMap((task) => {
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

  async function* entries() {
    const taken = new Map<string, number>();
    for (const { task, mediaId } of wanted) {
      const file = files.get(mediaId);
      if (!file) continue;
      const first = downloadName({ prompt: task.prompt, mimeType: file.mimeType });
      const place = (taken.get(first) ?? 0) + 1;
      taken.set(first, place);
      yield {
        name: downloadName({ prompt: task.prompt, mimeType: file.mimeType, place }),
        lastModified: file.createdAt,
        size: file.sizeBytes,
        input: Readable.toWeb(await storage.open(resultKey(mediaId, 'main'))) as ReadableStream,
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
