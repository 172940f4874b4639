import { packColour } from '../../light/colour.ts';
import type { SceneName, TimeOfDay } from '../../scene.ts';
import { isRoomName, ROOM_KINDS, ROOM_NAMES, roomOf } from '../../scenes/room/roomKinds.ts';
import type { RoomKind } from '../../scenes/room/roomKind.ts';
import { canBeFittedOut } from '../../scenes/room/roomStyles.ts';
import { isRoomStyle } from '../../prompt/vocabulary/roomStyleWords.ts';
import { GROUNDS, OPEN_GROUNDS } from '../../prompt/vocabulary/groundWords.ts';
import { isDoneAstride } from '../../subject/acts/astride.ts';
import { ASIDES } from '../../subject/acts/asides.ts';
import { isAfloat, secondActIn } from '../../subject/acts/acts.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { isVenueName, usualVenue, VENUE_NAMES, type VenueName } from '../../scenes/venue/venueKinds.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import type { DetailRule } from '../../prompt/vocabulary/detailWords.ts';
import { isWeakVenue } from '../../prompt/vocabulary/venueWords.ts';
import { isHarvesting, isLoosePlace, isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import type { Backdrop } from './backdrop.ts';
import { actSeen, asideTo, isActOfOther, isSitting, placeDetailOf } from '../subjects/acting.ts';
import { canTravel, PACES, TRAVELS } from '../subjects/chooseSubjects.ts';
import { isUnseenPose } from './unseenPoses.ts';
import type { PlanReport } from '../report/planReport.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import {
  isBesideWare,
  isCandleBeside,
  kindOf,
  isServedAt,
  isVesselOnly,
  isWareRule,
} from '../../prompt/context/tableThings.ts';
import { isDressing, MAX_DRESSINGS, STAGINGS } from '../../prompt/vocabulary/dressingWords.ts';
import { OPEN_ROOMS } from '../../prompt/context/insideRooms.ts';
import { isOfHotDish } from '../../prompt/context/thingAdjectives.ts';
import { isGroundWord, isOfBackdrop } from '../../prompt/context/thingColours.ts';
import type { Token } from '../../prompt/tokens.ts';
import { INSTEAD_OF_PLANETS, isSeenFromAbove, OF_PLANETS, OVER_WATER, ROADLESS } from '../visibleInScene.ts';
import { isGrounded } from '../../subject/anchorOf.ts';
import { isWare, MAX_WARES, OPEN_WARES } from '../../prompt/vocabulary/wareShapes.ts';
import { HOT_WARES, ICED_WARES } from '../../prompt/vocabulary/wareWords.ts';

/** Views of a city that a prompt may ask for. */
const VIEWS: ReadonlySet<string> = new Set(['street', 'market', 'skyline', 'harbour', 'jakarta']);

const STREETS: ReadonlySet<string> = new Set(['street', 'market']);

/** A jam is seen in a street, whichever city it is in. */
const TRAFFIC_JAM = /^(?:macet\p{L}*|kemacetan|traffic(?: jam)?|lalu lintas)$/iu;
const NO_ROADS_BUT_JAKARTA: ReadonlySet<string> = new Set([...ROADLESS].filter((name) => name !== 'jakarta'));

const POTTED: ReadonlySet<string> = new Set(['monstera', 'snakePlant']);

const TABLE = /(?:^|\s)(?:meja|table|desk|marmer|marble)(?:\s|$)/iu;

const isStrongVenue = ({ name }: DetailRule): boolean => isVenueName(name) && !isWeakVenue(name);

const ROAD = /^(?:jalan|jalanan|jalan raya|pinggir jalan|tepi jalan|jalan setapak|road|roadside|street)$/iu;

const BIG = /^(?:besar|gede|tinggi|raksasa|ganas|dahsyat|big|huge|giant|high|tall)$/iu;

/** "ombaknya gede": the sea is drawn with small waves only. */
export const isOfBigWaves = ({ meaning, position, end }: Hit, tokens: readonly Token[]): boolean =>
  meaning.details.some(({ name }) => name === 'waves') &&
  (BIG.test(tokens[end]?.word ?? '') || BIG.test(tokens[position - 1]?.word ?? ''));

/** How goods are photographed, rather than before what. */
const OF_PHOTOGRAPHY = /^(?:studio|studio foto|foto produk|product (?:shot|photo|photography)|produk|product)$/iu;

