import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { TimeOfDay } from '../../scene.ts';
import type { Reading } from './reading.ts';
import type { TimeWish } from './readTime.ts';
import { GENTLE_WORDS, PACE_DETAILS, PICTURE_DETAILS, SKY_DETAILS } from './words.ts';

/**
 * Details of weather, light, sky and pace that can be laid over a photo.
 * @returns also the time of day, which a detail may imply where none was named
 */
export function readDetails(
  reading: Reading,
  { time: named, isGradual, hasWarmLamps }: TimeWish,
): { details: Record<string, number>; time: TimeOfDay | null } {
  const { isMoving } = reading;
  const details: Record<string, number> = hasWarmLamps ? { warmLamps: 1 } : {};
  const isDrawn = (name: string): boolean =>
    PICTURE_DETAILS.has(name) || SKY_DETAILS.has(name) || (isMoving && PACE_DETAILS.has(name));
  let time = named;
  for (const hit of reading.wanted) {
    if (hit.isGentle) details.gentle = 1;
    if (isMoving && GENTLE_WORDS.has(normaliseWord(hit.typed))) {
      // "perlahan menjadi malam": the light changes slowly, not the camera.
      if (isGradual) hit.isUsed = true;
      else {
        details.gentle = 1;
        reading.use(hit, 'detail', 'gentle');
      }
      continue;
    }
    for (const rule of hit.meaning?.details ?? []) {
      if (rule.name in details || !isDrawn(rule.name)) continue;
      details[rule.name] = rule.value;
      time ??= rule.impliesTime ?? null;
      reading.use(hit, 'detail', rule.name);
    }
  }
  return { details, time };
}
