import type { Moment } from '../scene.ts';

/** Drawing frames in order needs two at a time; one more allows a step back. */
const KEPT = 3;

/** Memoizes what is made for a moment; only the last few are kept. */
export function memoizeLast<Made, Rest extends unknown[]>(
  make: (moment: Moment, ...rest: Rest) => Made,
): (moment: Moment, ...rest: Rest) => Made {
  const kept = new Map<string, Made>();
  return ({ seconds, progress }, ...rest) => {
    const key = `${seconds} ${progress}`;
    const old = kept.get(key);
    if (old !== undefined) return old;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT) kept.delete(oldest!);
    const made = make({ seconds, progress }, ...rest);
    kept.set(key, made);
    return made;
  };
}
