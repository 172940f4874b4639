import type { PlanChip } from '../../scene.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import { isVenueName } from '../../scenes/venue/venueKinds.ts';

/** Details that another aspect's chip already shows: "neon" lights the city's signs and is also shown as a colour. */
const SAID_BY: Partial<Record<string, { aspect: PlanChip['aspect']; value: string }>> = {
  neon: { aspect: 'colour', value: 'neon' },
  golden: { aspect: 'colour', value: 'gold' },
  noir: { aspect: 'colour', value: 'monochrome' },
  mist: { aspect: 'weather', value: 'fog' },
  fireflies: { aspect: 'weather', value: 'fireflies' },
  petals: { aspect: 'weather', value: 'petals' },
};

/** Kinds of forest, whose chips name the scene more closely than its own: "hutan hujan" needs one chip, not two. */
const FORESTS: ReadonlySet<string> = new Set(['conifer', 'broadleaf']);

const ROOM_SCENE = { aspect: 'scene', value: 'room' } as const;
const VENUE_SCENE = { aspect: 'scene', value: 'venue' } as const;

/** Whether a chip adds information. A detail is shown by its word, so one chip per word is enough. */
export function addsInformation(chip: PlanChip, index: number, chips: readonly PlanChip[]): boolean {
  if (chip.aspect === 'scene' && chip.value === 'forest')
    return !chips.some(({ aspect, value, word }) => aspect === 'detail' && FORESTS.has(value) && word === chip.word);
  // A storm is both an hour's light and a weather.
  if (chip.aspect === 'weather')
    return !chips.some(({ aspect, value, word }) => aspect === 'time' && value === chip.value && word === chip.word);
  if (chip.aspect !== 'detail') return true;
  const said = isRoomName(chip.value) ? ROOM_SCENE : isVenueName(chip.value) ? VENUE_SCENE : SAID_BY[chip.value];
  return !chips.some(
    (other, at) =>
      other.word === chip.word &&
      (other.aspect === 'detail' ? at < index : other.aspect === said?.aspect && other.value === said.value),
  );
}

const CHIP_ORDER: readonly PlanChip['aspect'][] = [
  'scene',
  'subject',
  'time',
  'weather',
  'style',
  'colour',
  'detail',
  'motion',
  'title',
];

/** Chips in the order in which they are shown. */
export function sortChips(chips: PlanChip[]): PlanChip[] {
  return chips.sort((a, b) => CHIP_ORDER.indexOf(a.aspect) - CHIP_ORDER.indexOf(b.aspect));
}

/** One chip for words side by side that the same thing shows: "cut open", "prewedding couple". */
export function joinSameParts(prompt: string, chips: readonly PlanChip[]): PlanChip[] {
  const joined: PlanChip[] = [];
  for (const chip of chips) {
    const before = joined.at(-1);
    const isSame = before?.aspect === chip.aspect && before.value === chip.value && before.drawn?.en === chip.drawn?.en;
    const phrase = `${before?.word} ${chip.word}`;
    if (isSame && prompt.includes(phrase)) joined[joined.length - 1] = { ...chip, word: phrase };
    else joined.push(chip);
  }
  return joined;
}
