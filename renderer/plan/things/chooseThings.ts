import { type Backdrop, pastelBackdrop, posterColour, readBackdrop } from './backdrop.ts';
import { chooseDetails } from './chooseDetails.ts';
import { findUnknownSubject } from './findUnknownSubject.ts';
import { readPeci, readSpaceHelmet, readWareCount } from '../subjects/numberAndClothes.ts';
import { isAnythingOnTable, isOnlyTable, isWareRule } from '../../prompt/context/tableThings.ts';
import { SOLD_WARES, USUAL_WARES } from '../usualSettings.ts';
import { isPlain, isTableSeen } from '../visibleInScene.ts';
import { packColour } from '../../light/colour.ts';
import { GROUNDS } from '../../prompt/vocabulary/groundWords.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import { womanAtWork } from '../subjects/womenShown.ts';
import type { Rgb, TimeOfDay } from '../../scene.ts';
import type { Place } from '../place/choosePlace.ts';
import type { OwnColour } from './findOwnColour.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Pick } from '../pick.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { PlanReport } from '../report/planReport.ts';

/** What a scene shows besides its silhouettes. */
export interface Things {
  /** By name: how much of it, or which kind. */
  details: Readonly<Record<string, number>>;
  /** The time of day that the details imply, such as night for stars. */
  impliedTime: TimeOfDay | null;
  /** The plain colour behind the things on a table; null for its room. */
  backdrop: Backdrop | null;
  /** How many of its only ware, as typed; null if the prompt has no number for it. */
  countWord: string | null;
  /** What the prompt is about, as typed, where it is nothing that can be drawn. */
  unknownSubject: string | null;
}

/** Chooses the details of a scene: its wares, its backdrop, what people have on them, the furniture of a place. */
export function chooseThings(
  reading: PromptReading,
  { place, cast, colour, pick, isStill }: { place: Place; cast: Cast; colour: OwnColour; pick: Pick; isStill: boolean },
  report: PlanReport,
): Things {
  const { wanted, tokens, hits } = reading;
  const { scene, road, isCard, cardGround, wareHit, ware } = place;
  const backdrop = cardGround ?? (scene === 'table' ? tableBackdrop(reading) : null);
  const { details, impliedTime } = chooseDetails({
    wanted,
    tokens,
    literal: reading.literal,
    scene,
    road,
    subjects: cast.subjects,
    isStill,
    dyeHit: colour.drawnHit,
    backdrop,
    count: cast.count,
    report,
  });
  Object.assign(details, personDetails(reading, cast, { isAsleep: Boolean(details.asleep) }, report));
  const isOnlyWare = scene === 'table' && !cast.subject && waresShown(reading, details) === 1;
  const portions = isOnlyWare && wareHit && ware ? readWareCount(wareHit, ware, tokens) : null;
  if (portions) {
    details.count = portions.count;
    report.addChips([portions.chip]);
  }
  if (scene === 'table' && reading.announcement?.isPromo && !cast.subject) stagePromo(reading, details, pick);
  if (cardGround) details.bare = 1;
  const unknownSubject = reading.announcement || isCard ? null : findUnknownSubject(tokens, hits);
  if (scene === 'table' && !cast.subject && !details.bare && !isAnythingOnTable(details)) {
    // Nothing stands in for a thing that is not known; on a table named alone stands what the seed chooses.
    if (unknownSubject !== null) details.bare = 1;
    else {
      const own = pick('ware', isPlain({ scene, details }) ? SOLD_WARES : USUAL_WARES);
      details[own] = 1;
      report.addOwnChoice('detail', own);
    }
  }
  if (!isTableSeen({ scene, details })) {
    report.removeOwnChoice('scene');
    for (const hit of wanted) if (hit === place.hit || isOnlyTable(hit)) report.takeBack('scene', hit, details);
  }
  return { details, impliedTime, backdrop, countWord: portions?.chip.word ?? null, unknownSubject };
}

/** The grounds of promos, on which white letters are read. */
const PROMO_GROUNDS: readonly Rgb[] = [
  [196, 48, 46],
  [16, 108, 110],
  [30, 96, 68],
  [94, 58, 150],
  [224, 92, 52],
  [28, 74, 140],
];

/** Puts a promo's product beside its text, on a ground of one colour where nobody asked for another. */
function stagePromo({ letters, wanted }: PromptReading, details: Record<string, number>, pick: Pick): void {
  if (!letters[0]?.promo || details.bare || details.flatLay) return;
  details.promo = 1;
  const isPlaced =
    wanted.some((hit) => isOnlyTable(hit)) ||
    Object.keys(details).some((name) => GROUNDS.has(name) || isRoomName(name) || ON_GROUND.has(name));
  if (isPlaced) return;
  details.studio = 1;
  details.backdrop = packColour(pick('promo', PROMO_GROUNDS));
}

const ON_GROUND: ReadonlySet<string> = new Set('studio white black marble backdrop neonGlow'.split(' '));

/** The colour behind what stands on a table. */
const tableBackdrop = ({ wanted, tokens, isPoster }: PromptReading): Backdrop | null =>
  readBackdrop(wanted, tokens) ?? (isPoster ? posterColour(wanted, tokens) : null) ?? pastelBackdrop(wanted, tokens);

/** What the subject has on, whether it is a woman at work, and how many of it there are. */
function personDetails(
  { wanted, hits, tokens }: PromptReading,
  { subject, subjectHit, veilHit, clothes, isTogether, count }: Cast,
  { isAsleep }: { isAsleep: boolean },
  report: PlanReport,
): Record<string, number> {
  const details: Record<string, number> = {};
  const woman = subject && subjectHit ? womanAtWork(subjectHit, veilHit, wanted, tokens) : null;
  if (woman) {
    details[woman.detail] = 1;
    if (woman.hit) {
      report.drawSilently(woman.hit);
      report.addShown(woman.hit.typed, woman.detail === 'veiled' ? 'berhijab/with a hijab' : 'perempuan/woman');
    }
  }
  const peciHit = subject && !isAsleep ? readPeci(subject, hits) : undefined;
  if (peciHit) {
    details.peci = 1;
    report.draw(peciHit, 'detail', 'peci');
  }
  const helmetHit = subjectHit && !isAsleep ? readSpaceHelmet(subjectHit, hits) : undefined;
  if (helmetHit) {
    details.spaceHelmet = 1;
    report.draw(helmetHit, 'detail', 'spaceHelmet');
  }
  return { ...details, ...clothes.details, ...(isTogether && { together: 1 }), ...(count > 1 && { count }) };
}

/** How many of the named wares are on the table. */
function waresShown({ wanted }: PromptReading, details: object): number {
  const named = new Set(wanted.flatMap((hit) => hit.meaning.details.filter(isWareRule)).map(({ name }) => name));
  return [...named].filter((name) => name in details).length;
}
