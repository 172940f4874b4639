import { eq, inArray, sql } from 'drizzle-orm';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { PromptPlan } from '../../../contract/prompts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { derivedId, isId } from '../../platform/identifier.ts';
import { sweepableFolders, type Storage } from '../../platform/storage/storage.ts';
import type { Engine, EngineFile, EngineRequest } from '../engine.ts';
import { extendedSize, readExtension } from '../../../renderer/readExtension.ts';
import { readShape } from '../../../renderer/readShape.ts';
import { readTurn } from '../../../renderer/readTurn.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';
import { readWhyPaused } from '../pause/readWhyPaused.ts';
import { pixelSize } from '../pixelSize.ts';
import { RENDERED_VARIANTS, renderedFile, renderFolder, RENDERS } from './storedRender.ts';
import { NO_ROOM, studioRenders } from './renderTables.ts';
import { EMBEDDED_MODELS, STUDIO } from './embeddedModels.ts';

const FRAMES_PER_SECOND = 24;
/** Seconds of work per second of clip, or per picture, on two ordinary cores (bench/renderer.ts). */
const SECONDS_OF_WORK = { '480p': 3, '720p': 6, '1080p': 16, '1K': 4, '2K': 8, '4K': 20 } as const;
/** The same for modes that start from pictures and render no scene (bench/rendererPictures.ts). */
const SECONDS_FROM_PICTURES = { '480p': 0.8, '720p': 1.5, '1080p': 3, '1K': 3, '2K': 5, '4K': 11 } as const;

/**
 * The embedded engine as a provider: `submit` writes a row, a render pool in any process picks it up, `poll` reads the
 * row. The row's id is derived from the reference, so that a repeated submit finds the first row.
 */
