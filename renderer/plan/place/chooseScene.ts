import { isDressing } from '../../prompt/vocabulary/dressingWords.ts';
import { type SceneName, TERRAIN_SCENES, type TimeOfDay } from '../../scene.ts';
import { isRoomName, type RoomKindName } from '../../scenes/room/roomKinds.ts';
import { type DetailRule, IN_THE_AIR } from '../../prompt/vocabulary/detailWords.ts';
import { isGrounded } from '../../subject/anchorOf.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import { isAlive } from '../../subject/isAlive.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding, isShop } from '../../subject/standBeside.ts';
import { isTooLargeForTable } from '../../prompt/context/thingColours.ts';
import { isFire, isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { usualPlaceOf } from '../subjects/acting.ts';
import { livesIndoors } from '../../prompt/context/insideRooms.ts';
import { SUBJECT_SCENES } from '../../prompt/vocabulary/sceneWords.ts';
import { LIVESTOCK } from '../../prompt/undrawnCompounds.ts';
import { isWare } from '../../prompt/context/tableThings.ts';

/** Scenes the seed chooses from when the prompt names no place: they look good without a subject. */
const SAFE_SCENES: readonly SceneName[] = ['mountain', 'islands', 'beach', 'hills', 'forest', 'flowers', 'abstract'];

/** Subjects seen from outside: wares named beside them do not turn the picture into a table. */
const OUTDOORS: ReadonlySet<string> = new Set(
  'footballer warung cart shop house modern-house joglo school monas borobudur candi gapura mosque kaaba palace castle tower bridge flag fountain pagoda lighthouse torii waterfall ferris-wheel rumah-gadang village church floating-market rider motorbike sport-bike trail-bike scooter car race-car sports-car becak bicycle bus truck van train horse cow buffalo elephant'.split(
    ' ',
  ),
);
/** Weight of things that are found in many places. */
const OF_ANYWHERE = -4;
/** Minimum weight of wares that the prompt names first: they are what it is about. */
const FIRST_WARE = 0.4;

const MEALS = /^(?:buka puasa|sahur|sarapan|makan (?:siang|malam)|breakfast|lunch|dinner)$/iu;
const CLOTHS = /batik|^(?:kain|mega ?mendung|kawung|parang)$/iu;

/** Whether a subject is a sight of its own that people travel to. */
const isLandmark = (subject: string): boolean => isBuilding(subject) || subject === 'waterfall';

const SEAS: ReadonlySet<string> = new Set(['laut', 'lautan', 'samudra', 'sea', 'ocean']);
const LIVING_BELOW: ReadonlySet<string> = new Set(
  'jellyfish octopus squid seahorse tropical-fish clownfish manta shark turtle mermaid'.split(' '),
);

export interface SceneChoice {
  scene: SceneName;
  /** The phrase that decided; null when a subject or the seed did. */
  hit: Hit | null;
}

/**
 * The place a prompt names. Early and long words count more, weak words less, and further words for the same place add
 * a little; the best of all hits wins, not the first one ("danau … pinus" is a lake, "pantai … pohon kelapa" a beach).
 */
export function chooseScene(hits: readonly Hit[], subject: string | null, random: () => number): SceneChoice {
  const best = new Map<SceneName, { score: number; hit: Hit }>();
  const first = hits.find(({ isNegated }) => !isNegated);
  // "ojol nganter makanan": a person named before the food is what the picture is about.
  const isAnybodyBefore = ({ position }: Hit): boolean =>
    hits.some(({ isNegated, meaning, end }) => !isNegated && meaning.subject === subject && end <= position);
  const isActing = subject !== null && usualPlaceOf(hits, subject) !== null;
  const isNamedBefore = (hit: Hit): boolean => subject! in FIGURES && isAnybodyBefore(hit);
  // "dinosaur eating ice cream": so is whoever is too large for a table, unless they lie on it.
  const isBigBefore = (hit: Hit): boolean => !isShop(subject!) && !LIVESTOCK.has(subject!) && isAnybodyBefore(hit);
  const isAtMarket =
    subject !== null &&
    subject in FIGURES &&
    hits.some(
      ({ isNegated, meaning, typed }) => !isNegated && /pasar|market|bazar/iu.test(typed) && meaning.details.length > 0,
    );
  const isShownWithCloth = (cloth: Hit): boolean => isBuilding(subject!) || isAnybodyBefore(cloth);
  const isRoomNamed = hits.some(
    ({ isNegated, meaning }) => !isNegated && meaning.scenes.some(({ scene }) => scene === 'room'),
  );
  const isPlaceNamed = hits.some((hit) => !hit.isNegated && isOutsidePlace(hit));
  // "mobil pickup ngangkut sayur lewat jalan desa": so is what carries them.
  const isVehicle = SILHOUETTES[subject ?? '']?.motion === 'drive';
  const isPlacedBefore = (hit: Hit): boolean => (livesIndoors(subject) || isVehicle) && isAnybodyBefore(hit);
  for (const hit of hits) {
    if (hit.isNegated) continue;
    // "Tokyo musim sakura", "raja ampat": a name says less about a place than any word for what is there.
    const nameWeight =
      isNamedPlace(hit.typed) && hits.some((other) => isDescribedPlace(other) && isElsewhereThan(hit, other)) ? -3 : 0;
    // "pemandangan desa dengan sawah": what any picture has says nothing where a place is described.
    if (
      VAGUE.test(hit.typed) &&
      hits.some((other) => other !== hit && isDescribedPlace(other) && !VAGUE.test(other.typed))
    )
      continue;
    for (const { scene, weight: own } of hit.meaning.scenes) {
      const usual = own + nameWeight;
      // "ibu masak nasi goreng": whoever does something is shown doing it, wherever the things are usual.
      if (isActing && NO_GROUND.has(scene)) continue;
      // "ibu jualan sayur di pasar": a person at a market is shown in the market, not at a table with its wares.
      if (scene === 'table' && isAtMarket) continue;
      // "petani menanam padi dengan latar gunung": what lies behind them is seen from where they are.
      if (isActing && isBehind(hit, hits) && isSeenFrom(usualPlaceOf(hits, subject!)!, hit)) continue;
      // "guru menjelaskan tata surya": in space nobody does anything but on the moon.
      if (isActing && scene === 'space' && !hits.some(isMoon)) continue;
      // "kambing selfie", "potret guru": a portrait shows a face, and who is known by their clothes is shown whole.
      if (scene === 'portrait' && subject !== null && !hits.some((face) => isFaceOf(face, subject))) continue;
      // "tukang bakso di gang", "monyet makan pisang di pohon": whoever is named before the food stays at their place.
      if (scene === 'table' && isPlaceNamed && isWare(hit) && isPlacedBefore(hit)) continue;
      // "fotografer memotret produk di studio": somebody who is named before goods in general is not among them.
      if (scene === 'table' && isGoodsOnly(hit) && subject !== null && subject in FIGURES && isAnybodyBefore(hit))
        continue;
      // "tupai makan biji kopi": nor what lies around other things.
      if (scene === 'table' && subject !== null && isAroundOnly(hit)) continue;
      // "tukang sayur naik motor": what somebody sells is not what the picture is about.
      if (
        scene === 'table' &&
        isWare(hit) &&
        subject !== null &&
        subject in FIGURES &&
        hits.some((other) => isSeller(other, hit))
      )
        continue;
      // "petani kopi metik biji kopi": what somebody grows stands in no cup before them.
      if (scene === 'table' && isWare(hit) && subject === 'farmer' && isAnybodyBefore(hit)) continue;
      // "bapak dorong gerobak sate": so is what a cart sells.
      if (scene === 'table' && isWare(hit) && subject === 'cart' && hit !== first) continue;
      // "buka puasa bersama keluarga di ruang tamu": a meal is what they do.
      if (scene === 'table' && MEALS.test(hit.typed) && subject !== null && subject in FIGURES && isRoomNamed) continue;
      // "masjid … bintang bintang": stars stand over whatever stands on the ground, and take nobody into space.
      if (scene === 'space' && subject !== null && STARS.test(hit.typed) && SILHOUETTES[subject]?.anchor !== 'space')
        continue;
      // "pengantin di pelaminan dengan bunga melati": nor do those in a room with somebody.
      if (scene === 'flowers' && isRoomNamed && subject !== null && canAct(subject)) continue;
      // "mawar di vas kaca" grow in no field.
      if (scene === 'flowers' && hits.some(({ typed, isNegated: isOut }) => !isOut && IN_A_VASE.test(typed))) continue;
      // "latar joglo": the background is a building, and nothing abstract.
      if (scene === 'abstract' && usual <= -3 && hits.some((other) => other.position === hit.end && isPlace(other)))
        continue;
      // "cowok pakai kemeja batik di kota tua", "batik dijemur di depan joglo": cloth with somebody or a house to look at.
      if (scene === 'abstract' && subject !== null && CLOTHS.test(hit.typed) && isShownWithCloth(hit)) continue;
      // "air terjun di bali": a landmark says more than the region it is in.
      if (usual <= -2.5 && subject !== null && isLandmark(subject) && isNamedPlace(hit.typed)) continue;
      // "mobil di rumah": a room shows whom it was made for, or nothing but itself: "dapur rumah mungil".
      if (
        scene === 'room' &&
        subject !== null &&
        !livesIndoors(subject) &&
        !isRoomOf(subject, hit, hits) &&
        !isKeptIn(subject, hit)
      )
        continue;
      // "pasar malam … bianglala": a market with a wheel is a fair on a field.
      if (scene === 'city' && isMarket(hit) && hits.some(isOfFair)) continue;
      // "pendaki di puncak gunung": whoever is up there is seen on the rock; without them it is the mountain.
      if (isSummit(hit) && scene === (subject !== null && canAct(subject) ? 'mountain' : 'venue')) continue;
      // "putri duyung duduk di batu karang": the rock is above the water.
      if (scene === 'underwater' && subject === 'rock-mermaid') continue;
      // "mercusuar di tebing": only whoever lives is seen at its edge.
      if (scene === 'venue' && isCliff(hit) && !(subject !== null && isAlive(subject))) continue;
      // "anak kasih makan ikan di kolam": the pond is beside whoever feeds its fish.
      if (scene === 'pond' && hits.some(isFeedingFish)) continue;
      // "bebek di kolam": a pond is seen from above, and holds nothing but what floats on it.
      if (scene === 'pond' && SILHOUETTES[subject ?? '']?.anchor === 'ground' && isAnybodyBefore(hit)) continue;
      // "petani rumput laut": people are under water only with a word for it.
      if (scene === 'underwater' && usual < 0 && subject !== null && subject in FIGURES) continue;
      // "lomba 17 agustus anak-anak": children and large subjects do not fit behind a trophy on a table.
      if (
        scene === 'table' &&
        subject !== null &&
        isTooLargeForTable(subject) &&
        !(hit === first && isSoldIn(subject, hit, hits)) &&
        (usual <= OF_ANYWHERE || isNamedBefore(hit) || isBigBefore(hit))
      )
        continue;
      // "kacamata hitam di pantai" is about the glasses, "warteg jam makan siang" about the stall, not a plate.
      if (scene === 'table' && first && hit !== first && isOutdoors(first)) continue;
      const weight =
        scene === 'table' && hit === first && (!subject || isSoldIn(subject, hit, hits))
          ? Math.max(usual, FIRST_WARE)
          : usual;
      const score = 10 - (4 * hit.position) / hit.total + 0.12 * hit.typed.length + weight;
      const previous = best.get(scene);
      if (!previous) best.set(scene, { score, hit });
      else if (score > previous.score) best.set(scene, { score: score + 0.8, hit });
      else previous.score += 0.8;
    }
  }
  let choice: { scene: SceneName; score: number; hit: Hit } | null = null;
  for (const [scene, entry] of best) if (!choice || entry.score > choice.score) choice = { scene, ...entry };
  const pick = random();
  // "ubur-ubur di laut": an animal that lives under water is shown there, whichever word for the sea was used.
  if (choice && subject && LIVING_BELOW.has(subject) && isOfSea(choice))
    return { scene: 'underwater', hit: choice.hit };
  // "cewek senyum, latar polos": somebody before a plain ground is shown as in a portrait.
  if (choice?.scene === 'abstract' && isGroundOnly(choice.hit) && subject && isOfFaces(subject, hits))
    return { scene: hits.some(isFaceNamed) ? 'portrait' : sceneForSubject(subject, pick), hit: null };
  // "ombak di laut": the open sea between islands is calm, waves break on a shore.
  const waves = hits.find(
    ({ isNegated, meaning }) => !isNegated && meaning.details.some(({ name }) => name === 'waves'),
  );
  if (choice?.scene === 'islands' && SEAS.has(normaliseWord(choice.hit.typed)) && waves)
    return { scene: 'beach', hit: null };
  if (choice) return { scene: choice.scene, hit: choice.hit };
  if (subject) {
    const open = hits.filter((hit) => isUnderTheSky(hit) && !(isActing && isFire(hit)));
    const ofAct = usualPlaceOf(hits, subject);
    // "pendaki membawa ransel": who only holds something is where they usually are.
    const usual = (hits.some(isHolding) ? landOf(subject) : null) ?? ofAct ?? sceneForSubject(subject, pick);
    // "unicorn terbang", "a flying whale": in the air, whatever it usually stands on or swims in.
    if (hits.some(isAloft) && isGrounded(subject) && !IN_THE_AIR.includes(usual)) return { scene: 'hills', hit: null };
    const isMovable = usual === 'room' || (usual === 'venue' && ofAct === null);
    return { scene: isMovable && open.length > 0 ? outOfDoors(open) : usual, hit: null };
  }
  const scene = SAFE_SCENES[Math.floor(pick * SAFE_SCENES.length)]!;
  // "bangun pagi": time of day and weather need a scene with a sky.
  const isOutside = hits.some(({ isNegated, meaning }) => !isNegated && (meaning.time ?? meaning.weather));
  // "bulan purnama": a detail that the random scene cannot show, but hills can, chooses hills.
  const isElsewhere = hits.some(
    ({ isNegated, meaning }) =>
      !isNegated && meaning.details.some(({ scenes }) => scenes.includes('hills') && !scenes.includes(scene)),
  );
  return { scene: isElsewhere || (isOutside && scene === 'abstract') ? 'hills' : scene, hit: null };
}

/** Whether a phrase names what lies behind whatever the picture is about: "latar gunung". */
const isBehind = ({ position, end }: Hit, hits: readonly Hit[]): boolean =>
  hits.some(
    (other) =>
      (other.end === position || other.position === end) && /^(?:latar|background|backdrop)/iu.test(other.typed),
  );

/** Whether a phrase names something that another scene has in its distance. */
const isSeenFrom = (scene: SceneName, { meaning }: Hit): boolean =>
  meaning.scenes.every((entry) => entry.scene !== scene) &&
  meaning.details.some(({ scenes }) => scenes.includes(scene));

const isHolding = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'presents');