/** Dishes whose plate holds greens and chilli sauce. */
const SERVED_WITH_GARNISH: ReadonlySet<string> = new Set(['friedChicken', 'grilledFish']);
const OF_THE_SEA = /^(?:laut|sea|ocean|teluk|bay|pantai|beach|pesisir|coast)$/iu;
const BY_THEIR_WORK =
  /^(?:penari(?: bali)?|dancer|nelayan|fisherman|petani|farmer|pengusaha|businessman|pendekar|raja|king|ratu|queen|putri|princess)$/iu;
/** Dishes that chillies lie beside or are in. */
const WITH_CHILLI: ReadonlySet<string> = new Set(['fritters', 'sambal']);
const GARNISH = /^(?:lalapan|lalap|samba?e?l)$/iu;

/** Dishes that an egg lies on. */
const SERVED_WITH_EGG: ReadonlySet<string> = new Set(['friedRice', 'friedNoodles', 'noodleBowl']);

const WITH: ReadonlySet<string> = new Set('pake pakai pk dengan dgn sama plus topping with and'.split(' '));

/** Words for what is seen from any room. */
const OF_VIEWS = /view|overlooking|pemandangan|menghadap|memandang|lihat|liat/iu;

/** Land that has water where it is asked for. */
const WITH_LAKES: ReadonlySet<SceneName> = new Set<SceneName>(['mountain', 'snow', 'hills', 'canyon', 'desert']);

export interface DetailChoice {
  /** By name: how much of it, or which kind. */
  details: Record<string, number>;
  /** The time of day that the details imply, such as night for stars. */
  impliedTime: TimeOfDay | null;
}

