import type { TimeOfDay } from '../../scene.ts';
import type { Hit } from './hits.ts';
import type { Reading } from './reading.ts';
import { readLitLamps } from './readTones.ts';
import { CLOUDS, DARK_SKY, DARK_TIMES, DARKNESS, GRADUAL_WORDS } from './words.ts';

const WARMTH = /hangat|warm/i;

/** The light that a photo is to have, by its time of day. */
export interface TimeWish {
  time: TimeOfDay | null;
  /** Whether the light changes during the clip. */
  isGradual: boolean;
  hasWarmLamps: boolean;
}

/** The time of day, and warm lamps in the dark. */
export function readTime(reading: Reading): TimeWish {
  const { tokens, chips } = reading;
  const named = reading.wanted.filter((hit) => hit.meaning?.time && !hit.isUsed);
  const times = named.filter((hit) => !isShade(reading, hit));
  reading.markUsed(named);
  const isDark = times.some((hit) => DARK_TIMES.has(hit.meaning!.time!));
  // At night "warm" describes the lamps and is not a second time of day.
  const lamps = isDark ? times.filter(({ meaning, typed }) => meaning!.time === 'golden' && WARMTH.test(typed)) : [];
  for (const hit of lamps) reading.use(hit, 'detail', 'warmLamps');
  const lampWords = isDark ? readLitLamps(tokens) : [];
  reading.read.push(...lampWords);
  if (lampWords.length > 0 && lamps.length === 0)
    chips.push({ aspect: 'detail', value: 'warmLamps', word: lampWords.join(' ') });
  const others = times.filter((hit) => !lamps.includes(hit));
  const last = others.at(-1);
  const time = last?.meaning?.time ?? null;
  if (last && time) reading.use(last, 'time', time);
  const isGradual = time !== null && (others.length > 1 || tokens.some(({ word }) => GRADUAL_WORDS.has(word)));
  return { time, isGradual, hasWarmLamps: lamps.length + lampWords.length > 0 };
}

/** "langit mendung gelap": dark clouds, not night. */
function isShade({ tokens }: Reading, { typed, start }: Hit): boolean {
  return (
    DARKNESS.test(typed) &&
    tokens.slice(0, start).some(({ word }) => DARK_SKY.test(word)) &&
    tokens.some(({ word }) => CLOUDS.test(word))
  );
}