/** The open country that somebody is usually in; null for whoever is found in rooms and places made by people. */
function landOf(subject: string): SceneName | null {
  const scene = SUBJECT_SCENES[subject];
  return TERRAIN_SCENES.find((land) => land === scene) ?? null;
}

const isMoon = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'moon');

/** Whether a phrase only speaks of goods or of where they are photographed. */
const isGoodsOnly = ({ meaning: { details } }: Hit): boolean =>
  details.length > 0 && details.every(({ name }) => name === 'studio' || name === 'photoStudio');

const isAroundOnly = ({ meaning: { details } }: Hit): boolean =>
  details.length > 0 && details.every(({ name }) => isDressing(name));

const says =
  (detail: string) =>
  ({ meaning }: Hit): boolean =>
    meaning.details.some(({ name }) => name === detail);

const isSummit = says('summit');
const isCliff = says('cliff');
const isMarket = says('market');

const isAloft = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'aloft');

/** Words for what any picture of a place has. */
const VAGUE = /^(?:pemandangan|alam|desa|kampung|dunia|landscape|scenery|nature|village)$/iu;

const isOfFair = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'funfair');

const isFeedingFish = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'feedsFish');

const STARS = /^bintang[ -]bintang$/iu;

/** "tukang sayur", "penjual bakso". */
const isSeller = ({ typed, end }: Hit, ware: Hit): boolean =>
  /^(?:tukang|penjual|pedagang|bakul)$/iu.test(typed) && end === ware.position;