/** What a scene shows besides its subjects: the wares of a table, a street's traffic, the moon of a sky. */
export function chooseDetails({
  wanted,
  tokens,
  literal,
  scene,
  road,
  subjects,
  isStill,
  dyeHit,
  backdrop,
  count,
  report,
}: {
  wanted: readonly Hit[];
  tokens: readonly Token[];
  /** All phrases of the prompt, as the lexicon has them. */
  literal: readonly Hit[];
  scene: SceneName;
  /** The road that a vehicle was given in open land. */
  road: VenueName | undefined;
  /** The subject, its companion, who is beside it, and its mount. */
  subjects: readonly (string | null)[];
  isStill: boolean;
  /** The colour of a subject or a ware, which is not a detail of the scene. */
  dyeHit: Hit | undefined;
  backdrop: Backdrop | null;
  /** How many of the subject are drawn. */
  count: number;
  report: PlanReport;
}): DetailChoice {
  const isRainy = wanted.some(({ meaning }) => meaning.weather === 'rain' || meaning.weather === 'storm');
  // "dapur minimalis": elsewhere such a word names no backdrop.
  const isBackdropNamed =
    scene === 'table' &&
    wanted.some(({ meaning }) => meaning.details.some(({ name }) => name === 'studio' || name === 'marble'));
  const isFullSpace = wanted.some(({ meaning }) => meaning.details.some(({ name }) => INSTEAD_OF_PLANETS.has(name)));
  const isHotServed = wanted.some(({ meaning }) => meaning.details.some(({ name }) => HOT_WARES.has(name)));
  const isRiceServed = wanted.some(({ meaning }) => meaning.details.some(({ name }) => SERVED_WITH_EGG.has(name)));
  const isGarnishServed = wanted.some(({ meaning }) =>
    meaning.details.some(({ name }) => SERVED_WITH_GARNISH.has(name)),
  );
  const named = (names: ReadonlySet<string>): boolean =>
    wanted.some(({ meaning }) => meaning.details.some(({ name }) => names.has(name)));
  const isMonasNamed = wanted.some(({ meaning }) =>
    meaning.details.some(({ name, value }) => name === 'jakarta' && value === 1),
  );
  const isClothNamed = scene === 'abstract' && named(new Set(['batik']));
  const isJam = wanted.some(({ typed }) => TRAFFIC_JAM.test(typed));
  const isRoadless = named(isJam ? NO_ROADS_BUT_JAKARTA : ROADLESS);
  const isTinted = wanted.some(({ meaning }) => meaning.colour !== undefined);
  const isOverWater = named(OVER_WATER) && !named(STREETS);
  const isOfWood = wanted.some(
    ({ meaning, typed }) => /kayu|wood/iu.test(typed) && meaning.scenes.some((entry) => entry.scene === 'table'),
  );
  const isTableNamed = wanted.some(({ typed }) => TABLE.test(typed));
  const isSomebody = (subjects[0] ?? '') in FIGURES;
  const isOfLeftOut = ({ position }: Hit): boolean =>
    wanted.some(
      ({ meaning, end }) =>
        end === position && meaning.details.some(isWareRule) && meaning.details.every(({ name }) => !(name in details)),
    );
  // "bunga lavender": the flowers in the vase are no lavender.
  const isOfNamedFlower = ({ typed, position, end }: Hit): boolean =>
    /^(?:bunga|flowers?)$/iu.test(typed) &&
    wanted.some(
      (other) =>
        (other.position === end || other.end === position) &&
        other.meaning.details.some(({ name, scenes }) => scenes[0] === 'flowers' && name !== 'rose'),
    );
  const act = actSeen(wanted, subjects[0] ?? null, scene);
  const mount = subjects[3];
  const styleHits: Hit[] = [];
  let wareCount = 0;
  const details: Record<string, number> = {};
  if (backdrop) {
    Object.assign(details, {
      studio: 1,
      backdrop: packColour(backdrop.colour),
    });
    report.draw(backdrop.hit, 'detail', 'backdrop');
    if (backdrop.paleHit) report.drawSilently(backdrop.paleHit);
  }
  let impliedTime: TimeOfDay | null = null;
  if (road) {
    details[road] = 1;
    for (const hit of wanted) if (ROAD.test(hit.typed)) report.draw(hit, 'detail', road);
  }
  for (const hit of wanted) {
    if (hit === dyeHit || hit === backdrop?.hit) continue;
    for (const rule of hit.meaning.details) {
      if (!rule.scenes.includes(scene) || (isStill && PACES.has(rule.name))) continue;
      if (act === 'sits' && isSitting(rule)) {
        details.sits = 1;
        report.draw(hit, 'detail', 'sits');
        continue;
      }
      // "ayah ngopi, ibu nyiram bunga": whoever is beside the subject does something, too.
      if (hit.doer && isAct(rule.name) && rule.name !== act) {
        if (!act || !(act in details) || !isActOfOther(hit, subjects[2] ?? null) || secondActIn(details)) continue;
        details[rule.name] = 1;
        report.draw(hit, 'detail', rule.name);
        continue;
      }
      // What hangs in the air anyway needs no lift, and what is ridden has its own.
      if (rule.name === 'aloft' && (!isGrounded(subjects[0] ?? null) || mount || act)) continue;
      // Whoever rides does with free hands what hands alone do.
      if (mount && isAct(rule.name) && !isDoneAstride(rule.name)) continue;
      const aside = asideTo(act, rule.name);
      if (aside && !Object.keys(details).some((name) => name in ASIDES)) {
        details[aside] = 1;
        report.draw(hit, 'detail', aside);
        continue;
      }
      if (isUnseenPose(rule.name, { subject: subjects[0] ?? null, scene, count, details, act }, rule.value)) continue;
      // "balkon menghadap laut", and no picture of the sea on a wall.
      if (rule.name === 'seaView' && !(named(OPEN_ROOMS) || OF_VIEWS.test(hit.typed))) continue;
      // Only one room can be seen, and none behind a plain backdrop.
      if (
        isRoomName(rule.name) &&
        (isBackdropNamed || backdrop || ROOM_NAMES.some((name) => name in details && name !== rule.name))
      )
        continue;
      if (GROUNDS.has(rule.name)) {
        if (isTableNamed || backdrop || isSomebody || Object.keys(details).some((other) => GROUNDS.has(other)))
          continue;
        // "foto produk di taman": what is out of doors has no plain backdrop.
        if (OPEN_GROUNDS.has(rule.name) && isBackdropNamed) continue;
        details[rule.name] = rule.value;
        report.draw(hit, 'detail', rule.name);
        continue;
      }
      if (isVenueName(rule.name) && VENUE_NAMES.some((name) => name in details && name !== rule.name)) continue;
      if (isWeakVenue(rule.name) && wanted.some((other) => other !== hit && other.meaning.details.some(isStrongVenue)))
        continue;
      // One style for a room, and none for a hall with lamps of its own.
      if (isRoomStyle(rule.name)) {
        styleHits.push(hit);
        continue;
      }
      if (isDressing(rule.name)) {
        const isOnIce = rule.name === 'iceCubes' && named(ICED_WARES);
        const isMain = wareCount === 0 && !hit.meaning.details.some(isWareRule);
        if (isOnIce || !(isBesideWare(hit, wanted) || isMain)) continue;
        if (!(rule.name in details) && Object.keys(details).filter(isDressing).length >= MAX_DRESSINGS) continue;
        details[rule.name] = 1;
        report.draw(hit, 'detail', rule.name);
        continue;
      }
      // "serum dengan bunga mawar": they lie beside it, in no vase.
      if (isWareRule(rule) && isBesideWare(hit, wanted)) continue;
      if (isWareRule(rule) && kindOf(hit, wanted, tokens)) continue;
      if (STAGINGS.has(rule.name) && isSomebody && !(rule.name === 'closeUp' && scene === 'room' && act)) continue;
      if (isVesselOnly(hit, wanted) || isServedAt(hit, wanted)) continue;
      if (rule.name === 'candle' && isCandleBeside(hit, wanted)) continue;
      // "ayam goreng, sambal, lalapan": on the same plate.
      if (isGarnishServed && GARNISH.test(hit.typed)) continue;
      if (rule.name === 'chillies' && named(WITH_CHILLI)) continue;
      // "nasi goreng pake telor": the egg lies on the rice.
      if (rule.name === 'friedEgg' && isRiceServed && WITH.has(tokens[hit.position - 1]?.word ?? '')) continue;
      // A table has space for two things: a third is not drawn, nor shown as drawn.
      if (isWareRule(rule) && !(rule.name in details) && ++wareCount > MAX_WARES) continue;
      // Monas stands in the skyline, and in no street.
      if (rule.name === 'jakarta' && rule.value < 1 && (isJam || named(STREETS))) continue;
      if (rule.name === 'street' && isMonasNamed) continue;
      // "tanaman monstera di pot": what it is, and the pot that it stands in.
      if (rule.name === 'plant' && /^(?:pot|tanaman(?: hias)?|plants?)$/iu.test(hit.typed) && named(POTTED)) continue;
      if (rule.name === 'vase' && isOfNamedFlower(hit)) continue;
      if (rule.name === 'roadside' && subjects[0] === null) continue;
      if (rule.name === 'waves' && isOfBigWaves(hit, tokens)) continue;
      // Some views of a city, such as a market, show no cars.
      if (rule.name === 'traffic' && scene === 'city' && isRoadless) continue;
      // One car is the subject, and not the cars around it.
      if (rule.name === 'traffic' && hit.meaning.subject && subjects.includes(hit.meaning.subject)) continue;
      // "robot jaga monas, gaya sci-fi": signs hang along a street, and none over water.
      if (rule.name === 'neon' && isOverWater && !/neon/iu.test(hit.typed)) continue;
      // Where the towers stand behind water, no street is seen to be wet.
      if ((rule.name === 'wet' || rule.name === 'inFlood') && isOverWater) continue;
      // "pesawat melintas": needs a subject that can travel, and has no effect in a still picture.
      const ways = TRAVELS[rule.name];
      if (ways && (isStill || !canTravel(ways, subjects))) continue;
      if (scene === 'space' && isFullSpace && OF_PLANETS.has(rule.name)) {
        report.leaveOut(hit);
        continue;
      }
      // "nasi anget" as a third dish is not there to steam.
      if (rule.name === 'steam' && isOfLeftOut(hit)) continue;
      // Steam is only drawn over hot food, never for hot weather.
      if (rule.name === 'steam' && !(isHotServed && isOfHotDish(hit, tokens, literal))) continue;
      // "foto produk di meja kayu": the wood is what it stands on.
      if (rule.name === 'studio' && isOfWood && OF_PHOTOGRAPHY.test(hit.typed)) {
        report.drawSilently(hit);
        continue;
      }
      // "latar kayu, mewah": wood was asked for by name.
      if (rule.name === 'marble' && isOfWood && !/marm|marbl/iu.test(hit.typed)) continue;
      // Only a backdrop or marble can be black, not a wooden table. A white pot does not make the room white.
      if (rule.name === 'black' && scene === 'table' && !isBackdropNamed) continue;
      if (
        (rule.name === 'black' || rule.name === 'white') &&
        (scene === 'table' || scene === 'abstract') &&
        hit.end - hit.position === 1 &&
        !isOfBackdrop(hit, tokens)
      )
        continue;
      // A patterned cloth leaves no plain ground.
      if ((rule.name === 'black' || rule.name === 'white') && isClothNamed) continue;
      // "berbuah lebat": "lebat" is about fruit, not rain.
      if (rule.name === 'rainStrength' && !isRainy && /^(?:lebat|deras|pouring)$/i.test(hit.typed)) continue;
      // "gunung dan laut": a lake is no sea.
      if (rule.name === 'water' && OF_THE_SEA.test(hit.typed)) {
        details.water ??= rule.value;
        continue;
      }
      // "portrait of a dancer": a face tells nobody's work.
      if ((rule.name === 'man' || rule.name === 'woman') && BY_THEIR_WORK.test(hit.typed)) {
        details[rule.name] ??= rule.value;
        continue;
      }
      if (rule.name in details) {
        // A second word for the same thing ("tropis … pohon kelapa") is already drawn.
        if (!isNamedPlace(hit.typed) && !isLoosePlace(hit)) report.drawSilently(hit);
        continue;
      }
      details[rule.name] = rule.value;
      // "latar hutan": the word itself says nothing of what is behind.
      if (isGroundWord(hit.typed)) {
        report.drawSilently(hit);
        continue;
      }
      // "memanen padi": the rice is ripe, and nobody cuts it.
      if (rule.name === 'golden' && isHarvesting(hit)) continue;
      // Any street stands for Malioboro.
      if (isLoosePlace(hit)) continue;
      if (rule.name === 'high' && !isSeenFromAbove(hit.typed, scene)) continue;
      // "langit merah dramatis": under storm clouds no colour is left.
      if (!(rule.name === 'dramatic' && isTinted)) impliedTime ??= rule.impliesTime ?? null;
      report.draw(hit, 'detail', rule.name);
    }
  }
  if (act && ![...ROOM_NAMES, ...VENUE_NAMES].some((name) => name in details) && !named(VIEWS)) {
    const where = placeDetailOf(act, scene);
    if (where) details[where] = 1;
  }
  if (scene === 'venue' && !VENUE_NAMES.some((name) => name in details)) details[usualVenue(subjects[0] ?? null)] = 1;
  if (((act && isAfloat(act)) || details.wades) && WITH_LAKES.has(scene)) details.water ??= 1;
  // A street runs between towers: no water is seen from it.
  if (details.harbour && (details.street || details.market)) {
    delete details.harbour;
    for (const hit of wanted)
      if (hit.meaning.details.some(({ name }) => name === 'harbour')) report.takeBack('detail', hit, {});
  }
  // Calm water needs some, but "adem" brings no lake to somebody's village.
  if (details.calm && WITH_LAKES.has(scene) && subjects[0] === null) details.water ??= 1;
  if (details.calm && WITH_LAKES.has(scene) && !details.water) {
    delete details.calm;
    for (const hit of wanted)
      if (hit.meaning.details.some(({ name }) => name === 'calm')) report.takeBack('detail', hit, {});
  }
  const room: RoomKind = ROOM_KINDS[roomOf(subjects[0] ?? null, details)];
  for (const hit of canBeFittedOut(room) ? styleHits : []) {
    const { name } = hit.meaning.details.find((rule) => isRoomStyle(rule.name))!;
    if (Object.keys(details).some((other) => isRoomStyle(other) && other !== name)) continue;
    details[name] = 1;
    report.draw(hit, 'detail', name);
  }
  for (const hit of literal) {
    const kind = hit.isNegated ? undefined : kindOf(hit, literal, tokens);
    const shown = kind?.meaning.details.find(({ name }) => name in details)?.name;
    if (shown !== undefined) report.draw(hit, 'detail', shown);
  }
  // What stands upright cannot be laid out: only plates, bowls and what lies on a table are seen from above.
  const isUpright = Object.keys(details).some((name) => isWare(name) && !OPEN_WARES.has(name));
  if (details.flatLay && (isUpright || backdrop || isBackdropNamed)) {
    delete details.flatLay;
    for (const hit of wanted)
      if (hit.meaning.details.some(({ name }) => name === 'flatLay')) report.takeBack('detail', hit, {});
  }
  return { details, impliedTime };
}
