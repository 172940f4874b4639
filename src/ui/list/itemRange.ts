/** The positions shown of a list, such as "21–40"; just "1" for a single one. */
export const itemRange = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);
