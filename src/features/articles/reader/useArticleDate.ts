import { BUSINESS_TIME_ZONE } from '../../../../contract/limits.ts';
import { LANGUAGE_TAGS } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The day of an article, the same for every reader and for the server that drew the page: "22 November 2026". */
export function useArticleDate(): (at: string) => string {
  const language = useLanguage();
  return (at) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: BUSINESS_TIME_ZONE }).format(
      new Date(at),
    );
}
