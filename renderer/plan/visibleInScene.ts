import { type SceneName, TERRAIN_SCENES, type TimeOfDay, type Weather } from '../scene.ts';
import { GROUNDS } from '../prompt/vocabulary/groundWords.ts';
import type { RoomKind } from '../scenes/room/roomKind.ts';
import { isRoomName, openingOf, ROOM_KINDS } from '../scenes/room/roomKinds.ts';
import type { Hit } from '../prompt/readPrompt.ts';

/** What time and weather are seen on: a scene with its details, and for the time of day, the weather over it. */
interface Ground {
  scene: SceneName;
  details: Readonly<Record<string, number>>;
}

/** Scenes without a sky, and the kinds of weather that need one. */
const SKYLESS: ReadonlySet<SceneName> = new Set<SceneName>([
  'table',
  'room',
  'space',
  'underwater',
  'pond',
  'portrait',
  'abstract',
]);

const OF_THE_SKY: ReadonlySet<Weather> = new Set<Weather>(['clear', 'cloudy', 'wind', 'aurora']);

/** Scenes whose leaves hide the clouds. */
const WOODS: ReadonlySet<SceneName> = new Set<SceneName>(['forest', 'bamboo', 'sakura']);

/** Where it neither rains nor snows. */
const WITHOUT_WEATHER: ReadonlySet<SceneName> = new Set<SceneName>(['underwater', 'space']);