/** "putri duyung di laut", "penyu di raja ampat": the sea, or islands by name. */
const isOfSea = ({ scene, hit }: { scene: SceneName; hit: Hit }): boolean =>
  SEAS.has(normaliseWord(hit.typed)) || (scene === 'islands' && isNamedPlace(hit.typed));

/** Buildings that rooms are named with: "ruang tamu rumah subsidi". */
const WITH_ROOMS: ReadonlySet<string> = new Set([
  'house',
  'modern-house',
  'joglo',
  'rumah-gadang',
  'palace',
  'castle',
  'school',
]);

/** Whether a room is named before the building that it is in. */
const isRoomOf = (building: string, room: Hit, hits: readonly Hit[]): boolean =>
  WITH_ROOMS.has(building) &&
  hits.every(({ isNegated, meaning, position }) => isNegated || !meaning.subject || position >= room.end);

/** "kebaya merah di butik": the picture is about the ware, and the shop only says where it hangs. */
function isSoldIn(subject: string, ware: Hit, hits: readonly Hit[]): boolean {
  return isShop(subject) && hits.every(({ meaning, position }) => meaning.subject !== subject || position >= ware.end);
}

/** What a kind of room is for, besides people: "motor di bengkel", "pengantin di pelaminan". */
const KEPT_IN: Readonly<Partial<Record<RoomKindName, ReadonlySet<string>>>> = {
  workshop: new Set(['car', 'race-car', 'sports-car', 'jeep', 'motorbike', 'scooter', 'bicycle']),
  station: new Set(['train']),
  wedding: new Set(['bridal-couple']),
  churchHall: new Set(['bridal-couple', 'christmas-tree']),
  livingRoom: new Set(['christmas-tree']),
  mall: new Set(['christmas-tree']),
  photoStudio: new Set(['bridal-couple']),
};

