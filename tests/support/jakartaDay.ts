/** The day of a moment where Kilas does business, as `2026-11-29`: seven hours ahead of UTC, all year. */
export const jakartaDay = (at: Date | string): string =>
  new Date(new Date(at).getTime() + 7 * 3600_000).toISOString().slice(0, 10);