/** Times of day told apart by their light where there is no sky; elsewhere all are. */
const TIMES_WITHOUT_SKY: Partial<Record<SceneName, ReadonlySet<TimeOfDay>>> = {
  table: new Set<TimeOfDay>(['dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'night']),
  room: new Set<TimeOfDay>(['dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'night']),
  portrait: new Set<TimeOfDay>(['day', 'golden', 'sunset', 'dusk', 'night', 'fantasy', 'inferno']),
  pond: new Set<TimeOfDay>(['day', 'dusk', 'night', 'inferno']),
  underwater: new Set<TimeOfDay>(['day', 'dusk', 'night', 'inferno']),
  space: new Set<TimeOfDay>(['night', 'inferno']),
  abstract: new Set<TimeOfDay>(['night', 'inferno', 'fantasy']),
};

/** Low sunlight, which grey clouds hide. */
const SUNLIT: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['morning', 'golden']);

const SUNLESS: ReadonlySet<Weather> = new Set<Weather>(['rain', 'storm', 'snow']);

/** Whether things stand before a plain backdrop instead of in a room. */
export const isPlain = ({ scene, details }: Ground): boolean =>
  scene === 'table' && Boolean(details.studio ?? details.neonGlow ?? (details.white && !details.marble));

/** Whether things lie on grass, sand, stone or cloth. */
const isOnGround = ({ details }: Ground): boolean => Object.keys(details).some((name) => GROUNDS.has(name));

/** Whether there is a table: a plain backdrop without marble runs into the ground. */
export const isTableSeen = (ground: Ground): boolean =>
  !isOnGround(ground) && (!isPlain(ground) || Boolean(ground.details.marble));

/** The room without any window in which a picture takes place; undefined elsewhere. */
function closedRoom({ scene, details }: Ground): RoomKind | undefined {
  const name = scene === 'room' ? Object.keys(details).find(isRoomName) : undefined;
  return name !== undefined && openingOf(name) === 'none' ? ROOM_KINDS[name] : undefined;
}

/** Whether the light of a time of day is seen: no lamp of a studio tells the hour. */
export function isTimeSeen(time: TimeOfDay, weather: Weather, ground: Ground): boolean {
  if (isPlain(ground) || (SUNLIT.has(time) && SUNLESS.has(weather))) return false;
  const closed = closedRoom(ground);
  if (closed) return closed.isDim === true && time === 'night';
  return TIMES_WITHOUT_SKY[ground.scene]?.has(time) ?? true;
}

/** Land whose sun is drawn in the picture when it is asked for; elsewhere a high one is above its edge. */
const WITH_ITS_SUN: ReadonlySet<SceneName> = new Set<SceneName>(TERRAIN_SCENES);
const HIGH_SUN: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['day', 'overcast', 'storm']);

/** Sand is white and water clear only in daylight. */
const BY_DAYLIGHT: ReadonlySet<string> = new Set(['whiteSand', 'clearWater', 'blueSky']);
const DAYLIGHT: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['day', 'morning']);

/** Stars are out only in the dark. */
const BY_NIGHT: ReadonlySet<string> = new Set(['starry', 'milkyWay', 'meteors']);
/** The moon and lamps are seen when the sun is down. */
const AT_NIGHT: ReadonlySet<string> = new Set(['crescent', 'litWindows']);
const DARKNESS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dawn', 'dusk', 'night', 'fantasy']);

/** Whether the light of the hour keeps a detail from being seen. */
export function isHiddenByHour({ meaning: { details } }: Hit, time: TimeOfDay, scene: SceneName): boolean {
  return details.some(
    ({ name, scenes }) =>
      scenes.includes(scene) &&
      ((name === 'bigSun' && HIGH_SUN.has(time) && !WITH_ITS_SUN.has(scene)) ||
        (BY_DAYLIGHT.has(name) && !DAYLIGHT.has(time)) ||
        (AT_NIGHT.has(name) && time !== 'night') ||
        (BY_NIGHT.has(name) && !DARKNESS.has(time))),
  );
}

/** Times of day that get a chip though nobody asked for them: nobody takes them for another. */
const UNMISTAKABLE: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dawn', 'day', 'sunset', 'dusk', 'night']);

/** Whether a time of day that the seed chose is worth a chip. */
export const isChosenTimeReported = (time: TimeOfDay, weather: Weather, ground: Ground): boolean =>
  UNMISTAKABLE.has(time) &&
  (ground.scene === 'table' || ground.scene === 'room' || !SKYLESS.has(ground.scene)) &&
  !(time === 'day' && SUNLESS.has(weather)) &&
  isTimeSeen(time, weather, ground);

/** Land that a raised camera shows from above, though with its horizon. */
const SEEN_FROM_ABOVE: ReadonlySet<SceneName> = new Set<SceneName>(['hills', 'islands', 'desert', 'canyon']);

/** Whether a raised camera shows what a word asks for: "dari atas" looks straight down. */
export const isSeenFromAbove = (typed: string, scene: SceneName): boolean =>
  SEEN_FROM_ABOVE.has(scene) && !/atas|above|bird/iu.test(typed);

/** Views of a city in which no cars are seen, and those in which no ground is. */
export const ROADLESS: ReadonlySet<string> = new Set(['jakarta', 'skyline', 'harbour', 'market']);

export const OVER_WATER: ReadonlySet<string> = new Set(['jakarta', 'skyline', 'harbour']);

/** Details that fill space instead of a planet, and those that need one. */
export const INSTEAD_OF_PLANETS: ReadonlySet<string> = new Set(['galaxy', 'blackhole']);

export const OF_PLANETS: ReadonlySet<string> = new Set(['planet', 'ring', 'gas', 'earth', 'ice', 'mars']);

/** Over a table, weather is seen only through the window, and only as rain; leaves and roofs hide the clouds. */
export function isWeatherSeen(weather: Weather, ground: Ground): boolean {
  const { scene } = ground;
  if (scene === 'table' || scene === 'room')
    return (weather === 'rain' || weather === 'storm') && !isPlain(ground) && !closedRoom(ground);
  if (WITHOUT_WEATHER.has(scene)) return false;
  if (WOODS.has(scene) && (weather === 'clear' || weather === 'cloudy')) return false;
  return !(SKYLESS.has(scene) && OF_THE_SKY.has(weather));
}
