import { isSaidOf } from './doers.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { COUPLES, GROUPS } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import type { Hit, Reading } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { ACT_WORDS, isAct } from '../vocabulary/actWords.ts';
import { canBeHeld, HOLDING, holdingOf, MAKING, SELLING_OF, SERVING, WITH, withItsWare } from './heldThings.ts';
import { isWalk } from './describingWords.ts';
import { isWare } from './tableThings.ts';
import { DETAIL_RULES } from '../vocabulary/detailWords.ts';
import { LEXICON, type Meaning } from '../vocabulary/lexicon.ts';
import { isTrade } from '../vocabulary/trades.ts';

const words = (said: string): ReadonlySet<string> => new Set(said.split('|'));
const EATING = words(
  'makan|nyantap|menyantap|santap|menikmati|nikmatin|jajan|mamam|lahap|melahap|eating|eats|enjoying|having',
);
const DRINKING = words(
  'minum|meminum|minumin|nyeruput|menyeruput|menikmati|nikmatin|jajan|drinking|drinks|sipping|enjoying|having',
);
const SELLING = words('penjual|pedagang|tukang|bakul|penjaja');
const FEEDING = words(
  'memberi makan|kasih makan|ngasih makan|beri makan|memberikan makan|ngasih pakan|kasih pakan|memberi pakan|feeding|feeds',
);

const details = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const NOODLES = details('noodleBowl friedNoodles soup chickenSoup meatSoup pasta');
const RICE = details('friedRice rice mixedRice yellowRice friedChicken rendang grilledFish');
const ICED = details('icedCoffee icedTea juice redJuice boba cendol matcha avocadoJuice');
const HOT = details('coffee blackCoffee tea');
/** What is sold from carts. */
const FROM_CARTS = details(
  'seblak cireng cilok rolls sausages nuggets takoyaki kebab steamedBuns soup noodleBowl friedNoodles satay friedRice fritters siomay iceBowl cendol porridge sweetMartabak pempek klepon fries tofuTempe corn icedTea iceCream chickenSoup meatSoup rujak bread',
);

/** What somebody does by a verb and what it is done to: neither says alone what is drawn. */
const ACTS: readonly (readonly [verbs: ReadonlySet<string>, objects: ReadonlySet<string>, act: string])[] = [
  [EATING, NOODLES, 'eatsNoodles'],
  [EATING, RICE, 'eatsRice'],
  [EATING, details('iceCream'), 'eatsIceCream'],
  [DRINKING, ICED, 'drinksCold'],
  [DRINKING, details('milk'), 'drinksWhite'],
  [DRINKING, HOT, 'drinks'],
  [SELLING, FROM_CARTS, 'sellsFromCart'],
];

const ON_THE_WAY = details('pushesCart ridesScooter ridesBicycle');
const LONGEST_VERB = 2;
const ARTICLES = words(
  'a|an|the|some|his|her|their|segelas|secangkir|semangkuk|sepiring|semangkok|sebotol|sekotak|sebungkus|seporsi|sebuah|gelas|cangkir|piring|mangkuk|mangkok|nampan|glass|bowl|plate|cup|bottle|of',
);

/** An act as the lexicon has it. */
function meaningOf(act: string): Meaning {
  const rule = DETAIL_RULES.find(({ name }) => name === act)!;
  return { scenes: [], details: [rule], subject: ACT_WORDS[act]!.who };
}

/** The words of a set that end right before a place: from where they begin; -1 without any. */
function verbBefore(place: number, verbs: ReadonlySet<string>, tokens: readonly Token[]): number {
  for (let length = Math.min(LONGEST_VERB, place); length >= 1; length--) {
    const said = tokens.slice(place - length, place);
    if (said.some(({ opens }, at) => at > 0 && opens)) continue;
    if (verbs.has(said.map(({ word }) => word).join(' '))) return place - length;
  }
  return -1;
}

const isSomebody = ({ meaning: { subject, details: rules }, typed, isNegated }: Hit): boolean =>
  !isNegated && subject !== undefined && canAct(subject) && (isTrade(typed) || !rules.some(({ name }) => isAct(name)));

/** "anak-anak bermain di pantai": children who play, and nothing is said of what. */
function playing(hits: readonly Hit[], tokens: readonly Token[]): Hit[] {
  const child = hits.find(({ meaning, isNegated }) => !isNegated && CHILDREN.has(meaning.subject ?? ''));
  if (!child) return [];
  const at = tokens.findIndex(
    ({ word }, place) =>
      place >= child.end &&
      PLAYING.has(word) &&
      (!tokens[place + 1] || tokens[place + 1]!.opens || AFTER_PLAYING.has(tokens[place + 1]!.word)) &&
      hits.every(({ position, end }) => place < position || place >= end),
  );
  if (at < 0) return [];
  const { typed } = tokens[at]!;
  return [{ ...child, meaning: meaningOf('plays'), typed, position: at, end: at + 1 }];
}
/** "ibu menyusui bayi di kursi goyang": the baby is in her arms there. */
function nursing(hits: readonly Hit[]): Hit[] {
  const both = hits.find(({ isNegated, meaning }) => !isNegated && meaning.subject === 'mother-and-baby');
  const chair = hits.find(
    ({ isNegated, meaning }) => !isNegated && meaning.details.some(({ name }) => name === 'rocks'),
  );
  if (!both || !chair) return [];
  return [
    { ...both, meaning: { scenes: [], details: [], subject: 'mother' } },
    { ...chair, meaning: meaningOf('nursesBaby') },
  ];
}

