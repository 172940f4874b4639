import type { Model, Resolution } from '../../../../contract/generation.ts';
import { MAX_COUNT, MIN_COUNT } from '../../../../contract/limits.ts';

/** The settings that decide the price. */
export interface Choice {
  model: Model;
  resolution: Resolution;
  /** Null for images. */
  seconds: number | null;
  count: number;
}

/** The wanted values as far as the model offers them, its defaults for the rest. `models` must not be empty. */
export function fitChoice(wanted: Partial<Choice>, models: readonly Model[]): Choice {
  const model = models.find(({ id }) => id === wanted.model?.id) ?? (models[0] as Model);
  const { resolution, seconds, count = MIN_COUNT } = wanted;
  return {
    model,
    resolution: resolution && model.resolutions.includes(resolution) ? resolution : model.default_resolution,
    seconds:
      model.durations &&
      (typeof seconds === 'number' && model.durations.choices.includes(seconds) ? seconds : model.durations.default),
    count: Math.min(MAX_COUNT, Math.max(MIN_COUNT, count)),
  };
}
