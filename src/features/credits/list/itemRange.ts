/** The places in a list that are on the screen, e.g. "21–40"; one alone is itself: nothing runs "from 1 to 1". */
export const itemRange = (first: string, last: string): string => (first === last ? first : `${first}–${last}`);
