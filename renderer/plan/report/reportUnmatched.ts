import { CARD_WORDS } from '../../prompt/announcement.ts';
import { bowlsCounted } from '../subjects/numberAndClothes.ts';
import { withLostPositions } from './positionWords.ts';
import { hasChip } from './seenPhrases.ts';
import { withNamedThings } from './pictureWords.ts';
import { carriersOf } from './pictureWords.ts';
import { isJoining, isRiding } from '../subjects/subjectPairs.ts';
import { isSeenNowhere } from '../../prompt/context/nounPhrases.ts';
import { sortWords } from './sortWords.ts';
import type { TimeOfDay } from '../../scene.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Things } from '../things/chooseThings.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { PlanReport } from './planReport.ts';

/** What is told by several words, of which none is amiss: "rambut pink", "front of a house". */
const SAID_IN_WORDS: ReadonlySet<string> = new Set(['hairColour', 'homeYard']);

/** Reports the words that something drawn shows besides itself, and returns those that took no effect, as typed. */
export function reportUnmatched(
  reading: PromptReading,
  {
    place,
    cast,
    things,
    details,
    time,
  }: { place: Place; cast: Cast; things: Things; details: Readonly<Record<string, number>>; time: TimeOfDay },
  report: PlanReport,
): string[] {
  const { prompt, tokens, hits, unknown, announcement, title } = reading;
  const { scene } = place;
  const { subject, subjects, companion, beside, mount } = cast;
  const unused = hits.filter((hit) => !report.drawn.has(hit)).map((hit) => hit.typed);
  // Words that are written in the picture are not unmatched, alone or joined with others.
  const written = announcement ? prompt.slice(announcement.start, announcement.end) : '';
  const isWritten = (word: string): boolean =>
    written.includes(word) ||
    (announcement?.title.split(' ').includes(word) ?? false) ||
    ((announcement !== null || reading.isPoster) && CARD_WORDS.has(word.toLowerCase()));
  const untoldWords = [...unknown, ...unused].filter((word) => !isWritten(word));
  const sorted = sortWords(prompt, untoldWords, {
    tokens,
    used: report.drawn,
    hits,
    drawn: { subjects, details, scene, time },
    seenNowhere: hits.filter((hit) => isSeenNowhere(hit, hits, tokens)).map(({ typed }) => typed),
  });
  for (const { word, called } of sorted.shown) report.addShown(word, called);
  const bowls = bowlsCounted(tokens, details);
  if (bowls) report.addShown(bowls.word, bowls.called);
  // A banner that hangs somewhere is not the picture itself.
  const hung = withNamedThings(prompt, [], tokens);
  const carriers = carriersOf(tokens).filter((word) => !hung.includes(word) && !hasChip(word, report.chips));
  if (title !== null) for (const word of carriers) report.addShown(word, 'tulisan di atas gambar/text on the picture');
  const number = cast.countWord ?? things.countWord;
  const left = sorted.unmatched.filter(
    (word) =>
      // "latar putih, putih": said twice, seen once.
      !report.chips.some(
        (chip) => chip.word === word || (SAID_IN_WORDS.has(chip.value) && chip.word?.split(' ').includes(word)),
      ) &&
      !(number?.split(' ').includes(word) ?? false) &&
      !(beside && isJoining(word)) &&
      !(mount && isRiding(word)),
  );
  const untold = title === null ? carriers.filter((word) => !left.includes(word)) : [];
  const named = withNamedThings(prompt, [...left, ...untold], tokens).filter((word) => !written.includes(word));
  return withLostPositions(prompt, named, {
    tokens,
    hits,
    placed: { scene, subject, companion, beside, mount, details, chips: report.chips },
  });
}
