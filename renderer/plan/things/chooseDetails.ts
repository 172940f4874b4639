import { packColour } from '../../light/colour.ts';
import { isGroundWord } from '../../prompt/context/thingColours.ts';
import { isHarvesting, isLoosePlace, isNamedPlace } from '../../prompt/vocabulary/approximateWords.ts';
import type { TimeOfDay } from '../../scene.ts';
import { PACES } from '../subjects/chooseSubjects.ts';
import { INSTEAD_OF_PLANETS, isSeenFromAbove, OF_PLANETS } from '../visibleInScene.ts';
import {
  createDetailContext,
  type DetailContext,
  type DetailException,
  type DetailQuestion,
  type DetailWord,
} from './detailContext.ts';
import { isOfWood, isUnseenDetail } from './detailExceptions.ts';
import { settleDoing } from './doings.ts';
import { correctFlatLay, reportKinds, settleServing } from './servings.ts';
import { addTowers, addUsualPlace, correctWater, fitOut, settleSetting } from './settings.ts';

export interface DetailChoice {
  /** By name: how much of it, or which kind. */
  details: Record<string, number>;
  /** The time of day that the details imply, such as night for stars. */
  impliedTime: TimeOfDay | null;
}

/**
 * What a scene shows besides its subjects: the wares of a table, a street's traffic, the moon of a sky. Word by word,
 * because one may leave no space for the next; then what they need together.
 */
export function chooseDetails(question: DetailQuestion): DetailChoice {
  const context = createDetailContext(question);
  const { wanted, dyeHit, backdrop } = question;
  showBackdrop(context);
  showRoad(context);
  for (const hit of wanted) {
    if (hit === dyeHit || hit === backdrop?.hit) continue;
    for (const rule of hit.meaning.details) chooseDetail({ hit, rule }, context);
  }
  addUsualPlace(context);
  addTowers(context);
  correctWater(context);
  fitOut(context);
  reportKinds(context);
  correctFlatLay(context);
  return { details: context.details, impliedTime: context.impliedTime };
}

function chooseDetail(word: DetailWord, context: DetailContext): void {
  const { rule } = word;
  if (!rule.scenes.includes(context.scene) || (context.isStill && PACES.has(rule.name))) return;
  const isSettled =
    settleDoing(word, context) ||
    settleSetting(word, context) ||
    settleServing(word, context) ||
    isUnseenDetail(word, context) ||
    settleQuietly(word, context);
  if (!isSettled) showDetail(word, context);
}

function showBackdrop({ backdrop, details, report }: DetailContext): void {
  if (!backdrop) return;
  details.studio = 1;
  details.backdrop = packColour(backdrop.colour);
  report.draw(backdrop.hit, 'detail', 'backdrop');
  if (backdrop.paleHit) report.drawSilently(backdrop.paleHit);
}

const ROAD = /^(?:jalan|jalanan|jalan raya|pinggir jalan|tepi jalan|jalan setapak|road|roadside|street)$/iu;

function showRoad({ road, wanted, details, report }: DetailContext): void {
  if (!road) return;
  details[road] = 1;
  for (const hit of wanted) if (ROAD.test(hit.typed)) report.draw(hit, 'detail', road);
}

/** How goods are photographed, rather than before what. */
const OF_PHOTOGRAPHY = /^(?:studio|studio foto|foto produk|product (?:shot|photo|photography)|produk|product)$/iu;

const OF_THE_SEA = /^(?:laut|sea|ocean|teluk|bay|pantai|beach|pesisir|coast)$/iu;
const BY_THEIR_WORK =
  /^(?:penari(?: bali)?|dancer|nelayan|fisherman|petani|farmer|pengusaha|businessman|pendekar|raja|king|ratu|queen|putri|princess)$/iu;

/** Does what a word asks for without a chip for it. True if that is all there is to it. */
const settleQuietly: DetailException = ({ hit, rule }, context) => {
  const { scene, details, report } = context;
  if (scene === 'space' && OF_PLANETS.has(rule.name) && context.names(INSTEAD_OF_PLANETS)) {
    report.leaveOut(hit);
    return true;
  }
  // "foto produk di meja kayu": the wood is what it stands on.
  if (rule.name === 'studio' && OF_PHOTOGRAPHY.test(hit.typed) && isOfWood(context)) {
    report.drawSilently(hit);
    return true;
  }
  // "gunung dan laut": a lake is no sea. "portrait of a dancer": a face tells nobody's work.
  const isUntold =
    (rule.name === 'water' && OF_THE_SEA.test(hit.typed)) ||
    ((rule.name === 'man' || rule.name === 'woman') && BY_THEIR_WORK.test(hit.typed));
  if (isUntold) {
    details[rule.name] ??= rule.value;
    return true;
  }
  if (!(rule.name in details)) return false;
  // A second word for the same thing ("tropis … pohon kelapa") is already drawn.
  if (!isNamedPlace(hit.typed) && !isLoosePlace(hit)) report.drawSilently(hit);
  return true;
};

function showDetail({ hit, rule }: DetailWord, context: DetailContext): void {
  const { scene, wanted, report } = context;
  context.details[rule.name] = rule.value;
  // "latar hutan": the word itself says nothing of what is behind.
  if (isGroundWord(hit.typed)) {
    report.drawSilently(hit);
    return;
  }
  // "memanen padi": the rice is ripe, and nobody cuts it.
  if (rule.name === 'golden' && isHarvesting(hit)) return;
  // Any street stands for Malioboro.
  if (isLoosePlace(hit)) return;
  if (rule.name === 'high' && !isSeenFromAbove(hit.typed, scene)) return;
  // "langit merah dramatis": under storm clouds no colour is left.
  const isTimeless = rule.name === 'dramatic' && wanted.some(({ meaning }) => meaning.colour !== undefined);
  if (!isTimeless) context.impliedTime ??= rule.impliesTime ?? null;
  report.draw(hit, 'detail', rule.name);
}
