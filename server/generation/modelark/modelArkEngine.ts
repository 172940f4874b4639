import type { Engine } from '../engine.ts';
import { type Pacing, USUAL_PACING } from '../remote/pacing.ts';
import { createRemoteEngine, type RemoteEngineDeps } from '../remote/remoteEngine.ts';
import { callbackPath } from './callbackPath.ts';
import { readImageModels, readVideoModels } from './configuredModels.ts';
import { safetyIdentifier } from './marker.ts';
import { createModelArkProvider, type ModelArkSettings } from './modelArkProvider.ts';
import { ENGINE, presentImageModel, presentVideoModel, workSeconds } from './presentModels.ts';

export interface ModelArkConfig extends ModelArkSettings {
  /** Lists as `readVideoModels` reads them. */
  videoModels: string;
  imageModels: string;
  /** Jobs at the provider at a time. */
  concurrency: number;
}

/**
 * BytePlus ModelArk: Seedance and Seedream.
 *
 * Images have one window that nothing closes: their call has no task to ask about, so if the connection or this process
 * dies between the provider's finishing and our writing the answer down, the picture is lost. The job then fails as
 * `result_lost` and the coins come back; it is never sent again by itself, since the provider may have billed it.
 * @throws ConfigurationError for a model that it does not know
 */
export function createModelArkEngine({
  deps,
  config,
  fetch,
  key,
  publicUrl,
  pacing = USUAL_PACING,
}: {
  deps: RemoteEngineDeps;
  config: ModelArkConfig;
  fetch: typeof globalThis.fetch;
  /** Seals callback addresses and names persons to the provider. */
  key: Buffer;
  /** Where people, and the provider, reach us. */
  publicUrl: () => string;
  pacing?: Pacing;
}): Engine {
  const videoModels = readVideoModels(config.videoModels);
  const imageModels = readImageModels(config.imageModels);
  const provider = createModelArkProvider({
    settings: config,
    videoModels,
    imageModels,
    fetch,
    storage: deps.storage,
    clock: deps.clock,
    log: deps.log,
    identify: ({ id, request }) => safetyIdentifier({ key, ownerId: request.ownerId, jobId: id }),
    // The API takes HTTPS only; a stand-in on plain HTTP is spoken to as it speaks.
    callbackUrl: (jobId) =>
      publicUrl().startsWith('https://') || config.baseUrl.startsWith('http://')
        ? publicUrl() + callbackPath({ key, jobId })
        : null,
  });
  return createRemoteEngine({
    deps,
    provider,
    pacing,
    id: ENGINE.id,
    models: [...videoModels.map(presentVideoModel), ...imageModels.map(presentImageModel)],
    concurrency: config.concurrency,
    estimateSeconds({ modelId, settings }) {
      // A model that was switched off meanwhile still ends its tasks.
      const family = [...videoModels, ...imageModels].find((model) => model.id === modelId)?.family ?? {
        secondsOfWork: 10,
      };
      return workSeconds({
        family,
        resolution: settings.resolution,
        amount: settings.duration_seconds ?? settings.max_images,
      });
    },
  });
}
