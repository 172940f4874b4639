import type { PlanChip } from '../../scene.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isStandIn } from '../../prompt/vocabulary/approximateWords.ts';
import { WARE_WORDS } from '../../prompt/vocabulary/wareWords.ts';

/** What a picture is said to show, and the words that it is said not to. */
interface Told {
  chips: PlanChip[];
  unmatched: string[];
}

/**
 * Tells of each thing that is in the picture by the word for it, though not as that word was meant: of a "cat sticker"
 * there is no sticker, but a cat. Crossed out beside a drawn cat, "cat" would be untrue.
 */
export function tellSeenThings(wanted: readonly Hit[], told: Told): Told {
  let { chips, unmatched } = told;
  for (const hit of wanted) {
    const { typed, meaning } = hit;
    if (!unmatched.includes(typed) || isStandIn(hit)) continue;
    const names = [meaning.subject, ...meaning.details.map(({ name }) => name)];
    const at = chips.findIndex(
      ({ aspect, value, word }) =>
        word === null && (aspect === 'subject' || value in WARE_WORDS) && names.includes(value),
    );
    if (at < 0) continue;
    chips = chips.with(at, { ...chips[at]!, word: typed });
    unmatched = unmatched.filter((word) => word !== typed);
  }
  return { chips, unmatched };
}
