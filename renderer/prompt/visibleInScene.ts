import type { SceneName, TimeOfDay, Weather } from '../scene.ts';

/** Scenes without a sky, and the kinds of weather that need one. */
const SKYLESS: ReadonlySet<SceneName> = new Set<SceneName>([
  'table',
  'space',
  'underwater',
  'pond',
  'portrait',
  'abstract',
]);

const OF_THE_SKY: ReadonlySet<Weather> = new Set<Weather>(['clear', 'cloudy', 'wind', 'aurora']);

/** Space and abstract pictures have no time of day, except night and moods that tint the whole picture. */
export const isTimeSeen = (time: TimeOfDay, scene: SceneName): boolean =>
  !(scene === 'space' || scene === 'abstract') ||
  time === 'night' ||
  time === 'inferno' ||
  (time === 'fantasy' && scene === 'abstract');

/** Views of a city in which no cars are seen. */
export const ROADLESS: ReadonlySet<string> = new Set(['jakarta', 'skyline', 'harbour', 'market']);

/** Details that fill space instead of a planet, and those that need one. */
export const INSTEAD_OF_PLANETS: ReadonlySet<string> = new Set(['galaxy', 'blackhole']);

export const OF_PLANETS: ReadonlySet<string> = new Set(['planet', 'ring', 'gas', 'earth', 'ice', 'mars']);

/** Over a table, weather is seen only through the window, and only as rain; scenes without a sky have no clouds. */
export function isWeatherSeen(weather: Weather, scene: SceneName, details: Readonly<Record<string, number>>): boolean {
  if (scene === 'table') return (weather === 'rain' || weather === 'storm') && !details.studio && !details.white;
  return !(SKYLESS.has(scene) && OF_THE_SKY.has(weather));
}
