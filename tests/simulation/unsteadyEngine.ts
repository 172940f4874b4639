import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Engine, EngineStatus } from '../../server/generation/engine.ts';
import { STAGED_MODELS } from '../support/stagedEngine.ts';
import type { Chaos } from './chaos.ts';

/** A job of the engine, and how it ends when no fault happens. */
interface Work {
  isVideo: boolean;
  isCutOut: boolean;
  /** One, or some of the pictures that a storyboard may have. */
  files: number;
  looksLeft: number;
  hasBegun: boolean;
  end: 'succeeds' | 'fails' | 'is refused' | 'never ends';
}

/**
 * An engine that loses answers, forgets jobs, fails, refuses, hangs and delivers half a file.
 * @param isPaused whether works wait that have not begun
 */
export async function createUnsteadyEngine(
  chaos: Chaos,
  isPaused: () => boolean,
): Promise<Engine & { forgetAll(): void }> {
  const picture = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#f5a524' } })
    .webp()
    .toBuffer();
  const works = new Map<string, Work>();

  return {
    id: 'unsteady',
    forgetAll: () => works.clear(),
    models: STAGED_MODELS,
    stopsAtOnce: true,
    estimateSeconds: () => 5,
    async submit({ reference, kind, mode, settings }) {
      chaos.strike('the engine takes no work', 0.06);
      if (!works.has(reference)) {
        const { random } = chaos;
        const end = random.chance(0.7) ? 'succeeds' : random.pick(['fails', 'is refused', 'never ends'] as const);
        const files = settings.max_images > 1 ? 1 + random.below(settings.max_images) : 1;
        const [isVideo, isCutOut] = [kind === 'video', mode === 'image-edit'];
        works.set(reference, { isVideo, isCutOut, files, looksLeft: random.below(3), hasBegun: false, end });
      }
      chaos.strike('the engine took a work and its answer was lost', 0.05);
      return reference;
    },
    async poll(reference): Promise<EngineStatus> {
      chaos.strike('the engine does not say how a work stands', 0.06);
      if (chaos.happens('the engine forgets a work', 0.03)) works.delete(reference);
      const work = works.get(reference);
      if (!work) return { state: 'unknown' };
      if (isPaused() && !work.hasBegun) return { state: 'queued', position: 1, pausedBy: 'operator' };
      work.hasBegun = true;
      if (work.looksLeft > 0) {
        work.looksLeft -= 1;
        if (chaos.random.chance(0.4)) return { state: 'queued', position: chaos.random.below(9), pausedBy: null };
        // Some engines report less progress than before now and then.
        return { state: 'running', percent: chaos.random.below(101), stage: 'rendering' };
      }
      if (work.end === 'never ends') return { state: 'running', percent: 50, stage: 'rendering' };
      if (work.end === 'succeeds') return { state: 'succeeded' };
      return { state: 'failed', code: work.end === 'fails' ? 'generation_failed' : 'input_sensitive' };
    },
    async collect(reference) {
      chaos.strike('the engine does not hand over a result', 0.05);
      const isCut = chaos.happens('a result breaks off midway', 0.05);
      const open = async () => (isCut ? Readable.from(brokenOff(picture)) : Readable.from([picture]));
      const { isVideo = false, isCutOut = false, files = 1 } = works.get(reference) ?? {};
      const shape = { mimeType: isVideo ? 'video/mp4' : 'image/webp', width: 32, height: 18 };
      return {
        files: Array.from({ length: files }, () => ({
          main: open,
          poster: open,
          thumbnail: open,
          ...shape,
          durationSeconds: isVideo ? 3 : null,
        })),
        plan: { chips: isCutOut ? [CUT_OUT] : [], unmatched: [] },
      };
    },
    async discard(reference) {
      chaos.strike('the engine does not let go of a work', 0.08);
      works.delete(reference);
    },
  };
}

/** What an engine says of a picture that was cut out. */
const CUT_OUT = { aspect: 'edit', value: 'removeBackground', word: 'hapus latar' };

async function* brokenOff(content: Buffer): AsyncGenerator<Buffer> {
  yield content.subarray(0, content.length / 2);
  throw new Error('the connection broke');
}
