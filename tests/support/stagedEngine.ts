import { Readable } from 'node:stream';
import sharp from 'sharp';
import { KIND_OF_MODE, MODES, type Model } from '../../contract/generation.ts';
import type { Engine, EngineRequest, EngineStatus } from '../../server/generation/engine.ts';
import { EMBEDDED_MODELS } from '../../server/generation/embedded/embeddedModels.ts';

/** The studio's models, with every mode of their kind. */
export const STAGED_MODELS: Model[] = EMBEDDED_MODELS.map((model) => ({
  ...model,
  modes: MODES.filter((mode) => KIND_OF_MODE[mode] === model.kind),
  max_input_images: model.kind === 'video' ? 1 : 3,
}));

/** An engine under a test's control: it records what was submitted and answers as told. */
export interface StagedEngine extends Engine {
  submitted: EngineRequest[];
  discarded: string[];
  /** How many files a storyboard delivers; everything else delivers one. */
  storyboardFiles: number;
  /**
   * The answers to the next polls of the task with this prompt; the last one stays. Tasks without any have succeeded.
   */
  stage(prompt: string, ...statuses: (EngineStatus | Error)[]): void;
}

export async function createStagedEngine(): Promise<StagedEngine> {
  const picture = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#f5a524' } })
    .webp()
    .toBuffer();
  const submitted: EngineRequest[] = [];
  const discarded: string[] = [];
  const staged = new Map<string, (EngineStatus | Error)[]>();
  const requestOf = (id: string) => submitted.find((request) => `staged:${request.reference}` === id);

  const engine: StagedEngine = {
    id: 'staged',
    models: STAGED_MODELS,
    submitted,
    discarded,
    storyboardFiles: 1,
    stage: (prompt, ...statuses) => void staged.set(prompt, statuses),
    estimateSeconds: () => 1,
    async submit(request) {
      submitted.push(request);
      return `staged:${request.reference}`;
    },
    async poll(id) {
      const request = requestOf(id);
      if (!request) return { state: 'unknown' };
      const [status, ...later] = staged.get(request.prompt) ?? [];
      if (later.length > 0) staged.set(request.prompt, later);
      if (status instanceof Error) throw status;
      return status ?? { state: 'succeeded' };
    },
    async collect(id) {
      const isVideo = requestOf(id)?.kind === 'video';
      const open = async () => Readable.from([picture]);
      const drawn = isVideo ? { poster: open, thumbnail: open } : {};
      const file = () => ({
        main: open,
        ...drawn,
        mimeType: isVideo ? 'video/mp4' : 'image/webp',
        width: 32,
        height: 18,
        durationSeconds: isVideo ? 5 : null,
      });
      const count = requestOf(id)?.mode === 'storyboard' ? engine.storyboardFiles : 1;
      return {
        files: Array.from({ length: count }, file),
        plan: { chips: [{ aspect: 'scene', value: 'beach', word: 'pantai' }], unmatched: ['qwerty'] },
      };
    },
    async discard(id) {
      discarded.push(id);
    },
  };
  return engine;
}
