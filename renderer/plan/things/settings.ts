import { GROUNDS, OPEN_GROUNDS } from '../../prompt/vocabulary/groundWords.ts';
import type { DetailRule } from '../../prompt/vocabulary/detailWords.ts';
import { isRoomStyle } from '../../prompt/vocabulary/roomStyleWords.ts';
import { isWeakVenue } from '../../prompt/vocabulary/venueWords.ts';
import { WITH_LAKES } from '../../scene.ts';
import type { RoomKind } from '../../scenes/room/roomKind.ts';
import { isRoomName, ROOM_KINDS, ROOM_NAMES, roomOf } from '../../scenes/room/roomKinds.ts';
import { canBeFittedOut } from '../../scenes/room/roomStyles.ts';
import { isVenueName, usualVenue, VENUE_NAMES } from '../../scenes/venue/venueKinds.ts';
import { canBeInWater, isAfloat } from '../../subject/acts/acts.ts';
import { placeDetailOf } from '../subjects/acting.ts';
import { type DetailContext, type DetailException, show, withdraw } from './detailContext.ts';

/** Shows the ground that things lie on, and notes a room's style. True if that, or nothing, is all there is to a word. */
export const settleSetting: DetailException = (word, context) => {
  const { hit, rule } = word;
  if (isHiddenRoom(word, context) || isHiddenVenue(word, context)) return true;
  if (GROUNDS.has(rule.name)) {
    if (!isHiddenGround(word, context)) show(rule.name, rule.value, hit, context);
    return true;
  }
  if (isRoomStyle(rule.name)) {
    context.styleHits.push(hit);
    return true;
  }
  return false;
};

/** Only one room can be seen, and none behind a plain backdrop. */
const isHiddenRoom: DetailException = ({ rule }, { isBackdropNamed, backdrop, details }) =>
  isRoomName(rule.name) &&
  (isBackdropNamed || backdrop !== null || ROOM_NAMES.some((name) => name in details && name !== rule.name));

/** Only one venue can be seen, and the one that says more. */
const isHiddenVenue: DetailException = ({ hit, rule }, { wanted, details }) =>
  isVenueName(rule.name) &&
  (VENUE_NAMES.some((name) => name in details && name !== rule.name) ||
    (isWeakVenue(rule.name) && wanted.some((other) => other !== hit && other.meaning.details.some(isStrongVenue))));

const isStrongVenue = ({ name }: DetailRule): boolean => isVenueName(name) && !isWeakVenue(name);

const TABLE = /(?:^|\s)(?:meja|table|desk|marmer|marble)(?:\s|$)/iu;

/** Things lie on one ground, on none before a backdrop, and out of doors ("foto produk di taman") there is no backdrop. */
const isHiddenGround: DetailException = ({ rule }, { wanted, backdrop, isBackdropNamed, isSomebody, details }) =>
  isSomebody ||
  backdrop !== null ||
  wanted.some(({ typed }) => TABLE.test(typed)) ||
  Object.keys(details).some((other) => GROUNDS.has(other)) ||
  (OPEN_GROUNDS.has(rule.name) && isBackdropNamed);

/** Views of a city that a prompt may ask for. */
const VIEWS: ReadonlySet<string> = new Set(['street', 'market', 'skyline', 'harbour', 'jakarta']);

/** Shows the usual place of what is done, or of whoever is there, where the prompt names none. */
export function addUsualPlace({ act, scene, subject, details, names }: DetailContext): void {
  if (act && ![...ROOM_NAMES, ...VENUE_NAMES].some((name) => name in details) && !names(VIEWS)) {
    const where = placeDetailOf(act, scene);
    if (where) details[where] = 1;
  }
  if (scene === 'venue' && !VENUE_NAMES.some((name) => name in details)) details[usualVenue(subject)] = 1;
}

/** Words for a city whose streets run between towers. */
const TOWERS =
  /^(?:tokyo|new york|manhattan|singapura|singapore|shanghai|hong kong|dubai|seoul|london|(?:gedung )?pencakar langit|gedung tinggi|skyscrapers?|downtown|metropolis|metropolitan|sudirman|bundaran hi|cyberpunk(?: city)?|futuristik|futuristic(?: city)?|kota masa depan|sci fi|neon|lampu neon)$/iu;

/** Only where a prompt names such a city does a street run between towers: any other is that of a town. */
export function addTowers({ scene, wanted, details }: DetailContext): void {
  if (scene === 'city' && wanted.some(({ typed }) => TOWERS.test(typed))) details.towers = 1;
}

/** Marked places with water to swim in. */
const WATER_VENUES = ['pool', 'riverbank', 'jetty'] as const;

/** Gives water to those that need some, and takes it from where none is seen. */
export function correctWater(context: DetailContext): void {
  const { act, scene, subject, details } = context;
  const isLand = WITH_LAKES.some((land) => land === scene);
  if (isLand && ((act && (isAfloat(act) || act === 'fishes')) || details.wades)) details.water ??= 1;
  const isWet = isLand || scene === 'beach' || scene === 'islands' || WATER_VENUES.some((venue) => details[venue]);
  if (act && canBeInWater(act) && isWet) {
    details.inWater = 1;
    if (isLand) details.water ??= 1;
  }
  // A flood is seen in a street.
  if (scene === 'city' && details.inFlood && !details.market) details.street ??= 1;
  // No water is seen from a street.
  if (details.harbour && (details.street || details.market)) withdraw('harbour', context);
  // Calm water needs some, but "adem" brings no lake to somebody's village.
  if (isLand && details.calm && subject === null) details.water ??= 1;
  if (isLand && details.calm && !details.water) withdraw('calm', context);
}

/** Furnishes a room in one style, but no hall with lamps of its own. */
export function fitOut(context: DetailContext): void {
  const { styleHits, subject, details } = context;
  const room: RoomKind = ROOM_KINDS[roomOf(subject, details)];
  if (!canBeFittedOut(room)) return;
  for (const hit of styleHits) {
    const { name } = hit.meaning.details.find((rule) => isRoomStyle(rule.name))!;
    if (!Object.keys(details).some((other) => isRoomStyle(other) && other !== name)) show(name, 1, hit, context);
  }
}
