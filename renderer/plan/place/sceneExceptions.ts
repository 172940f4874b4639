import { livesIndoors } from '../../prompt/context/insideRooms.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import type { SceneName } from '../../scene.ts';
import { isRoomName, type RoomKindName } from '../../scenes/room/roomKinds.ts';
import { canAct } from '../../subject/figureLook.ts';
import { isAlive } from '../../subject/isAlive.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { isFaceNamed, type PlaceException, says } from './placeContext.ts';
import { TABLE_EXCEPTIONS } from './tableExceptions.ts';

/** Whatever place a word names, it says nothing of where the subject is if one of these is true. */
const EXCEPTIONS_ANYWHERE: Readonly<Record<string, PlaceException>> = {
  /** "ibu masak nasi goreng": whoever does something is shown doing it, wherever the things are usual. */
  noGroundToActOn: ({ scene }, { actPlace }) => actPlace !== null && NO_GROUND.has(scene),

  /** "petani menanam padi dengan latar gunung": what lies behind them is seen from where they are. */
  behindWhoActs: ({ hit }, { actPlace, hits }) => actPlace !== null && isBehind(hit, hits) && isSeenFrom(actPlace, hit),

  /** "air terjun di bali": a landmark says more than the region it is in. */
  regionOfLandmark: ({ hit, weight }, { subject }) =>
    weight <= -2.5 && subject !== null && isLandmark(subject) && isNamedPlace(hit.typed),

  /** "pendaki di puncak gunung": whoever is up there is seen on the rock; without them it is the mountain. */
  summit: ({ hit, scene }, { subject }) =>
    isSummit(hit) && scene === (subject !== null && canAct(subject) ? 'mountain' : 'venue'),
};

/** The same, of single scenes. */
const EXCEPTIONS_OF: Readonly<Partial<Record<SceneName, Readonly<Record<string, PlaceException>>>>> = {
  table: TABLE_EXCEPTIONS,
  room: {
    /** "mobil di rumah": a room shows whom it was made for, or nothing but itself: "dapur rumah mungil". */
    forOthers: ({ hit }, { subject, wanted }) =>
      subject !== null && !livesIndoors(subject) && !isRoomOf(subject, hit, wanted) && !isKeptIn(subject, hit),
  },
  venue: {
    /** "mercusuar di tebing": only whoever lives is seen at its edge. */
    lifelessOnCliff: ({ hit }, { subject }) => isCliff(hit) && !(subject !== null && isAlive(subject)),
  },
  city: {
    /** "pasar malam … bianglala": a market with a wheel is a fair on a field. */
    fair: ({ hit }, { wanted }) => isMarket(hit) && wanted.some(isFair),
  },
  flowers: {
    /** "pengantin di pelaminan dengan bunga melati": a room with somebody is no field. */
    inRoom: (_, { isRoomNamed, subject }) => isRoomNamed && subject !== null && canAct(subject),
    /** "mawar di vas kaca" grow in no field. */
    inVase: (_, { wanted }) => wanted.some(({ typed }) => IN_A_VASE.test(typed)),
  },
  portrait: {
    /** "kambing selfie", "potret guru": a portrait shows a face, and who is known by their clothes is shown whole. */
    faceless: (_, { subject, wanted }) =>
      subject !== null && !wanted.some((face) => isFaceNamed(face) && face.meaning.subject === subject),
  },
  abstract: {
    /** "latar joglo": the background is a building, and nothing abstract. */
    backgroundOfPlace: ({ hit, weight }, { hits }) =>
      weight <= -3 && hits.some((other) => other.position === hit.end && isPlace(other)),
    /** "cowok pakai kemeja batik di kota tua", "batik dijemur di depan joglo": cloth with somebody or a house to look at. */
    clothWithSubject: ({ hit }, { subject, isSubjectBefore }) =>
      subject !== null && CLOTHS.test(hit.typed) && (isBuilding(subject) || isSubjectBefore(hit)),
  },
  space: {
    /** "guru menjelaskan tata surya": in space nobody does anything but on the moon. */
    actingInSpace: (_, { actPlace, wanted }) => actPlace !== null && !wanted.some(isMoon),
    /** "masjid … bintang bintang": stars stand over whatever stands on the ground, and take nobody into space. */
    starsOverSubject: ({ hit }, { subject }) =>
      subject !== null && STARS.test(hit.typed) && SILHOUETTES[subject]?.anchor !== 'space',
  },
  underwater: {
    /** "putri duyung duduk di batu karang": the rock is above the water. */
    onRock: (_, { subject }) => subject === 'rock-mermaid',
    /** "petani rumput laut": people are under water only with a word for it. */
    person: ({ weight }, { isPerson }) => weight < 0 && isPerson,
  },
  pond: {
    /** "anak kasih makan ikan di kolam": the pond is beside whoever feeds its fish. */
    besideFeeder: (_, { wanted }) => wanted.some(isFeedingFish),
    /** "bebek di kolam": a pond is seen from above, and holds nothing but what floats on it. */
    standing: ({ hit }, { subject, isSubjectBefore }) =>
      SILHOUETTES[subject ?? '']?.anchor === 'ground' && isSubjectBefore(hit),
  },
};

const ANYWHERE = Object.values(EXCEPTIONS_ANYWHERE);
const BY_SCENE = new Map(Object.entries(EXCEPTIONS_OF).map(([scene, table]) => [scene, Object.values(table)]));

/** Whether a phrase names a place and yet takes the picture's subject nowhere. */
export const isNoPlace: PlaceException = (clue, context) =>
  ANYWHERE.some((applies) => applies(clue, context)) ||
  (BY_SCENE.get(clue.scene)?.some((applies) => applies(clue, context)) ?? false);

/** Where nobody stands on a ground and does something. */
const NO_GROUND: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'abstract', 'pond']);

const CLOTHS = /batik|^(?:kain|mega ?mendung|kawung|parang)$/iu;
const STARS = /^bintang[ -]bintang$/iu;
const IN_A_VASE = /(?<!\p{L})(?:vas|vase|buket|bouquet)(?!\p{L})/iu;

const isSummit = says('summit');
const isCliff = says('cliff');
const isMarket = says('market');
const isFair = says('funfair');
const isMoon = says('moon');
const isFeedingFish = says('feedsFish');

/** Whether a subject is a sight of its own that people travel to. */
const isLandmark = (subject: string): boolean => isBuilding(subject) || subject === 'waterfall';

const isPlace = ({ meaning: { subject, scenes } }: Hit): boolean =>
  (subject !== undefined && isBuilding(subject)) ||
  scenes.some(({ scene }) => scene !== 'abstract' && scene !== 'table');

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

/** Buildings that rooms are named with: "ruang tamu rumah subsidi". */
const WITH_ROOMS: ReadonlySet<string> = new Set(
  'house modern-house joglo rumah-gadang palace castle school'.split(' '),
);

/** Whether a room is named before the building that it is in. */
const isRoomOf = (building: string, room: Hit, wanted: readonly Hit[]): boolean =>
  WITH_ROOMS.has(building) && wanted.every(({ meaning, position }) => !meaning.subject || position >= room.end);

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
