import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import type { SceneName } from '../../scene.ts';
import {
  createPlaceContext,
  isFaceNamed,
  isOutsidePlace,
  type PlaceClue,
  type PlaceContext,
  says,
} from './placeContext.ts';
import { isNoPlace } from './sceneExceptions.ts';
import { isSoldIn } from './tableExceptions.ts';
import { placeOfNobody, placeOfSubject, sceneForSubject } from './usualPlace.ts';

export interface SceneChoice {
  scene: SceneName;
  /** The phrase that decided; null when a subject or the seed did. */
  hit: Hit | null;
}

/** The place a prompt names; if it names none, where its subject usually is, or what the seed chooses. */
export function chooseScene(hits: readonly Hit[], subject: string | null, random: () => number): SceneChoice {
  const context = createPlaceContext(hits, subject);
  const pick = random();
  const named = placeNamed(context);
  if (named) return asSeen(named, context, pick);
  return { scene: subject ? placeOfSubject(subject, context, pick) : placeOfNobody(context, pick), hit: null };
}

interface PlaceNamed {
  scene: SceneName;
  /** The phrase that says most of it. */
  hit: Hit;
  score: number;
}

/**
 * Early and long words count more, weak words less, and further words for the same place add a little; the best of all
 * hits wins, not the first one ("danau … pinus" is a lake, "pantai … pohon kelapa" a beach).
 */
function placeNamed(context: PlaceContext): PlaceNamed | null {
  const places = new Map<SceneName, PlaceNamed>();
  for (const clue of placeClues(context)) {
    const { hit, scene } = clue;
    const score = scoreOf(clue, context);
    const previous = places.get(scene);
    if (!previous) places.set(scene, { scene, hit, score });
    else if (score > previous.score) places.set(scene, { scene, hit, score: score + FURTHER_WORD });
    else previous.score += FURTHER_WORD;
  }
  let best: PlaceNamed | null = null;
  for (const place of places.values()) if (!best || place.score > best.score) best = place;
  return best;
}

/** What a further word for the same place adds. */
const FURTHER_WORD = 0.8;

/** Minimum weight of wares that the prompt names first: they are what it is about. */
const FIRST_WARE = 0.4;

/** Whatever a prompt says of places, without what says nothing here. */
function* placeClues(context: PlaceContext): Generator<PlaceClue> {
  const described = context.wanted.filter(isDescribedPlace);
  for (const hit of context.wanted) {
    if (hit.meaning.scenes.length === 0 || isVagueBeside(hit, described)) continue;
    const nameWeight = isNameBeside(hit, described, context) ? -3 : 0;
    for (const { scene, weight } of hit.meaning.scenes) {
      const clue = { hit, scene, weight: weight + nameWeight };
      if (!isNoPlace(clue, context)) yield clue;
    }
  }
}

function scoreOf({ hit, scene, weight }: PlaceClue, { first, subject, hits }: PlaceContext): number {
  const isMainWare = scene === 'table' && hit === first && (!subject || isSoldIn(subject, hit, hits));
  const own = isMainWare ? Math.max(weight, FIRST_WARE) : weight;
  return 10 - (4 * hit.position) / hit.total + 0.12 * hit.typed.length + own;
}

/** Words for what any picture of a place has. */
const VAGUE = /^(?:pemandangan|alam|desa|kampung|dunia|landscape|scenery|nature|village)$/iu;

/** "pemandangan desa dengan sawah": what any picture has says nothing where a place is described. */
const isVagueBeside = (hit: Hit, described: readonly Hit[]): boolean =>
  VAGUE.test(hit.typed) && described.some((other) => other !== hit && !VAGUE.test(other.typed));

/** "Tokyo musim sakura", "toko buku di bandung": a name says less about a place than any word for what is there. */
const isNameBeside = (hit: Hit, described: readonly Hit[], { isRoomNamed }: PlaceContext): boolean =>
  isNamedPlace(hit.typed) && (isRoomNamed || described.some((other) => isElsewhereThan(hit, other)));

/** Whether a phrase says for itself what a place looks like: "sakura", "hutan", and not "bali" or "jalan". */
const isDescribedPlace = (hit: Hit): boolean =>
  isOutsidePlace(hit) && !isNamedPlace(hit.typed) && hit.meaning.scenes.some(({ weight }) => weight > -2.5);

/** Whether two phrases mean different places: "Tokyo" and "sakura", and not "Bromo" and "volcano". */
const isElsewhereThan = (one: Hit, other: Hit): boolean =>
  other.meaning.scenes.every(({ scene }) => one.meaning.scenes.every((entry) => entry.scene !== scene));

/** The scene that shows a named place best. */
function asSeen(named: PlaceNamed, { subject, isPerson, wanted }: PlaceContext, pick: number): SceneChoice {
  const { scene, hit } = named;
  // "ubur-ubur di laut": an animal that lives under water is shown there, whichever word for the sea was used.
  if (subject && LIVING_BELOW.has(subject) && isOfSea(named)) return { scene: 'underwater', hit };
  // "cewek senyum, latar polos": somebody before a plain ground is shown as in a portrait.
  if (scene === 'abstract' && isGroundOnly(hit) && subject) {
    const isByFace = wanted.some(isFaceNamed);
    if (isPerson || isByFace) return { scene: isByFace ? 'portrait' : sceneForSubject(subject, pick), hit: null };
  }
  // "ombak di laut": the open sea between islands is calm, waves break on a shore.
  if (scene === 'islands' && isSea(hit) && wanted.some(isWaves)) return { scene: 'beach', hit: null };
  return { scene, hit };
}

const isWaves = says('waves');

const SEAS: ReadonlySet<string> = new Set(['laut', 'lautan', 'samudra', 'sea', 'ocean']);
const LIVING_BELOW: ReadonlySet<string> = new Set(
  'jellyfish octopus squid seahorse tropical-fish clownfish manta shark turtle mermaid'.split(' '),
);

const isSea = ({ typed }: Hit): boolean => SEAS.has(normaliseWord(typed));

/** "putri duyung di laut", "penyu di raja ampat": the sea, or islands by name. */
const isOfSea = ({ scene, hit }: PlaceNamed): boolean => isSea(hit) || (scene === 'islands' && isNamedPlace(hit.typed));

/** Whether a phrase only names a ground behind things: "latar", "background". */
const isGroundOnly = ({ meaning: { scenes } }: Hit): boolean =>
  scenes.every(({ scene, weight }) => scene === 'abstract' && weight <= -3);
