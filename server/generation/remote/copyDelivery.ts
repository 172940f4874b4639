import { Readable } from 'node:stream';
import { ExternalFetchError } from '../../platform/http/fetchExternal.ts';
import { StorageAway, StorageUnwritable } from '../../platform/storage/storage.ts';
import { CopyError } from './copyError.ts';
import { drawPosters } from './drawPosters.ts';
import { inspectClip } from './inspectClip.ts';
import { inspectPicture } from './inspectPicture.ts';
import { posterKey, jobResultKey, thumbnailKey } from './resultKeys.ts';
import type { Delivery, CopiedFile, Provider } from './provider.ts';
import type { RemoteEngineDeps } from './remoteEngineDeps.ts';
import type { RemoteJob } from './remoteTables.ts';
import { openArrival } from './storeArrivals.ts';

/**
 * Copies one result into our storage and verifies it: a complete file, in a format that every browser shows.
 * @throws CopyError when the result is at fault; errors of our storage and database pass through
 */
export async function copyDelivery({
  deps,
  provider,
  job,
  index,
  delivery,
}: {
  deps: RemoteEngineDeps;
  provider: Provider;
  job: RemoteJob;
  index: number;
  delivery: Delivery;
}): Promise<CopiedFile> {
  const { storage, log } = deps;
  const storageKey = jobResultKey(job.id, index);
  try {
    await storage.put(
      storageKey,
      'url' in delivery ? await provider.open(delivery.url) : await openArrival(deps, { jobId: job.id, index }),
    );
  } catch (error) {
    if (!(error instanceof ExternalFetchError)) throw error;
    throw new CopyError(error.message, { code: 'result_lost', isFinal: error.reason === 'refused' });
  }
  if (job.request.kind === 'image')
    return { storageKey, ...(await inspectPicture({ storage, storageKey })), hasPoster: false };

  const { track, ...clip } = await inspectClip({ storage, storageKey });
  try {
    const posters = await drawPosters({ track, width: clip.width, height: clip.height });
    if (posters) {
      await storage.put(posterKey(storageKey), Readable.from([posters.poster]));
      await storage.put(thumbnailKey(storageKey), Readable.from([posters.thumbnail]));
    }
    return { storageKey, ...clip, hasPoster: posters !== null };
  } catch (error) {
    if (error instanceof StorageAway || error instanceof StorageUnwritable) throw error;
    log.info(
      { job: job.id, error: error instanceof Error ? error.message : String(error) },
      'no frame of a clip could be drawn',
    );
    return { storageKey, ...clip, hasPoster: false };
  }
}
