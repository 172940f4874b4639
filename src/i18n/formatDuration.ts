import { type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';

function makeParts(language: Language) {
  const tag = LANGUAGE_TAGS[language];
  // Intl.DurationFormat would do all of this, but phones of 2023 and before do not have it.
  const clock = new Intl.DateTimeFormat(tag, { minute: '2-digit', second: '2-digit' });
  return {
    separator: clock.formatToParts(0).find(({ type }) => type === 'literal')?.value ?? ':',
    twoDigits: new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }),
  };
}

const made = new Map<Language, ReturnType<typeof makeParts>>();

/**
 * A running time in that language: 65 → "01.05" in Indonesian, 3725 → "1.02.05". More than a day is counted in hours.
 */
export function formatDuration(seconds: number, language: Language): string {
  const { separator, twoDigits } = made.get(language) ?? makeParts(language);
  made.set(language, { separator, twoDigits });
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map((value) => twoDigits.format(value));
  return [...(hours > 0 ? [String(hours)] : []), ...rest].join(separator);
}
