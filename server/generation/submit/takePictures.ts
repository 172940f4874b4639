import type { Mode } from '../../../contract/generation.ts';
import { readBalance } from '../../credits/readBalance.ts';
import { storePictures, type StoredPictures, type SentPicture } from '../../media/storePictures.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { countTry, type RateLimitRule } from '../../platform/http/rateLimit.ts';
import { checkDailyLimit } from './dailyLimit.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { refuseWhilePaused } from '../pause/readPauses.ts';
import { readGenerationPrices } from '../coins/prices.ts';
import { type GenerationRequest, planGeneration } from './submitGeneration.ts';

/** Limits failed requests with pictures: decoding costs as much as for a successful one, and nothing is charged. */
export const PICTURE_TRIES: RateLimitRule = { kind: 'picture-user', limit: 20, windowSeconds: 900 };

/**
 * Reads the pictures of a request before its transaction: first runs every check that needs no pictures (preliminary, the
 * transaction decides), then counts the try, then decodes and stores them.
 * @throws ApiError those of `submitGeneration`; rate_limited; the image codes, with nothing stored
 */
export async function takePictures({
  deps,
  userId,
  mode,
  request,
  pictures,
}: {
  deps: GenerationDeps;
  userId: string;
  mode: Mode;
  request: GenerationRequest;
  pictures: SentPicture[];
}): Promise<StoredPictures> {
  const { database, clock, storage, catalog } = deps;
  const prices = await readGenerationPrices(database, deps);
  const { engine, items, price } = planGeneration({ catalog, mode, request, pictureCount: pictures.length, prices });
  await refuseWhilePaused(database, engine.id);
  await checkDailyLimit(database, { clock, userId, limit: deps.dailyLimit, items });
  const { balance } = await readBalance(database, userId);
  if (balance < price.coins) throw new ApiError('insufficient_credits', { balance, required: price.coins });
  await countTry({ queries: database, clock, rule: PICTURE_TRIES, subject: userId });
  return storePictures({ storage, clock, userId, pictures });
}
