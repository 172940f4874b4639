import type { Hit } from '../../prompt/readPrompt.ts';
import { findWeather, strongestWeather } from './readWeather.ts';
import { isWeatherSeen } from '../visibleInScene.ts';
import type { Weather } from '../../scene.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Hour } from './chooseTime.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { PlanReport } from '../report/planReport.ts';

/** The weather of a prompt. */
export interface NamedWeather {
  /** Clear where none is named. */
  weather: Weather;
  isNamed: boolean;
  /** The details of the scene, with those that this weather brings. */
  details: Readonly<Record<string, number>>;
}

/** How often the seed lets clouds come where nobody asked for weather. */
const CLOUDY_CHANCE = 0.45;

/** Of all weather only this is seen through a window; a word for other weather may name petals, which fall indoors, too. */
const WET: ReadonlySet<Weather> = new Set<Weather>(['rain', 'storm']);

/** Reads the weather that a prompt asks for. */
export function chooseWeather(
  { wanted, hits }: PromptReading,
  { scene, hit: placeHit }: Place,
  { details, isStill }: { details: Readonly<Record<string, number>>; isStill: boolean },
  report: PlanReport,
): NamedWeather {
  const ground = { scene, details };
  const weatherHit = findWeather(hits, scene === 'snow' ? null : placeHit);
  const weather = strongestWeather(weatherHit, wanted);
  const isNamed = weatherHit !== undefined;
  if (!isWeatherSeen('rain', ground))
    for (const hit of wanted) if (WET.has(hit.meaning.weather ?? 'clear')) report.takeBack('detail', hit, details);
  // What sways in the wind stands still in a picture.
  const isSeen = isWeatherSeen(weather, ground) && !(isStill && weather === 'wind');
  const seenHit = isSeen ? (hits.find((hit) => hit.meaning.weather === weather) ?? weatherHit) : undefined;
  if (!seenHit) return { weather, isNamed, details };
  report.draw(seenHit, 'weather', weather);
  // Clouds that were asked for stand out from the sky.
  if (weather === 'cloudy') return { weather, isNamed, details: { ...details, clouded: 1 } };
  // A thunderstorm brings the rain along.
  const rainHit: Hit | undefined =
    weather === 'storm' ? wanted.find(({ meaning }) => meaning.weather === 'rain') : undefined;
  if (!rainHit || details.rainStrength) return { weather, isNamed, details };
  report.draw(rainHit, 'detail', 'rainStrength');
  return { weather, isNamed, details: { ...details, rainStrength: 1 } };
}

/** The weather that is drawn: where none was named, clouds come and go with the light, without a chip. */
export function weatherAt(
  { weather, isNamed }: NamedWeather,
  { time, isNamed: isTimeNamed, details }: Hour,
  random: () => number,
): Weather {
  if (isNamed || weather !== 'clear') return weather;
  if (time === 'storm' && !(details.dramatic && !isTimeNamed)) return 'storm';
  return time === 'storm' || time === 'overcast' || random() < CLOUDY_CHANCE ? 'cloudy' : 'clear';
}
