import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import { ACT_WORDS, isAct } from '../../prompt/vocabulary/actWords.ts';
import { isTrade } from '../../prompt/vocabulary/trades.ts';
import type { DetailRule } from '../../prompt/vocabulary/detailWords.ts';
import type { ActPlace } from '../../prompt/vocabulary/acts/act.ts';
import type { SceneName } from '../../scene.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import { isVenueName } from '../../scenes/venue/venueKinds.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { namesItsDoer } from '../../prompt/context/doers.ts';
import { DOERS } from '../../prompt/context/attributes.ts';
import { ACTS } from '../../subject/acts/acts.ts';
import { asideOfAct, ASIDES } from '../../subject/acts/asides.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { canAct } from '../../subject/figureLook.ts';
import { isGivenTo, type Pair } from './subjectPairs.ts';

/** Whether a phrase says what people do, and not only, as a ceremony with its flag, what somebody may do at a thing. */
export const isOfAct = (hit: Hit): boolean => actOf(hit) !== undefined && canAct(hit.meaning.subject!);

const actOf = ({ meaning }: Hit): string | undefined => meaning.details.find(({ name }) => isAct(name))?.name;

const JOBS: ReadonlySet<string> = new Set(
  'farmer rider teacher fisherman doctor barista police cook hiker pupil senior-pupil junior-pupil guitarist businessman guard firefighter graduate soldier pilot attendant scientist'.split(
    ' ',
  ),
);

/** Acts without an object: what is named right after one does it. */
const ALONE: ReadonlySet<string> = new Set(
  'jogs jumps skips swims sings dances dancesTraditionally drinks eatsTogether studies prays claps doesYoga meditates'.split(
    ' ',
  ),
);

/** Whether a phrase names somebody who does something else, or nothing: a bride, a monk, a skier. */
const isOtherPerson = ({ meaning: { subject } }: Hit): boolean => subject! in FIGURES || DOERS.has(subject!);

/** "digendong", "disuapi". */
const isPassive = ({ typed }: Hit): boolean => /^(?:(?:lagi|sedang) )?di\p{L}{4}/iu.test(typed);

/** Whether somebody is named after an act with at most "oleh", "sama" between. */
const isAfter = ({ position }: Hit, act: Hit): boolean => position >= act.end && position <= act.end + 1;

/** Who does what a prompt says people do: the first of them that it names, or whoever usually does it; null without an act. */
export function findPerformer(subjects: readonly Hit[], things: readonly Hit[]): Hit | null {
  const actHit = subjects.find(actOf);
  if (!actHit || !canAct(actHit.meaning.subject!)) return null;
  if (namesItsDoer(actHit)) return actHit;
  // "anak disuapi ibu": done by whoever is named after it.
  const agent = isPassive(actHit) ? things.find((hit) => isAfter(hit, actHit) && canAct(hit.meaning.subject!)) : null;
  if (agent) return agent;
  if (actHit.doer && things.includes(actHit.doer)) return actHit.doer;
  const somebody = things.find(
    (hit) =>
      !actOf(hit) &&
      (canAct(hit.meaning.subject!) || isOtherPerson(hit)) &&
      // "makeup artist ngerias pengantin": who is named after a trade is worked for, unless at once ("streamer cewek").
      (hit.position <= actHit.end || !isTrade(actHit.typed)),
  );
  // "bapak petani menanam padi": a title before the job.
  const named =
    things.find((hit) => !actOf(hit) && hit.position === somebody?.end && JOBS.has(hit.meaning.subject!)) ?? somebody;
  if (named) return canAct(named.meaning.subject!) ? named : null;
  // "penyu berenang": done by what is named before, unless that is where it is done.
  // "running horse", "lari kuda": or right after what nobody does to another.
  const isDoneByAnother = things.some(
    ({ meaning, position, end }) =>
      !isBuilding(meaning.subject!) &&
      !canAct(meaning.subject!) &&
      (end <= actHit.position || (position === actHit.end && ALONE.has(actOf(actHit)!))),
  );
  return isDoneByAnother ? null : actHit;
}

const JOINT: ReadonlySet<string> = new Set(
  'dan sama bareng bersama and with bonceng boncengin membonceng ngeboncengin ngebonceng memboncengkan'.split(' '),
);

/** "kakek dan cucu main catur", "main catur sama cucu": whether two do the same, and neither only stands by. */
export function isDoneTogether(
  { subjectHit, besideHit }: Pair,
  hits: readonly Hit[],
  tokens: readonly Token[],
): boolean {
  const [first, second] = [subjectHit, besideHit].toSorted((a, b) => a.position - b.position) as [Hit, Hit];
  const acts = hits.filter((hit) => !hit.isNegated && actOf(hit) !== undefined);
  // "anak main bola dan ibu memasak"
  const isOtherwise =
    acts.some(({ end }) => end <= second.position) && acts.some(({ position }) => position >= second.position);
  if (isGivenTo(first, second, hits, tokens)) return true;
  return !isOtherwise && tokens.slice(first.end, second.position).some(({ word }) => JOINT.has(word));
}

