import { ConfigurationError } from '../../platform/config.ts';
import { familyOf, IMAGE_FAMILIES, type ImageFamily, VIDEO_FAMILIES, type VideoFamily } from './modelFamilies.ts';

/** A model that the operator has switched on. */
export interface ConfiguredModel<Family> {
  /** Our name for it, the same whichever endpoint serves it. */
  id: string;
  /** The provider's name: a model id or an endpoint id (`ep-…`). */
  providerId: string;
  family: Family;
}

/**
 * Reads a list such as `seedance-1-0-pro-250528, ep-20261101-abcde=seedance-2-0-fast@3.5`: model or endpoint ids, the
 * family where the id does not say it, and optionally a price factor other than the usual one. `none` is the empty list.
 * @throws ConfigurationError naming the part that is not understood
 */
export function readVideoModels(list: string): ConfiguredModel<VideoFamily>[] {
  return readModels('MODELARK_VIDEO_MODELS', list, VIDEO_FAMILIES);
}

export function readImageModels(list: string): ConfiguredModel<ImageFamily>[] {
  return readModels('MODELARK_IMAGE_MODELS', list, IMAGE_FAMILIES);
}

function readModels<Family extends { priceFactorPermille: number }>(
  setting: string,
  list: string,
  families: Record<string, Family>,
): ConfiguredModel<Family>[] {
  const models = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry && entry !== 'none')
    .map((entry): ConfiguredModel<Family> => {
      const [, providerId = '', named, factor] = /^([\w.-]+)(?:=([\w.-]+))?(?:@(\d+(?:\.\d+)?))?$/.exec(entry) ?? [];
      const name = familyOf(named ?? providerId);
      const family = Object.hasOwn(families, name) ? families[name] : undefined;
      if (!family)
        throw new ConfigurationError(
          `${setting}: "${entry}" is none of ${Object.keys(families).join(', ')}. For an endpoint write ep-…=${Object.keys(families)[0]}`,
        );
      return {
        id: `modelark-${name}`,
        providerId,
        family: factor ? { ...family, priceFactorPermille: Math.max(1, Math.round(Number(factor) * 1000)) } : family,
      };
    });
  const twice = models.find((model, place) => models.findIndex((other) => other.id === model.id) !== place);
  if (twice) throw new ConfigurationError(`${setting} names ${twice.id.replace('modelark-', '')} twice`);
  return models;
}
