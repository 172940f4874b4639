import { type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';
import { BUSINESS_OFFSET, BUSINESS_TIME_ZONE } from '../../contract/limits.ts';
import { useLanguage } from './useLanguage.ts';

/** The zone's name in both languages. */
const ZONE = 'WIB';

function makeBusinessTimes(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...options, timeZone: BUSINESS_TIME_ZONE });
  const dateTimes = format({ dateStyle: 'medium', timeStyle: 'short' });
  const deadlines = format({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const years = format({ year: 'numeric' });
  const days = format({ day: 'numeric', month: 'short' });
  const longDays = format({ dateStyle: 'long' });
  return {
    /** "21 Nov 2026, 12.07 WIB". */
    dateTime: (at: string | number) => `${dateTimes.format(new Date(at))} ${ZONE}`,
    /** A moment in the next days, in a form that can be passed on: "Sab, 21 Nov, 12.07 WIB". */
    deadline: (at: string | number) => `${deadlines.format(new Date(at))} ${ZONE}`,
    /** A business day such as `2026-11-17`, where the year is obvious: "17 Nov". */
    day: (day: string) => days.format(new Date(`${day}T12:00:00${BUSINESS_OFFSET}`)),
    /** A day by itself, written out: "22 November 2026". */
    longDay: (at: string | number) => longDays.format(new Date(at)),
    /** The business year of a moment: 2026. */
    year: (at: string | number) => Number(years.format(new Date(at))),
  };
}

export type BusinessTimes = ReturnType<typeof makeBusinessTimes>;

const made = new Map<Language, BusinessTimes>();

/**
 * Times of money, limits, invoices and activity. They are the same for everybody, so they are shown in the business
 * time zone and say so. Times of a user's own work are relative or in the device's zone, without a label: `formats.ts`.
 */
export function businessTimesFor(language: Language): BusinessTimes {
  const times = made.get(language) ?? makeBusinessTimes(language);
  made.set(language, times);
  return times;
}

/** Business times in the active language. */
export function useBusinessTimes(): BusinessTimes {
  return businessTimesFor(useLanguage());
}
