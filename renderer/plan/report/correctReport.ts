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
import type { Place } from '../place/choosePlace.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';
import type { SceneName } from '../../scene.ts';
import type { PlanReport } from './planReport.ts';

/** What has been decided about a picture when its report is corrected. */
interface Decided {
  place: Place;
  cast: Cast;
  details: Readonly<Record<string, number>>;
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
      (isOverstated(hit, seen) || isPartOfAnother(hit, hits, tokens) || isGroundElsewhere(hit, seen.scene, tokens))
    )
      report.withhold(hit, ({ aspect, value }) => aspect === 'scene' || aspect === 'subject' || value in WARE_WORDS);
}

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
    if (!isOther || !report.drawn.has(hit)) continue;
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
function reportSilentPhrases({ wanted }: PromptReading, { place, cast, details }: Decided, report: PlanReport): void {
  for (const hit of wanted) {
    if (!report.drawn.has(hit) || hasChip(hit.typed, report.chips) || isGroundWord(hit.typed)) continue;
    if (isSeen(hit, { scene: place.scene, details, subjects: cast.subjects })) report.addShown(hit.typed);
    else if (!isCityOfStreet(hit, details)) report.leaveOut(hit);
  }
}
