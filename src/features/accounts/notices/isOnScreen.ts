/** Whether a page shows what a notification is about: that item itself, or a list where a new result is at the top. */
export function isOnScreen(
  { url, isResult }: { url: string; isResult: boolean },
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  if (pathname + search === url) return true;
  return isResult && search === '' && /^\/(home|generate)(\/|$)/.test(pathname);
}
