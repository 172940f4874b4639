import {
  type AspectRatio,
  defaultAspectRatio,
  hasSwitch,
  mapSwitches,
  type Mode,
  type Model,
  type Resolution,
  SWITCH_NAMES,
} from '../../../../contract/generation.ts';
import type { Settings } from './settings.ts';

/** Settings with every open choice filled in, as shown on the chips and sent. */
export interface FittedSettings extends Settings {
  model: string;
  resolution: Resolution;
  aspectRatio: AspectRatio;
}

/** The draft's model if it exists, else the first of the list. */
export function pickModel(models: readonly Model[], id: string | null): Model | null {
  return models.find((model) => model.id === id) ?? models[0] ?? null;
}

/** The choice nearest to a wanted length; of two equally near ones the shorter, which costs less. */
function nearestDuration(choices: readonly number[], wanted: number): number | null {
  let nearest: number | null = null;
  for (const choice of [...choices].sort((a, b) => a - b)) {
    if (nearest === null || Math.abs(choice - wanted) < Math.abs(nearest - wanted)) nearest = choice;
  }
  return nearest;
}

/**
 * A draft's settings as a model can do them: its default where nothing was chosen or the choice is not offered, the
 * nearest length it offers, and no switch that it lacks. The draft itself keeps the person's choices, so that switching
 * back to the first model restores them. A clip from an image always has the image's ratio.
 */
export function fitSettings(settings: Settings, model: Model, mode?: Mode): FittedSettings {
  const { resolution, duration } = settings;
  const aspectRatio = mode === 'image-to-video' ? 'adaptive' : settings.aspectRatio;
  return {
    model: model.id,
    resolution: resolution && model.resolutions.includes(resolution) ? resolution : model.default_resolution,
    aspectRatio:
      aspectRatio && (mode === 'image-to-video' || model.aspect_ratios.includes(aspectRatio))
        ? aspectRatio
        : mode
          ? defaultAspectRatio(model, mode)
          : model.default_aspect_ratio,
    duration:
      model.durations &&
      (duration === null
        ? model.durations.default
        : (nearestDuration(model.durations.choices, duration) ?? model.durations.default)),
    ...mapSwitches((name) => settings[name] && hasSwitch(model, name)),
    seed: model.has_seed ? settings.seed : null,
    count: settings.count,
    maxImages: settings.maxImages,
  };
}

/** Which of the person's choices this model cannot do, in the order of the chips. */
export function refusedSettings(settings: Settings, model: Model, mode?: Mode): (keyof Settings)[] {
  const fitted = fitSettings(settings, model, mode);
  const keys = ['resolution', 'duration', 'aspectRatio', ...SWITCH_NAMES, 'seed'] as const;
  return keys.filter((key) => settings[key] !== null && settings[key] !== false && fitted[key] !== settings[key]);
}
