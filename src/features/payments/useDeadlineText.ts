import type { Language } from '../../../contract/limits.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const OPTIONS = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const FORMATS: Record<Language, Intl.DateTimeFormat> = { id: new Intl.DateTimeFormat('id-ID', OPTIONS), en: new Intl.DateTimeFormat('en-GB', OPTIONS) };
/** Indonesian in both languages: WIB, WITA and WIT are what the zones are called here. */
const ZONES = new Intl.DateTimeFormat('id-ID', { timeZoneName: 'short' });

/** A deadline as it is told to somebody else too, with the zone of this device: "Sab, 21 Nov, 12.07 WIB". `at` is ISO-8601. */
export function useDeadlineText(): (at: string) => string {
  const language = useLanguage();
  return (at) => {
    const moment = new Date(at);
    const zone = ZONES.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${FORMATS[language].format(moment)} ${zone}`.trim();
  };
}
