import {
  hasSwitch,
  mapSwitches,
  type Model,
  type Resolution,
  SWITCH_NAMES,
  SWITCHES,
  type Switches,
  type Task,
} from '../../../contract/generation.ts';
import { fieldError } from '../../platform/http/apiError.ts';

interface Wanted extends Partial<Switches> {
  resolution?: Resolution | undefined;
  aspect_ratio?: Task['settings']['aspect_ratio'] | undefined;
  duration_seconds?: number | undefined;
}

/**
 * The settings that decide a price, with the model's defaults.
 * @throws ApiError naming the field the model does not support
 */
export function resolvePriced(model: Model, wanted: Wanted): { resolution: Resolution; seconds: number | null } {
  const resolution = wanted.resolution ?? model.default_resolution;
  if (!model.resolutions.includes(resolution)) throw fieldError('resolution', 'resolution_unsupported');
  if (!model.durations) return { resolution, seconds: null };
  const seconds = wanted.duration_seconds ?? model.durations.default;
  if (!model.durations.choices.includes(seconds)) throw fieldError('duration_seconds', 'duration_unsupported');
  return { resolution, seconds };
}

/** The complete settings of an item except the seed. @throws ApiError naming the field the model does not support */
export function resolveSettings(
  model: Model,
  wanted: Wanted & { max_images?: number },
): Omit<Task['settings'], 'seed'> {
  const { resolution, seconds } = resolvePriced(model, wanted);
  const aspectRatio = wanted.aspect_ratio ?? model.default_aspect_ratio;
  if (!model.aspect_ratios.includes(aspectRatio)) throw fieldError('aspect_ratio', 'aspect_ratio_unsupported');
  for (const name of SWITCH_NAMES) {
    const { refusal } = SWITCHES[name];
    if (wanted[name] && refusal && !hasSwitch(model, name)) throw fieldError(name, refusal);
  }
  return {
    resolution,
    aspect_ratio: aspectRatio,
    duration_seconds: seconds,
    ...mapSwitches((name) => wanted[name] ?? false),
    max_images: wanted.max_images ?? 1,
  };
}
