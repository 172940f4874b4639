import { useBusinessTimes } from '../../../i18n/businessTimes.ts';

/** The date of an article, the same for every reader and for the server that rendered the page: "22 November 2026". */
export function useArticleDate(): (at: string) => string {
  return useBusinessTimes().longDay;
}