const CAMPFIRE = /(?:api unggun|camp fire|campfire|bonfire)$/iu;

/** "main gitar di depan api unggun": the fire is what they are at, while they do something else. */
function besideCampfire(hits: readonly Hit[]): Hit[] {
  const acts = hits.filter(({ isNegated, meaning }) => !isNegated && meaning.details.some(({ name }) => isAct(name)));
  const fire = acts.find(
    ({ meaning, typed }) => meaning.details.some(({ name }) => name === 'sitsAtCampfire') && CAMPFIRE.test(typed),
  );
  if (!fire || acts.every((hit) => hit === fire || hit.meaning.details.some(isSitting))) return [];
  const [typed] = CAMPFIRE.exec(fire.typed)!;
  const meaning = { scenes: [], details: [], subject: 'campfire' };
  return [{ ...fire, meaning, typed, position: fire.end - typed.split(' ').length }];
}

const isSitting = ({ name }: { name: string }): boolean => name === 'sitting' || name === 'sits';

/** "ibu menggendong bayi sambil belanja di pasar": of what somebody cannot be shown doing, where they do it. */
function placesOfLostActs(hits: readonly Hit[]): Hit[] {
  const [who] = hits;
  if (!who || who.isNegated || who.meaning.subject !== 'mother-and-baby') return [];
  return hits.flatMap((hit) => {
    const place = /(?<= (?:di|in the|at the) )\p{L}+$/iu.exec(hit.typed)?.[0];
    const meaning = place && LEXICON.get(place.toLowerCase());
    const isLost = !hit.isNegated && hit.meaning.details.some(({ name }) => isAct(name));
    return isLost && meaning ? [{ ...hit, meaning, typed: place, position: hit.end - 1 }] : [];
  });
}

const TEACHING = /^(?:mengajari|ngajari|ngajarin|mengajarkan|teaching)$/iu;

/** "ayah mengajari anak naik sepeda": nobody stands at a blackboard; one does it, and the other looks on. */
function taughtByDoing({ hits, unknown }: Reading, tokens: readonly Token[]): Reading {
  const at = hits.findIndex(({ isNegated, typed }) => !isNegated && TEACHING.test(typed));
  const [teaching, pupil, act] = at < 1 ? [] : hits.slice(at, at + 3);
  const isDone = act !== undefined && !act.isNegated && act.meaning.details.some(({ name }) => isAct(name));
  if (!teaching || !pupil || !isDone || !isSomebody(pupil) || !isSaidOf(pupil, act, tokens)) return { hits, unknown };
  return { hits: hits.filter((hit) => hit !== teaching), unknown: [...unknown, teaching.typed] };
}

const AT_DESKS = details('studies worksAtLaptop');
const ROOMS_WITH_DESKS = details('library classroom office');

/** "ketiduran di perpustakaan", "skripsian sampai ketiduran": somebody who sleeps where people sit at desks. */
function asleepAtDesk(hits: readonly Hit[]): Hit[] {
  const named = (names: ReadonlySet<string>): boolean =>
    hits.some(({ isNegated, meaning }) => !isNegated && meaning.details.some(({ name }) => names.has(name)));
  const asleep = hits.find(
    ({ isNegated, meaning }) => !isNegated && meaning.details.some(({ name }) => name === 'asleep'),
  );
  if (!asleep || !hits.some(isSomebody) || !(named(AT_DESKS) || named(ROOMS_WITH_DESKS))) return [];
  return [{ ...asleep, meaning: meaningOf('sleepsAtDesk') }];
}

/** "dimakan cewek": by somebody who is named after it. */
const isPassive = ({ typed, end }: Hit, hits: readonly Hit[]): boolean =>
  /(?:^| )dimakan$/iu.test(typed) &&
  hits.some((hit) => isSomebody(hit) && hit.position >= end && hit.position <= end + 1);
const isMeal = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => name === 'holdsBowl');
const CHILDREN = details('boy girl children pupil');
const PLAYING = words('main|bermain|playing|plays|play');
const AFTER_PLAYING = words(
  'di|bersama|bareng|sama|dengan|dgn|saat|waktu|pas|pagi|siang|sore|malam|riang|gembira|ceria|seru|in|at|on|outside|together|happily|under|near',
);

