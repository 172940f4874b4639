import { ASPECT_RATIOS, capabilities, type Mode, type Model } from '../../../contract/generation.ts';
import { MAX_INPUT_IMAGES } from '../../../contract/limits.ts';
import type { Engine } from '../engine.ts';
import { createRefusalRecorder } from '../remote/recordRefusal.ts';
import { type Pacing, USUAL_PACING } from '../remote/pacing.ts';
import { createRemoteEngine } from '../remote/remoteEngine.ts';
import type { RemoteEngineDeps } from '../remote/remoteEngineDeps.ts';
import { FLAVOUR, type FlavourName } from './flavours.ts';
import { createLackedPaths } from './lackedPaths.ts';
import { createOpenAiProvider, type OpenAiSettings } from './openAiProvider.ts';

export interface OpenAiConfig extends OpenAiSettings {
  /** Whose it is, as people see it. */
  label: string;
  flavour: FlavourName;
  /** Modes that the operator allows; null: all that the configured models can do. */
  modes: Mode[] | null;
  /** Concurrent jobs at the server. */
  concurrency: number;
}

const ID = 'openai-compatible';
/** Seconds of work per second of clip, or per picture, on one large graphics card. */
const SECONDS_OF_WORK: Partial<Record<string, number>> = { '480p': 12, '720p': 30, '1K': 10, '2K': 25 };

/**
 * A self-hosted server with OpenAI's API. It holds its jobs in memory: one that it has forgotten fails as `result_lost`,
 * and so does a picture whose answer was lost.
 */
export function createOpenAiEngine({
  deps,
  config,
  fetch,
  pacing = USUAL_PACING,
  patienceMs,
}: {
  deps: RemoteEngineDeps;
  config: OpenAiConfig;
  fetch: typeof globalThis.fetch;
  pacing?: Pacing;
  /** Upper limit of every timeout, milliseconds; shortens tests. */
  patienceMs?: number;
}): Engine {
  const flavour = FLAVOUR[config.flavour];
  const own = { deps, engineId: ID, server: config.baseUrl };
  const lacked = createLackedPaths(own);
  const recordRefusal = createRefusalRecorder(own);
  const provider = createOpenAiProvider({
    settings: config,
    flavour,
    fetch,
    storage: deps.storage,
    clock: deps.clock,
    log: deps.log,
    async recordRefusal(answer) {
      const isFirst = await recordRefusal(answer);
      if (isFirst && answer.code === 'engine_lacks_mode')
        await lacked
          .announce()
          .catch((error: Error) => deps.log.warn({ error: error.message }, 'a missing path could not be announced'));
      return isFirst;
    },
    patienceMs,
  });
  const workSeconds = (resolution: string, amount: number) =>
    Math.ceil((SECONDS_OF_WORK[resolution] ?? 30) * amount + 5);
  const shared = {
    engine: { id: ID, label: config.label, is_local: false },
    ...capabilities(),
    has_seed: true,
    price_factor_permille: 1000,
  } satisfies Partial<Model>;
  const allowed = (modes: Mode[]) => modes.filter((mode) => config.modes?.includes(mode) ?? true);
  const models: Model[] = [];
  if (config.videoModel) {
    models.push({
      ...shared,
      id: `${ID}-video`,
      label: `${config.label} · ${shortName(config.videoModel)}`,
      kind: 'video',
      modes: allowed(['text-to-video', 'image-to-video']),
      resolutions: flavour.videoResolutions,
      default_resolution: flavour.videoResolutions[0]!,
      aspect_ratios: flavour.videoRatios,
      default_aspect_ratio: '16:9',
      durations: flavour.seconds,
      max_input_images: 1,
      typical_seconds: workSeconds(flavour.videoResolutions[0]!, flavour.seconds.default),
    });
  }
  if (config.imageModel) {
    models.push({
      ...shared,
      id: `${ID}-image`,
      label: `${config.label} · ${shortName(config.imageModel)}`,
      kind: 'image',
      modes: allowed(['text-to-image', 'image-edit', 'multi-image']),
      resolutions: flavour.imageResolutions,
      default_resolution: flavour.imageResolutions[0]!,
      aspect_ratios: [...ASPECT_RATIOS],
      default_aspect_ratio: '1:1',
      durations: null,
      max_input_images: MAX_INPUT_IMAGES,
      typical_seconds: workSeconds(flavour.imageResolutions[0]!, 1),
    });
  }
  const engine = createRemoteEngine({
    deps,
    provider,
    pacing,
    models,
    id: ID,
    concurrency: config.concurrency,
    estimateSeconds: ({ settings }) => workSeconds(settings.resolution, settings.duration_seconds ?? 1),
  });
  return {
    ...engine,
    server: config.baseUrl,
    // Modes that the server turned out to lack are not offered.
    get models() {
      return models.map((model) => ({ ...model, modes: model.modes.filter((mode) => !lacked.has(mode)) }));
    },
    refreshModels: lacked.refresh,
    readLacks: lacked.list,
    checkLacks: (isAsked) => lacked.check(provider.hasPath, isAsked),
  };
}

/** `Wan-AI/Wan2.2-T2V-A14B` → `Wan2.2-T2V-A14B`. */
function shortName(model: string): string {
  return model.split('/').at(-1)!;
}
