/** Whether a page shows what a message is about: the very item, or a list that a new result stands in at the top. */
export function isOnScreen(
  { url, isResult }: { url: string; isResult: boolean },
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (pathname + search === url) return true;
  return isResult && search === '' && /^\/(home|generate)(\/|$)/.test(pathname);
}
