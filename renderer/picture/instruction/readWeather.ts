import type { Weather } from '../../scene.ts';
import type { Season } from './editWords.ts';
import type { Hit } from './hits.ts';
import type { Reading } from './reading.ts';

/**
 * The weather that a photo is to have: what is named, or what its season brings.
 * @param past what `readPast` found
 */
export function readWeather(
  reading: Reading,
  { past, season }: { past: readonly Hit[]; season: Season | null },
): { weather: Weather | null; isMisty: boolean } {
  const { tokens, chips } = reading;
  const weathers = reading.wanted.filter((hit) => hit.meaning?.weather && !past.includes(hit));
  let weather =
    weathers.find((hit) => hit.meaning!.weather !== 'clear' && hit.meaning!.weather !== 'cloudy')?.meaning?.weather ??
    weathers[0]?.meaning?.weather ??
    null;
  if (weather)
    reading.use(
      weathers.find((hit) => hit.meaning!.weather === weather)!,
      'weather',
      weather,
    );
  const fog = weathers.find((hit) => hit.meaning!.weather === 'fog');
  // "kabut tipis" is a haze that leaves the photo to be seen.
  if (
    fog &&
    THIN.test(
      tokens
        .slice(fog.start, fog.end + 1)
        .map(({ word }) => word)
        .join(' '),
    )
  ) {
    weather = weather === 'fog' ? null : weather;
    const told = chips.findIndex(({ value }) => value === 'fog');
    if (told >= 0) chips.splice(told, 1);
  }
  const isMisty = fog !== undefined && weather !== 'fog';
  if (isMisty) reading.use(fog, 'detail', 'mist');
  if (!weather && season === 'winter') weather = 'snow';
  if (!weather && season === 'spring') weather = 'petals';
  return { weather, isMisty };
}

const THIN = /(?:tipis|thin|light|samar)/u;

/** "langit mendung jadi biru cerah": light and weather named before "jadi" are there already, and are to go. */
export function readPast(hits: readonly Hit[], tokens: readonly { word: string }[]): Hit[] {
  const goal = tokens.findLastIndex(({ word }) => word === 'jadi' || word === 'menjadi' || word === 'into');
  const skies = hits.filter(({ meaning }) => meaning?.time ?? meaning?.weather);
  return skies.some(({ start }) => start > goal) ? skies.filter(({ start }) => start < goal) : [];
}
