import type { Engine } from '../engine.ts';
import { createRefusalRecorder } from '../remote/recordRefusal.ts';
import { type Pacing, USUAL_PACING } from '../remote/pacing.ts';
import { createRemoteEngine } from '../remote/remoteEngine.ts';
import type { RemoteEngineDeps } from '../remote/remoteEngineDeps.ts';
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
 * Images have one gap that cannot be closed: their call has no task to poll, so if the connection or this process dies
 * between the provider's finishing and our storing the answer, the picture is lost. The job then fails as `result_lost`
 * and the coins are returned; it is never resubmitted automatically, since the provider may have billed it.
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
  /** HMAC key of callback addresses and of the pseudonyms that the provider gets. */
  key: Buffer;
  /** Public base URL of this installation. */
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
    recordRefusal: createRefusalRecorder({ deps, engineId: ENGINE.id, server: config.baseUrl }),
    identify: ({ id, request }) => safetyIdentifier({ key, ownerId: request.ownerId, jobId: id }),
    // The API takes HTTPS callbacks only; a stand-in on plain HTTP takes either.
    callbackUrl: (jobId) =>
      publicUrl().startsWith('https://') || config.baseUrl.startsWith('http://')
        ? publicUrl() + callbackPath({ key, jobId })
        : null,
  });
  const engine = createRemoteEngine({
    deps,
    provider,
    pacing,
    id: ENGINE.id,
    models: [...videoModels.map(presentVideoModel), ...imageModels.map(presentImageModel)],
    concurrency: config.concurrency,
    estimateSeconds({ modelId, settings }) {
      // Tasks of a model that was switched off meanwhile still run to their end.
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
  return { ...engine, server: config.baseUrl };
}
