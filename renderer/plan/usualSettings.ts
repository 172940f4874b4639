import type { CameraMotion, SceneName, TimeOfDay } from '../scene.ts';

/** Times of day that suit a scene when the prompt names none. */
const USUAL_TIMES: Partial<Record<SceneName, readonly TimeOfDay[]>> = {
  city: ['night', 'dusk', 'sunset'],
  space: ['night'],
  underwater: ['day'],
  abstract: ['night', 'dusk', 'fantasy', 'day'],
  snow: ['day', 'morning', 'dawn', 'golden'],
  volcano: ['dawn', 'sunset', 'golden', 'dusk'],
  desert: ['golden', 'sunset', 'morning'],
  canyon: ['golden', 'day', 'sunset'],
  flowers: ['day', 'morning', 'golden'],
  sakura: ['morning', 'day'],
  bamboo: ['morning', 'day'],
  ricefield: ['morning', 'golden', 'dawn'],
  islands: ['day', 'morning', 'golden'],
  beach: ['day', 'morning', 'golden'],
  forest: ['morning', 'golden', 'day'],
  table: ['morning', 'golden', 'day'],
  room: ['morning', 'day', 'golden'],
  pond: ['day', 'morning', 'golden'],
  portrait: ['golden', 'morning', 'sunset'],
};

export const LIT_STREET: readonly TimeOfDay[] = ['golden', 'day', 'sunset'];

const COMMON_TIMES: readonly TimeOfDay[] = ['morning', 'day', 'golden', 'sunset', 'dawn'];

/** Times of day when subjects on the ground or on water are dark against the sky. */
const AGAINST_THE_LIGHT: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dawn', 'sunset', 'dusk']);

/** The times of day to choose from when the prompt names none: a subject on the ground or on water gets daylight. */
export function usualTimes(scene: SceneName, hasSubjectBelow: boolean): readonly TimeOfDay[] {
  const times = USUAL_TIMES[scene] ?? COMMON_TIMES;
  return hasSubjectBelow ? times.filter((time) => !AGAINST_THE_LIGHT.has(time)) : times;
}

export const USUAL_MOTIONS: Partial<Record<SceneName, readonly CameraMotion[]>> = {
  abstract: ['forward', 'zoom'],
  space: ['forward', 'orbit', 'right'],
  flowers: ['forward', 'right', 'left'],
  forest: ['forward', 'right', 'left'],
  table: ['forward', 'right', 'orbit', 'zoom'],
  room: ['forward', 'right', 'left', 'zoom'],
  pond: ['right', 'zoom', 'forward'],
  portrait: ['forward', 'zoom', 'left', 'right'],
};

export const COMMON_MOTIONS: readonly CameraMotion[] = ['forward', 'forward', 'right', 'left', 'up', 'orbit'];

/** Seeds may choose among these when the prompt names only the table. */
export const USUAL_WARES: readonly string[] = ['coffee', 'fruit', 'vase', 'books'];

/** The same before a plain backdrop, where goods are photographed. */
export const SOLD_WARES: readonly string[] = ['bottle', 'perfume'];
