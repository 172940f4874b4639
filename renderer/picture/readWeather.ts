import type { Token } from '../prompt/tokens.ts';
import type { PlanChip, Weather } from '../scene.ts';
import type { Season } from './editWords.ts';
import type { Hit } from './instructionHits.ts';

/** The weather that a photo is to have: what is named, or what its season brings. */
export function readWeather({
  hits,
  tokens,
  season,
  chips,
  use,
}: {
  hits: readonly Hit[];
  tokens: readonly Token[];
  season: Season | null;
  chips: PlanChip[];
  use(hit: Hit, aspect: PlanChip['aspect'], value: string): void;
}): { weather: Weather | null; isMisty: boolean } {
  const weathers = hits.filter((hit) => hit.meaning?.weather);
  let weather =
    weathers.find((hit) => hit.meaning!.weather !== 'clear' && hit.meaning!.weather !== 'cloudy')?.meaning?.weather ??
    weathers[0]?.meaning?.weather ??
    null;
  if (weather)
    use(
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
  if (isMisty) use(fog, 'detail', 'mist');
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