const isKeptIn = (subject: string, { meaning }: Hit): boolean =>
  meaning.details.some(({ name }) => isRoomName(name) && KEPT_IN[name]?.has(subject));

const isFaceNamed = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'man' || name === 'woman');

/** Whether a portrait's face is what a phrase has to show of somebody: "wanita", but not "guru". */
const isFaceOf = (hit: Hit, subject: string): boolean => isFaceNamed(hit) && hit.meaning.subject === subject;

/** Whether a phrase only names a ground behind things: "latar", "background". */
const isGroundOnly = ({ meaning: { scenes } }: Hit): boolean =>
  scenes.every(({ scene, weight }) => scene === 'abstract' && weight <= -3);

/** Whether a portrait can be of a subject: a person, or whoever the prompt names by their face. */
const isOfFaces = (subject: string, hits: readonly Hit[]): boolean => subject in FIGURES || hits.some(isFaceNamed);

/** Where nobody stands on a ground and does something. */
const NO_GROUND: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'abstract', 'pond']);

const INSIDE: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'room', 'abstract', 'portrait']);

/** Whether a phrase says where something is outdoors: "di gang", "pinggir jalan", "di atas pohon". */
const isOutsidePlace = ({ meaning: { subject, scenes } }: Hit): boolean =>
  subject === undefined && scenes.length > 0 && scenes.every(({ scene }) => !INSIDE.has(scene));

