import { type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';

/** Seconds in a unit, the largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Intl has only the word for "now", which reads wrong after "updated". */
const JUST_NOW: Record<Language, string> = { id: 'baru saja', en: 'just now' };

/** Creating a formatter takes a slow phone up to a millisecond, and a screen needs only some. */
function onFirstUse<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => (formatter ??= create());
}

function makeFormats(language: Language) {
  const tag = LANGUAGE_TAGS[language];
  const numbers = onFirstUse(() => new Intl.NumberFormat(tag));
  const rupiahs = onFirstUse(
    () =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: 'IDR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
  );
  const dates = onFirstUse(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const dateTimes = onFirstUse(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));
  const times = onFirstUse(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
  const relatives = onFirstUse(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const seconds = onFirstUse(() => new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }));

  return {
    language,
    /** 1250 → "1.250". */
    number: (value: number) => numbers().format(value),
    /** 24000 → "Rp 24.000". */
    rupiah: (value: number) => rupiahs().format(value),
    /** Days and times of a user's own work, in the device's zone. Money, limits and activity: `businessTimes.ts`. */
    date: (at: string | number) => dates().format(new Date(at)),
    dateTime: (at: string | number) => dateTimes().format(new Date(at)),
    time: (at: string | number) => times().format(new Date(at)),
    /** 5 → "5 detik". */
    seconds: (value: number) => seconds().format(value),
    /**
     * Distance of a past moment from `now` (milliseconds since the epoch): "5 menit yang lalu", "baru saja" below a minute.
     */
    relative(at: string | number, now: number): string {
      const distance = (new Date(at).getTime() - now) / 1000;
      const unit = UNITS.find(([, size]) => Math.abs(distance) >= size);
      return unit ? relatives().format(Math.trunc(distance / unit[1]), unit[0]) : JUST_NOW[language];
    },
  };
}

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

/** Numbers, rupiah, dates and relative times in that language. Each formatter is created once. */
export function formatsFor(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}
