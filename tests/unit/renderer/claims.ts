import { createClip } from '../../../renderer/frames/createClip.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { normaliseWord } from '../../../renderer/prompt/normaliseWord.ts';
import type { Plan, PlanChip } from '../../../renderer/scene.ts';
import { WARES } from '../../../renderer/scenes/table/wares.ts';

export interface Size {
  width: number;
  height: number;
}

/** The plan without what a chip says is in its picture, and otherwise the same; null for what nothing can be taken from. */
export function withoutClaim(plan: Plan, { aspect, value, word }: PlanChip): Plan | null {
  switch (aspect) {
    case 'subject': {
      const part = (['subject', 'companion', 'beside', 'mount'] as const).find((name) => plan[name] === value);
      return part ? { ...plan, [part]: null } : null;
    }
    case 'weather':
      return { ...plan, ...detailsWithout(plan, word), weather: value === 'clear' ? 'cloudy' : 'clear' };
    case 'time':
      return { ...plan, time: value === 'day' ? 'golden' : 'day' };
    case 'colour':
      return { ...plan, ...detailsWithout(plan, word), colours: plan.colours.filter((colour) => colour !== value) };
    case 'style':
      return { ...plan, style: null };
    case 'title':
      return { ...plan, title: null, letters: [] };
    case 'detail':
      return withoutDetail(plan, value);
    default:
      return null;
  }
}

/** Without the details that a word sets besides its own chip and that have none: a foggy wood has mist between its trees. */
function detailsWithout({ details, chips }: Plan, word: string | null): Pick<Plan, 'details'> {
  const names = LEXICON.get(normaliseWord(word ?? ''))?.details.map(({ name }) => name) ?? [];
  const silent = names.filter((name) => !chips.some(({ aspect, value }) => aspect === 'detail' && value === name));
  return { details: Object.fromEntries(Object.entries(details).filter(([name]) => !silent.includes(name))) };
}

/** Details that every picture of their scene shows, and a sky that its hour and weather show. */
const EVERYWHERE: ReadonlySet<string> = new Set(['blueSky', 'whiteSand', 'clearWater', 'koi', 'planet']);

function withoutDetail(plan: Plan, value: string): Plan | null {
  if (value === 'subjectColour') return { ...plan, subjectColour: null };
  const { [value]: taken, ...details } = plan.details;
  if (taken === undefined || EVERYWHERE.has(value)) return null;
  // Calm water that nobody asked for as such is there for its calm.
  if (value === 'calm' && !plan.chips.some((chip) => chip.value === 'water')) delete details.water;
  // Without them a city is often seen so all the same.
  if (value === 'skyline' || value === 'harbour') details.street = 1;
  if (value === 'backdrop') delete details.studio;
  // A table with nothing on it is bare, or it would get something of the seed's.
  if (value in WARES && !Object.keys(details).some((name) => name in WARES)) details.bare = 1;
  return { ...plan, details };
}

/** The pixels of a plan's still, without grain. */
export async function drawStill(plan: Plan, { width, height }: Size): Promise<Uint8ClampedArray> {
  const clip = await createClip({ plan, width, height, fps: 24, frameCount: 1, hasWatermark: false, grain: 0 });
  return clip.drawFrame(0).getContext('2d').getImageData(0, 0, width, height).data;
}

export interface Difference {
  /** Percent of the pixels that differ clearly. */
  share: number;
  /** Mean difference of a channel, in levels of 255. */
  mean: number;
  /** Left, top, right and bottom of what differs clearly, in percent of the picture. */
  box: [number, number, number, number];
}

/** Levels of a channel by which a pixel differs clearly. */
const CLEAR = 12;

/** How two pictures of a size differ. */
export function compare(one: Uint8ClampedArray, other: Uint8ClampedArray, { width, height }: Size): Difference {
  let [sum, count, left, top, right, bottom] = [0, 0, width, height, 0, 0];
  for (let index = 0; index < one.length; index += 4) {
    const apart = [0, 1, 2].map((channel) => Math.abs(one[index + channel]! - other[index + channel]!));
    sum += apart[0]! + apart[1]! + apart[2]!;
    if (Math.max(...apart) <= CLEAR) continue;
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    count++;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);
  return {
    share: (count / (width * height)) * 100,
    mean: sum / (width * height * 3),
    box: [percent(left, width), percent(top, height), percent(right, width), percent(bottom, height)],
  };
}

/** Percent of a picture that a thing changes at least, and mean difference that light, weather, colour or style makes. */
const SEEN_SHARE = 0.15;
const SEEN_MEAN = 1.5;

const OF_THE_WHOLE: ReadonlySet<PlanChip['aspect']> = new Set(['time', 'colour', 'style']);

/** Whether what a chip says is seen, by how the picture differs without it. */
export const isSeen = ({ aspect }: PlanChip, { share, mean }: Difference): boolean =>
  OF_THE_WHOLE.has(aspect)
    ? mean >= SEEN_MEAN
    : aspect === 'weather'
      ? share >= 1 || mean >= SEEN_MEAN
      : share >= SEEN_SHARE;