/** What a subject does in a scene, of all that the prompt says; null where nothing of it is drawn. */
export function actSeen(hits: readonly Hit[], subject: string | null, scene: SceneName): string | null {
  if (subject === null || !canAct(subject)) return null;
  // In space there is ground only on the moon.
  if (scene === 'space' && !hits.some(isOnMoon)) return null;
  const act = actAmong(
    hits.filter(({ meaning }) => meaning.details.some(({ name, scenes }) => isAct(name) && scenes.includes(scene))),
  );
  // "duduk di kafe sambil main hp": what is done with one hand is done on a chair.
  const isSeated = hits.some(({ isNegated, meaning }) => !isNegated && meaning.details.some(isSitting));
  return act !== null && isSeated && asideOfAct(act) !== undefined && !sitsAnyway(act) ? 'sits' : act;
}

const isOnMoon = ({ isNegated, meaning }: Hit): boolean =>
  !isNegated && meaning.details.some(({ name }) => name === 'moon');

/** Whether what a phrase says is done by whoever stands beside the subject. */
export const isActOfOther = ({ doer }: Hit, beside: string | null): boolean =>
  doer !== undefined && beside !== null && canAct(beside) && (doer.meaning.subject === beside || beside === 'girl');

/** Whether a rule is about sitting. */
export const isSitting = ({ name }: DetailRule): boolean => name === 'sitting';

const sitsAnyway = (act: string): boolean =>
  ACT_WORDS[act]!.shows?.some(([, words]) => words.split(' ').includes('duduk')) ?? false;

/** What an act is beside the one that somebody is busy with: "jalan sambil main hp"; undefined if it is not seen. */
export function asideTo(busy: string | null, act: string): string | undefined {
  const aside = asideOfAct(act);
  if (busy === null || busy === act || aside === undefined) return undefined;
  return ASIDES[aside]!.inHand && ACTS[busy]!.spare === undefined ? undefined : aside;
}

/** The first thing that people do, before what they are only named by; of "belajar renang", what is learnt. */
function actAmong(hits: readonly Hit[]): string | null {
  const all = hits.filter((hit) => !hit.isNegated && actOf(hit) !== undefined);
  // What the first of them is done by is what the picture is about.
  const acts = all.filter((hit) => hit === all[0] || !hit.doer);
  const [trades, others] = [acts.filter(({ typed }) => isTrade(typed)), acts.filter(({ typed }) => !isTrade(typed))];
  // "tukang las bekerja", "pemain badminton lompat": at what they are named by, at no laptop, however they move.
  const doings =
    trades.length > 0 ? others.filter((hit) => !WORKING.test(hit.typed) && !MOVING.has(actOf(hit)!)) : others;
  const [first, second] = doings.length > 0 ? doings : acts;
  if (!first) return null;
  // "skripsian sampai ketiduran": who is asleep does nothing else.
  if (acts.some((hit) => actOf(hit) === 'sleepsAtDesk')) return 'sleepsAtDesk';
  const isLearnt = second && first.end === second.position && LEARNING.test(first.typed);
  if (isLearnt) return actOf(second)!;
  // "berangkat sekolah naik sepeda": on the way, and by what.
  const ridden = actOf(first) === 'strolls' ? doings.find((hit) => RIDES.has(actOf(hit)!)) : undefined;
  if (ridden) return actOf(ridden)!;
  // "main hp sambil jalan": a hand is enough for one of the two.
  const isBusy = (hit: Hit): boolean => asideOfAct(actOf(hit)!) === undefined;
  return actOf(doings.find(isBusy) ?? first)!;
}

const MOVING: ReadonlySet<string> = new Set(['strolls', 'jumps']);

const RIDES: ReadonlySet<string> = new Set('ridesScooter ridesBicycle ridesBecak drives ridesBoat'.split(' '));

const WORKING = /^(?:(?:lagi|sedang) )?(?:kerja|bekerja|working|at work)$/iu;

const LEARNING = /^(?:(?:lagi|sedang) )?(?:belajar|latihan|ikut|les|learning)/iu;

/** The place of what people do, where the prompt names none. */
export function usualPlaceOf(hits: readonly Hit[], subject: string): SceneName | null {
  const act = canAct(subject) ? actAmong(hits) : null;
  return act ? sceneOf(ACT_WORDS[act]!.place) : null;
}

function sceneOf(place: ActPlace): SceneName {
  if (place === 'street') return 'city';
  if (isRoomName(place)) return 'room';
  return isVenueName(place) ? 'venue' : place;
}

/** The detail that shows the usual place of an act within its scene: its room, its venue, or the street of a city. */
export function placeDetailOf(act: string, scene: SceneName): string | null {
  const { place } = ACT_WORDS[act]!;
  if (scene === 'city') return 'street';
  return (scene === 'room' && isRoomName(place)) || (scene === 'venue' && isVenueName(place)) ? place : null;
}
