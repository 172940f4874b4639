import type { Weather } from '../../scene.ts';
import type { Hit } from '../../prompt/readPrompt.ts';

/**
 * The first phrase for weather, or else a negated "cloudy" ("tanpa awan").
 * @param placeHit the phrase that named the place: if that is snow, it is not falling
 */
export function findWeather(hits: readonly Hit[], placeHit: Hit | null): Hit | undefined {
  return (
    hits.find(
      (hit) => !hit.isNegated && hit.meaning.weather && !(hit.meaning.weather === 'snow' && placeHit === hit),
    ) ?? hits.find((hit) => hit.isNegated && hit.meaning.weather === 'cloudy')
  );
}

/**
 * The weather of that phrase; a later, stronger one ("awan badai", "salju … angin") beats clear or cloudy, and lightning
 * beats rain.
 */
export function strongestWeather(weatherHit: Hit | undefined, wanted: readonly Hit[]): Weather {
  let weather: Weather = weatherHit && !weatherHit.isNegated ? weatherHit.meaning.weather! : 'clear';
  for (const { meaning } of wanted) {
    if (!meaning.weather || meaning.weather === 'clear' || meaning.weather === 'cloudy') continue;
    if (weather === 'clear' || weather === 'cloudy' || (weather === 'rain' && meaning.weather === 'storm'))
      weather = meaning.weather;
  }
  return weather;
}
