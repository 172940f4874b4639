import { actSeen, isDoneTogether } from './acting.ts';
import { isAct, SUBJECT_ACTS } from '../../prompt/vocabulary/actWords.ts';
import { isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import { isScenery } from './chooseSubjects.ts';
import { type Clothes, readClothes, readCount, readPlural } from './numberAndClothes.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { hasGround } from './subjectPairs.ts';
import {
  isDyedVehicle,
  isOneBefore,
  isRecipient,
  isTooLargeForTable,
  isVehicle,
} from '../../prompt/context/thingColours.ts';
import { friendsOfAKind, girlOf, isWhoDoes, veiled } from './womenShown.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { isBuilding, isShop } from '../../subject/standBeside.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Candidates } from './findCandidates.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { PlanReport } from '../report/planReport.ts';

/** The silhouettes in a picture, and how they look. */
export interface Cast {
  subject: string | null;
  /** The subject's phrase; null without a subject. */
  subjectHit: Hit | null;
  companion: string | null;
  beside: string | null;
  mount: string | null;
  /** All four, the subject first. */
  subjects: readonly (string | null)[];
  /** The phrase that names a hijab. */
  veilHit: Hit | undefined;
  clothes: Clothes;
  /** Whether whoever is beside the subject does the same. */
  isTogether: boolean;
  /** How many of the subject are drawn. */
  count: number;
  /** The number as typed; null if the prompt has none. */
  countWord: string | null;
}

/** How many friends there are where nobody counted them. */
const FRIENDS = 2;

/** An astronaut who does not float: in a saddle, or on the ground of some other place than space. */
const SPACEWALKER = 'spacewalker';

const NOTHING_WORN: Clothes = { details: {}, chips: [], hits: [] };

/** Decides which candidates stand in the scene, and as whom. */
export function placeSubjects(reading: PromptReading, candidates: Candidates, place: Place, report: PlanReport): Cast {
  const { wanted, tokens } = reading;
  const { scene } = place;
  const { companionHit, pair, ride } = candidates;
  const veilHit = wanted.find((hit) => hit.meaning.details.some((rule) => rule.name === 'hijab'));
  const namedHit = isInScene(candidates.subjectHit, place, reading) ? candidates.subjectHit : null;
  const named = namedHit?.meaning.subject ?? null;
  const friends = namedHit && named === 'friends' ? friendsOfAKind(namedHit, wanted) : null;
  const girlHit = named && !veilHit ? girlOf(named, namedHit, wanted, tokens) : undefined;
  const onFeet = named === 'astronaut' && (ride !== null || scene !== 'space') ? SPACEWALKER : named;
  const subject = friends ?? (girlHit ? 'girl' : onFeet && veiled(onFeet, veilHit, wanted));
  if (girlHit) {
    report.drawSilently(girlHit);
    report.addShown(girlHit.typed, 'anak perempuan/girl');
  }
  const isDoing = subject !== null && actSeen(wanted, subject, scene) !== null;
  const isNamedByAct = namedHit?.meaning.details.some(({ name }) => isAct(name)) && !(named! in SUBJECT_ACTS);
  // "balinese dancer portrait": of whoever is only named by what they do, nothing else is told.
  if (subject && namedHit && isNamedByAct && !isDoing) report.addOwnChoice('subject', subject);
  else if (subject && namedHit) report.draw(namedHit, 'subject', subject);
  for (const hit of wanted) if (subject && isWhoDoes(hit, subject)) report.drawSilently(hit);
  const companion = subject && companionHit && !isScenery(companionHit, scene) ? companionHit.meaning.subject! : null;
  if (companion && companionHit) report.draw(companionHit, 'subject', companion);
  const isPair = subject && pair && hasGround(scene) && !isScenery(pair.besideHit, scene);
  const girlBeside = isPair ? girlOf(pair.besideHit.meaning.subject!, pair.besideHit, wanted, tokens) : undefined;
  const beside = isPair ? (girlBeside ? 'girl' : pair.besideHit.meaning.subject!) : null;
  if (beside && pair) report.draw(pair.besideHit, 'subject', beside);
  if (girlBeside) {
    report.drawSilently(girlBeside);
    report.addShown(girlBeside.typed, 'anak perempuan/girl');
  }
  const isOne = namedHit && readCount(namedHit, subject ?? '', tokens) === null;
  const isOnMoon =
    scene === 'space' && wanted.some(({ meaning }) => meaning.details.some(({ name }) => name === 'moon'));
  const mount = subject && ride && isOne && (hasGround(scene) || isOnMoon) ? ride.mount : null;
  if (mount && ride) report.draw(ride.mountHit, 'subject', mount);
  // Synonyms of a drawn thing count as drawn too: "imlek lampion".
  const subjects = [subject, companion, beside, mount];
  for (const hit of wanted)
    if (
      hit.meaning.subject &&
      subjects.includes(hit.meaning.subject) &&
      !isNamedPlace(hit.typed) &&
      // What somebody does is told where it is drawn.
      !hit.meaning.details.some(({ name }) => isAct(name))
    )
      report.drawSilently(hit);
  const clothes = subject ? clothesOf(subject, namedHit, reading) : NOTHING_WORN;
  for (const hit of clothes.hits) report.drawSilently(hit);
  report.addChips(clothes.chips);
  const counted =
    subject && namedHit && !(scene === 'table' && subject in FIGURES)
      ? (readCount(namedHit, subject, tokens) ?? (mount ? null : readPlural(namedHit, subject, tokens)))
      : null;
  if (counted) report.addChips([counted.chip]);
  return {
    subject,
    subjectHit: namedHit,
    companion,
    beside,
    mount,
    subjects,
    veilHit,
    clothes,
    isTogether: isDoing && beside !== null && pair !== null && isDoneTogether(pair, wanted, tokens),
    count: counted?.count ?? (friends ? FRIENDS : 1),
    countWord: counted?.chip.word ?? null,
  };
}

/** Whether a subject is drawn as a figure of its own, and is neither scenery nor out of place. */
function isInScene(
  subjectHit: Hit | null,
  { scene, hit: placeHit, wareHit }: Place,
  { wanted, tokens }: PromptReading,
): boolean {
  if (!subjectHit) return false;
  const subject = subjectHit.meaning.subject!;
  return (
    !(wareHit && isRecipient(subjectHit, wareHit, tokens, wanted)) &&
    (!isScenery(subjectHit, scene) ||
      (isVehicle(subjectHit) && (!placeHit || isOneBefore(subjectHit, placeHit, tokens))) ||
      isDyedVehicle(subjectHit, wanted, tokens)) &&
    !(scene === 'table' && isTooLargeForTable(subject)) &&
    !(scene === 'room' && isBuilding(subject)) &&
    // "kain batik digantung di toko": no shop stands on the cloth.
    !(scene === 'abstract' && isShop(subject)) &&
    // A pond is seen from above: nothing stands in it.
    !(scene === 'pond' && SILHOUETTES[subject]?.anchor === 'ground')
  );
}

/** What the subject wears. */
function clothesOf(subject: string, subjectHit: Hit | null, { wanted, hits, tokens }: PromptReading): Clothes {
  // "a woman in a red dress reading a book": clothes may stand between the person and what she does.
  const whoEnds = wanted.filter((hit) => hit === subjectHit || isWhoDoes(hit, subject)).map(({ end }) => end);
  return readClothes(subject, { hits, tokens, subjectEnd: whoEnds.length > 0 ? Math.min(...whoEnds) : 0 });
}
