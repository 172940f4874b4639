/**
 * The wait before the next try, without the random part: `first` after one failure, doubled with every further one.
 * @param failures in a row so far, counted from 0 @param first and `longest` in one unit of time, which the answer has too
 */
export const backOff = (failures: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** failures, longest);