export function createEmbeddedEngine({
  database,
  storage,
  clock,
}: {
  database: Database;
  storage: Storage;
  clock: Clock;
}): Engine {
  const discard = async (id: string) => {
    await database.delete(studioRenders).where(eq(studioRenders.id, id));
    await storage.removeFolder(renderFolder(id));
  };
  return {
    id: STUDIO,
    stopsAtOnce: true,
    models: EMBEDDED_MODELS,
    explain({ switches, ...question }) {
      const { verdict, chips, unmatched, subject, nearest, card, isToBeErased } = understandPrompt({
        ...question,
        fixedCamera: switches.fixed_camera,
      });
      const offer = { prompt: null, drawn: null, model: null };
      const offers: PromptPlan['offers'] = [
        ...(nearest ? [{ ...offer, kind: 'nearest' as const, ...nearest }] : []),
        ...(card ? [{ ...offer, kind: 'card' as const, prompt: card }] : []),
        ...(verdict === 'unknown_subject' ? [{ ...offer, kind: 'own_picture' as const }] : []),
        ...(isToBeErased ? [{ ...offer, kind: 'erase' as const }] : []),
      ];
      return { verdict, chips, unmatched, subject, offers };
    },
    estimateSeconds({ mode, settings }) {
      const startsFromPictures = mode === 'image-to-video' || mode === 'image-edit' || mode === 'multi-image';
      const seconds = startsFromPictures ? SECONDS_FROM_PICTURES : SECONDS_OF_WORK;
      return Math.ceil(seconds[settings.resolution] * (settings.duration_seconds ?? settings.max_images)) + 2;
    },
    async submit({ reference, ownerId, requestedAt, mode, prompt, settings, images }: EngineRequest) {
      const id = renderIdOf(reference);
      // "crop kotak": an edit may ask for its shape in words.
      const shape = mode === 'image-edit' ? readShape(prompt)?.ratio : undefined;
      const isOnItsSide = mode === 'image-edit' && (readTurn(prompt)?.quarters ?? 2) !== 2;
      const turned = images[0] && isOnItsSide ? { width: images[0].height, height: images[0].width } : images[0];
      const side = mode === 'image-edit' ? readExtension(prompt)?.side : undefined;
      const source = turned && side ? extendedSize(turned, side) : turned;
      const size = pixelSize(settings.resolution, shape ?? settings.aspect_ratio, source);
      await database
        .insert(studioRenders)
        .values({
          id,
          ownerId,
          request: {
            reference,
            mode,
            prompt,
            seed: settings.seed,
            ...size,
            fps: FRAMES_PER_SECOND,
            durationSeconds: settings.duration_seconds ?? 0,
            fixedCamera: settings.fixed_camera,
            watermark: settings.watermark,
            maxImages: settings.max_images,
            inputs: images.map((image) => image.storageKey),
          },
          status: 'queued',
          createdAt: new Date(requestedAt),
        })
        .onConflictDoNothing();
      return id;
    },
    async poll(id) {
      const [render] = await database.select().from(studioRenders).where(eq(studioRenders.id, id));
      switch (render?.status) {
        case undefined:
          return { state: 'unknown' };
        case 'queued':
          return {
            state: 'queued',
            position: await readPosition(database, id),
            pausedBy: await readWhyPaused({ database, storage, engineId: STUDIO }),
          };
        case 'running':
          return { state: 'running', percent: render.percent, stage: render.stage };
        case 'done':
          return { state: 'succeeded' };
        case 'failed':
          return { state: 'failed', code: failureCode(render.error) };
      }
    },
    async collect(id) {
      const [render] = await database.select().from(studioRenders).where(eq(studioRenders.id, id));
      if (!render?.result) throw new Error(`studio render ${id} has no result`);
      const { plan, count, ...file } = render.result;
      const files = Array.from({ length: count }, (_, index): EngineFile => {
        const opens = (variant: (typeof RENDERED_VARIANTS)[number]) => () =>
          storage.open(renderedFile(id, variant, index));
        return { ...file, main: opens('main'), poster: opens('poster'), thumbnail: opens('thumbnail') };
      });
      return { files, plan };
    },
    discard,
    async sweep(readWanted) {
      const rows = await database.select({ id: studioRenders.id }).from(studioRenders);
      const wanted = new Set((await readWanted()).map(renderIdOf));
      for (const { id } of rows) if (!wanted.has(id)) await discard(id);
    },
    async sweepFiles() {
      for await (const folders of sweepableFolders(storage, { parent: RENDERS, now: clock.now() })) {
        const names = folders.filter(isId);
        const rows = await database
          .select({ id: studioRenders.id })
          .from(studioRenders)
          .where(inArray(studioRenders.id, names));
        const known = new Set(rows.map(({ id }) => id));
        for (const name of names) if (!known.has(name)) await storage.removeFolder(renderFolder(name));
      }
    },
  };
}

function renderIdOf(reference: string): string {
  return derivedId(`studio render of ${reference}`);
}

/** The message code of a failed render; errors without one of their own become generation_failed. */
function failureCode(error: string | null): ErrorCode {
  switch (error) {
    case NO_ROOM:
      return 'storage_unwritable';
    case 'result_unchanged':
    case 'object_not_found':
    case 'removal_unbelievable':
    case 'sky_not_found':
      return error;
    default:
      return 'generation_failed';
  }
}

/** Position in the queue when owners take turns: every owner's first render before any owner's second. */
async function readPosition(database: Database, id: string): Promise<number> {
  const found = await database.execute<{ position: string }>(sql`
    with waiting as (
      select id, created_at, request->>'reference' as reference,
        row_number() over (partition by owner_id order by created_at, request->>'reference') as turn
      from studio_renders where status = 'queued'
    )
    select count(*) as position from waiting, (select * from waiting where id = ${id}) as mine
    where (waiting.turn, waiting.created_at, waiting.reference) <= (mine.turn, mine.created_at, mine.reference)
  `);
  return Math.max(1, Number(found.rows[0]?.position ?? 1));
}