/** Whether a phrase says for itself what a place looks like: "sakura", "hutan", and not "bali" or "jalan". */
const isDescribedPlace = (hit: Hit): boolean =>
  !hit.isNegated &&
  isOutsidePlace(hit) &&
  !isNamedPlace(hit.typed) &&
  hit.meaning.scenes.some(({ weight }) => weight > -2.5);

/** Whether two phrases mean different places: "Tokyo" and "sakura", and not "Bromo" and "volcano". */
const isElsewhereThan = (one: Hit, other: Hit): boolean =>
  other.meaning.scenes.every(({ scene }) => one.meaning.scenes.every((entry) => entry.scene !== scene));

const IN_A_VASE = /(?<!\p{L})(?:vas|vase|buket|bouquet)(?!\p{L})/iu;

const isPlace = ({ meaning: { subject, scenes } }: Hit): boolean =>
  (subject !== undefined && isBuilding(subject)) ||
  scenes.some(({ scene }) => scene !== 'abstract' && scene !== 'table');

/** Trees count as outdoors only if the prompt names them: "natal" alone is an occasion, "pohon natal" a tree. */
function isOutdoors({ meaning: { subject }, typed }: Hit): boolean {
  return subject !== undefined && (OUTDOORS.has(subject) || /pohon|\btree/iu.test(typed));
}

/** Light of an open sky. */
const SKY_TIMES: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>([
  'dawn',
  'sunset',
  'storm',
  'overcast',
  'fantasy',
  'inferno',
]);

/** Whether a word asks for something that is only seen outdoors: "sunset", "hujan", "layang-layang". */
function isUnderTheSky({ isNegated, meaning: { weather, time, subject, details } }: Hit): boolean {
  return (
    !isNegated &&
    (weather !== undefined ||
      (time !== undefined && SKY_TIMES.has(time)) ||
      // Balloons hang in rooms, too.
      (subject !== 'balloons' && SILHOUETTES[subject ?? '']?.anchor === 'sky') ||
      subject === 'campfire' ||
      details.some(({ name }) => name === 'wet') ||
      details.some(isOfOpenSky))
  );
}

/** Where somebody is who is under the sky: on a road of a village, or in open country, where houses and trees hide none of it. */
const outOfDoors = (open: readonly Hit[]): SceneName =>
  open.every(
    ({ meaning: { details, subject, weather } }) =>
      subject === undefined && weather !== 'aurora' && !details.some(isOfOpenSky),
  )
    ? 'venue'
    : 'hills';

const isOfOpenSky = ({ scenes }: DetailRule): boolean => scenes.includes('hills') && !scenes.includes('room');

function sceneForSubject(subject: string, pick: number): SceneName {
  const known = SUBJECT_SCENES[subject];
  if (known) return known;
  switch (SILHOUETTES[subject]?.anchor) {
    case 'water':
      return pick < 0.5 ? 'islands' : 'beach';
    case 'underwater':
      return 'underwater';
    case 'space':
      return 'space';
    case 'sky':
      return pick < 0.5 ? 'hills' : 'mountain';
    default:
      return subject in FIGURES || canAct(subject) ? 'venue' : 'hills';
  }
}
