import type { LocalizedName, PlanChip, TimeOfDay } from '../../scene.ts';
import { inBoth, thingName } from '../../prompt/vocabulary/thingNames.ts';
import { roomOf } from '../../scenes/room/roomKinds.ts';
import { partName } from './sceneParts.ts';

/** What else in the plan decides how a chip's thing looks. */
export interface Look {
  time: TimeOfDay | null;
  subject: string | null;
  details: Readonly<Record<string, number>>;
  /** Its colour's name (Indonesian/English). */
  dye?: string | undefined;
  /** The backdrop's name (Indonesian/English), if it has a colour of its own. */
  backdrop?: string | undefined;
}

/** A chip with the name of what is drawn, which may differ from the prompt's word: at night, a big sun is the moon. */
export function withName(chip: PlanChip, { time, subject, details, dye, backdrop }: Look): PlanChip {
  const { aspect, value } = chip;
  const part = partName(chip);
  const drawn = part
    ? inBoth(part)
    : value === 'subjectColour'
      ? inBoth(dye)
      : value === 'backdrop'
        ? inBoth(backdrop)
        : aspect === 'scene' && value === 'room'
          ? thingName('detail', roomOf(subject, details))
          : value === 'bigSun' && time === 'night'
            ? thingName(aspect, 'moon')
            : value === 'rainStrength' && (details[value] ?? 1) < 1
              ? thingName(aspect, 'drizzle')
              : thingName(aspect, value);
  return drawn ? { ...chip, drawn: details.count ? uncounted(drawn) : drawn } : chip;
}

/** The number or the one vessel in a name: "three children", "a glass of iced tea". */
const ONE_NUMBER = {
  id: /^(?:dua|tiga|segelas|semangkuk|sepiring|secangkir|seekor|seorang) /u,
  en: /^(?:two|three|an?|(?:glass|cup|bowl|plate) of(?: an?)?) /u,
};

/** A name without its own number, where a chip says the prompt's number. */
function uncounted({ id, en }: LocalizedName): LocalizedName {
  return { id: id.replace(ONE_NUMBER.id, ''), en: en.replace(ONE_NUMBER.en, '') };
}
