import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { isStandIn } from '../../prompt/vocabulary/approximateWords.ts';
import { isDollOfAnother, isDoneByUnknown } from '../../prompt/context/attributes.ts';
import { isChair } from '../../prompt/context/insideRooms.ts';
import { isOverstated } from './overstatedPhrases.ts';
import { isJobUnseen } from './unseenJobs.ts';
import { OF_A_PART } from './sceneParts.ts';
import { isCityOfStreet, isSeen, hasChip } from './seenPhrases.ts';
import { isPartOfAnother } from '../../prompt/context/nounPhrases.ts';
import { WARE_WORDS } from '../../prompt/vocabulary/wareWords.ts';
import { isGroundWord } from '../../prompt/context/thingColours.ts';
import { isRiver, type Place } from '../place/choosePlace.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { PlanChip, SceneName, TimeOfDay } from '../../scene.ts';
import { isWhoDoes } from '../subjects/womenShown.ts';
import { shownAs } from './sortWords.ts';
import type { PlanReport } from './planReport.ts';

/** What has been decided about a picture when its report is corrected. */
interface Decided {
  place: Place;
  cast: Cast;
  details: Readonly<Record<string, number>>;
  time: TimeOfDay;
  colours: readonly string[];
  style: string | null;
}

/** Corrects a report by the whole picture: what only stands for something else, and what is not seen after all. */
export function correctReport(reading: PromptReading, decided: Decided, report: PlanReport): void {
  disownStandIns(reading, decided, report);
  if (isWithoutItsPart(decided)) report.makeOwnChoice('scene', decided.place.hit!);
  withholdUnsure(reading, decided, report);
  reportSilentPhrases(reading, decided, report);
}

/** Tells of no phrase that is only a part of what the words around it name, or says more than is seen. */
function withholdUnsure({ wanted, hits, tokens }: PromptReading, decided: Decided, report: PlanReport): void {
  const seen = { scene: decided.place.scene, subjects: decided.cast.subjects, details: decided.details };
  for (const hit of wanted)
    if (
      report.drawn.has(hit) &&
      (isOverstated(hit, seen) ||
        (isPartOfAnother(hit, hits, tokens) && !isDone(hit, decided) && !isWholeWeather(hit)) ||
        isGroundElsewhere(hit, seen.scene, tokens))
    )
      report.withhold(hit, ({ aspect, value }) => aspect === 'scene' || aspect === 'subject' || value in WARE_WORDS);
}

/** "memetik kopi merah", "reading a book on the moon": what somebody is seen to do or wear is so, whatever follows it. */
const isDone = ({ meaning }: Hit, { details }: Decided): boolean =>
  meaning.details.some(({ name }) => (isAct(name) || name === 'inUniform') && name in details);

/** "ke rumah pelanggan hujan deras": weather in words of its own is seen, whatever stands before it. */
const isWholeWeather = ({ meaning, position, end }: Hit): boolean =>
  meaning.weather !== undefined && end - position > 1;

/** Scenes with a plain ground behind the things shown. */
const PLAIN: ReadonlySet<SceneName> = new Set(['table', 'abstract', 'portrait']);

/** "pengajian … background hijau emas": the colours of a ground that the scene does not have. */
function isGroundElsewhere({ meaning, position }: Hit, scene: SceneName, tokens: readonly Token[]): boolean {
  if (!meaning.dye || PLAIN.has(scene)) return false;
  return [1, 2, 3].some((back) => isGroundWord(tokens[position - back]?.typed ?? '') && !tokens[position]!.opens);
}

/** Makes the studio's own choice of what is drawn for want of what a phrase names. */
function disownStandIns({ wanted, hits, tokens }: PromptReading, { place, cast }: Decided, report: PlanReport): void {
  const { subjectHit } = cast;
  if (subjectHit && isDoneByUnknown(subjectHit, hits, tokens)) report.makeOwnChoice('subject', subjectHit);
  if (subjectHit && isJobUnseen(subjectHit, { hits, tokens, used: report.drawn }))
    report.makeOwnChoice('subject', subjectHit);
  for (const hit of wanted) {
    const isOther = isStandIn(hit) || isDollOfAnother(hit, hits, tokens) || (place.scene === 'room' && isChair(hit));
    // At its bank a river is one, and no lake stands for it.
    if (!isOther || !report.drawn.has(hit) || (place.road === 'riverbank' && isRiver(hit))) continue;
    report.makeOwnChoice('scene', hit);
    report.makeOwnChoice('subject', hit);
    report.makeOwnChoice('detail', hit);
  }
}

/** "desa": whether the scene is open country without the village that the word names. */
function isWithoutItsPart({ place, cast, details }: Decided): boolean {
  const meaning = place.hit?.meaning;
  const weight = meaning?.scenes.find((entry) => entry.scene === place.scene)?.weight ?? 0;
  return (
    meaning?.subject !== undefined &&
    weight <= OF_A_PART &&
    !cast.subjects.includes(meaning.subject) &&
    !meaning.details.some(({ name }) => name in details)
  );
}

/** Reports what is drawn without a chip of its own, or leaves it out, because it is not seen. */
function reportSilentPhrases({ wanted }: PromptReading, decided: Decided, report: PlanReport): void {
  const { place, cast, details, time } = decided;
  const drawn = { scene: place.scene, details, subjects: cast.subjects, time };
  for (const hit of wanted) {
    if (!report.drawn.has(hit) || hasChip(hit.typed, report.chips) || isGroundWord(hit.typed)) continue;
    // "guru … senam": aerobics that are not drawn are no woman either, who would do them if nobody was named.
    const isUndone = hit.meaning.details.some(({ name }) => isAct(name) && !(name in details));
    const isWoman = cast.subject !== null && !isUndone && isWhoDoes(hit, cast.subject);
    const called = isWoman ? 'seorang perempuan/a woman' : shownAs(hit.typed, drawn);
    const same = called ? null : drawnBy(hit, decided);
    if (!isSeen(hit, drawn)) {
      if (!isCityOfStreet(hit, details)) report.leaveOut(hit);
    } else if (called) report.addShown(hit.typed, called);
    else if (same) report.drawAlso(hit, same.aspect, same.value);
    else report.leaveOut(hit);
  }
}

/** What of the plan a phrase without a chip is drawn by; null where nothing of it has a name. */
function drawnBy(
  { meaning }: Hit,
  { place, cast, details, time, colours, style }: Decided,
): Pick<PlanChip, 'aspect' | 'value'> | null {
  const { scene } = place;
  const rule = meaning.details.find(({ name, scenes }) => name in details && scenes.includes(scene));
  if (rule) return { aspect: 'detail', value: rule.name };
  if (meaning.subject !== undefined && cast.subjects.includes(meaning.subject))
    return { aspect: 'subject', value: meaning.subject };
  if (meaning.scenes.some((entry) => entry.scene === scene)) return { aspect: 'scene', value: scene };
  if (meaning.time === time) return { aspect: 'time', value: time };
  if (meaning.style && meaning.style === style) return { aspect: 'style', value: style };
  if (meaning.colour === 'pastel' && details.backdrop !== undefined) return { aspect: 'detail', value: 'backdrop' };
  if (meaning.colour && colours.includes(meaning.colour)) return { aspect: 'colour', value: meaning.colour };
  return null;
}
