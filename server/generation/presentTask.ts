import { inArray } from 'drizzle-orm';
import type { Task } from '../../contract/generation.ts';
import { isMessageCode, MESSAGES } from '../../contract/messages.ts';
import { readHoldOutcomes } from '../credits/readHoldOutcomes.ts';
import { presentMedia } from '../media/presentMedia.ts';
import { mediaFiles } from '../media/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { ledgerSource } from './ledgerSource.ts';
import type { GenerationParts } from './parts.ts';
import type { tasks } from './tables.ts';

type TaskRow = typeof tasks.$inferSelect;

const NOTHING_MOVED: Task['credits'] = { held: 0, charged: 0, returned: 0 };

/** What may leave of each task, with its media links and what the ledger says of its coins; in the order given. */
export async function presentTasks(queries: Queries, { parts, rows }: { parts: Pick<GenerationParts, 'signer' | 'catalog' | 'clock'>; rows: TaskRow[] }): Promise<Task[]> {
  const mediaIds = rows.flatMap((row) => [...(row.mediaId ? [row.mediaId] : []), ...row.panelIds]);
  const [found, credits] = await Promise.all([
    mediaIds.length > 0 ? queries.select().from(mediaFiles).where(inArray(mediaFiles.id, mediaIds)) : [],
    readHoldOutcomes(queries, rows.map((row) => ledgerSource(row.id, row.attempt))),
  ]);
  const media = new Map(found.map((file) => [file.id, file]));
  const now = parts.clock.now();
  const present = (id: string) => {
    const file = media.get(id);
    return file ? [presentMedia({ file, signer: parts.signer, now })] : [];
  };
  return rows.map((row) => {
    const { label, is_local } = parts.catalog.nameOf(row.modelId);
    return {
      id: row.id,
      batch_id: row.batchId,
      kind: row.kind,
      mode: row.mode,
      status: row.status,
      prompt: row.prompt,
      model: { id: row.modelId, label, is_local },
      settings: row.settings,
      plan: row.plan,
      progress: {
        percent: row.percent,
        stage: row.stage,
        queue_position: row.status === 'pending' ? row.queuePosition : null,
        started_at: row.startedAt?.toISOString() ?? null,
        expected_seconds: row.expectedSeconds,
      },
      failure: row.failureCode ? { code: row.failureCode, message: failureText(row.failureCode) } : null,
      credits: credits.get(ledgerSource(row.id, row.attempt)) ?? NOTHING_MOVED,
      media: (row.mediaId && present(row.mediaId)[0]) || null,
      panels: row.panelIds.flatMap(present),
      is_favorite: row.isFavorite,
      can_cancel: row.status === 'pending',
      inputs: row.inputIds.map((id) => ({ id, thumbnail_url: parts.signer.sign({ mediaId: id, variant: 'thumbnail', now }).url })),
      created_at: row.createdAt.toISOString(),
      completed_at: row.completedAt?.toISOString() ?? null,
      deadline_at: row.deadlineAt.toISOString(),
    };
  });
}

function failureText(code: string): string {
  return MESSAGES[isMessageCode(code) ? code : 'generation_failed'].text;
}
