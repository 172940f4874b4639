/** Statements of one kind under way at a time: one is asked while the other is being read. */
const AT_ONCE = 2;
/** Keys of one statement at most. */
const MOST_KEYS = 200;

/**
 * Reads of one kind by their keys, several in one statement: those that come while two are under way go together with the
 * next. Nobody is given an answer that was asked for before they came, so what has changed before one asks is always
 * seen; and who comes alone is asked for at once.
 * @param ask reads many by their keys; what is not found is left out
 */
export function batchReads<Found>(
  ask: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  interface Waiting {
    key: string;
    resolve: (found: Found | undefined) => void;
    reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let underWay = 0;

  const next = async () => {
    if (underWay >= AT_ONCE || waiting.length === 0) return;
    const asked = waiting.slice(0, MOST_KEYS);
    waiting = waiting.slice(MOST_KEYS);
    underWay += 1;
    try {
      const found = await ask([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      underWay -= 1;
      void next();
    }
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      void next();
    });
}