/**
 * "makan mie ayam", "minum es teh", "kasih makan ayam": what a person of the prompt is seen to do with a thing that
 * follows, as one phrase; an animal stays one of its own.
 */
export function withObjects(reading: Reading, tokens: readonly Token[]): Reading {
  const { hits, unknown } = taughtByDoing(reading, tokens);
  const found: Hit[] = [...playing(hits, tokens)];
  const isTogether = hits.some(
    ({ isNegated, meaning: { subject = '' } }) => !isNegated && (subject in GROUPS || subject in COUPLES),
  );
  // "tukang bakso dorong gerobak": whoever is on the way with their wares is seen so.
  const isOnTheWay = hits.some(({ meaning }) => meaning.details.some(({ name }) => ON_THE_WAY.has(name)));
  for (const object of hits) {
    if (object.isNegated || tokens[object.position]!.opens) continue;
    const isNamed = hits.some((hit) => isSomebody(hit) && hit.end <= object.position);
    const join = (meaning: Meaning, position: number, end: number): void => {
      found.push({
        ...object,
        meaning,
        typed: tokens
          .slice(position, end)
          .map(({ typed }) => typed)
          .join(' '),
        position,
        end,
      });
    };
    if (isTogether && isMeal(object)) {
      join(meaningOf('eatsTogether'), object.position, object.end);
      continue;
    }
    // "cewek lagi makan di warung"; a dish that is named after it is seen itself.
    if (
      (isNamed || isPassive(object, hits)) &&
      isMeal(object) &&
      !hits.some((other) => other.position === object.end && isWare(other))
    ) {
      join(meaningOf('eatsMeal'), object.position, object.end);
      continue;
    }
    // "kakek jalan pagi": the hour, too.
    if (isNamed && /^jalan (?:pagi|sore)$/iu.test(object.typed)) {
      found.push({ ...object, meaning: { ...object.meaning, ...meaningOf('strolls') } });
      continue;
    }
    if (isWalk(object, hits, tokens)) {
      join(meaningOf('strolls'), object.position, object.end);
      continue;
    }
    let place = object.position;
    while (place > 0 && ARTICLES.has(tokens[place - 1]!.word)) place--;
    const fed = verbBefore(place, FEEDING, tokens);
    if (fed >= 0 && isNamed && (object.meaning.subject ?? '') in ANIMALS) {
      join(meaningOf('feedsAnimals'), fed, place);
      continue;
    }
    const isActed = ACTS.some(
      ([verbs, objects]) =>
        verbBefore(place, verbs, tokens) >= 0 && object.meaning.details.some(({ name }) => objects.has(name)),
    );
    // "jualan keripik", "promosi serum": where nobody is named, the picture is of the goods.
    const somebody = hits.findLast((hit) => isSomebody(hit) && hit.end <= place);
    if (somebody && !isActed && canBeHeld(object)) {
      const doings = [
        ['sells', verbBefore(place, SELLING_OF, tokens)],
        // Of several who hold or eat something, nobody sees who.
        ...(isTogether
          ? []
          : ([
              ['holds', verbBefore(place, HOLDING, tokens)],
              ['serves', verbBefore(place, SERVING, tokens)],
              ['makes', verbBefore(place, MAKING, tokens)],
              ['eats', verbBefore(place, EATING, tokens)],
              // "barista dengan segelas es kopi": right after who they are.
              ['holds', verbBefore(place, WITH, tokens) === somebody.end ? somebody.end : -1],
            ] as const)),
      ] as const;
      const done = doings.find(([, at]) => at >= 0);
      const meaning = done && holdingOf(object, done[0], somebody.meaning.subject!);
      if (done && meaning) {
        join(meaning, done[1], object.end);
        continue;
      }
    }
    for (const [verbs, objects, act] of ACTS) {
      const start = verbBefore(place, verbs, tokens);
      const isMeant = object.meaning.details.some(({ name }) => objects.has(name));
      if (start < 0 || !isMeant || !(verbs === SELLING ? !isOnTheWay : isNamed)) continue;
      const meaning = meaningOf(act);
      join(verbs === SELLING ? withItsWare(meaning, object) : meaning, start, object.end);
      break;
    }
  }
  found.push(...asleepAtDesk(hits), ...nursing(hits), ...besideCampfire(hits), ...placesOfLostActs(hits));
  if (found.length === 0) return { hits, unknown };
  // "makan" of "makan mie ayam" is no meal of its own.
  const joined = found.filter(
    (one) => !found.some((other) => other !== one && other.position <= one.position && other.end >= one.end),
  );
  const isTaken = ({ position, end }: Hit): boolean => joined.some((one) => position < one.end && end > one.position);
  const said = new Set(joined.flatMap(({ typed }) => typed.split(' ')));
  return {
    hits: [...hits.filter((hit) => !isTaken(hit)), ...joined].toSorted((a, b) => a.position - b.position),
    unknown: unknown.filter((phrase) => !phrase.split(' ').every((word) => said.has(word))),
  };
}
