import { type SQL, sql } from 'drizzle-orm';

/**
 * The keys of a prepared statement, as an array whose length the planner cannot see. Otherwise it takes a few keys for so
 * much cheaper than the ten it assumes that it makes a plan for them each time, which costs ten times the reading.
 * @param type of a key
 */
export function keysOf(name: string, type: string): SQL {
  return sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`;
}

/** Concurrent statements of one kind: one runs while the other's result is read. */
const AT_ONCE = 2;
/** Most keys in one statement. */
const MAX_KEYS = 200;

let allWaiting = 0;

/** Whether more calls of this process wait for a statement of theirs than one takes. */
export const areReadsCrowded = (): boolean => allWaiting > MAX_KEYS;

/**
 * Batches reads by key into shared statements: calls that arrive while two statements run wait for the next one. A call
 * never joins a statement that was sent before it, so it sees every earlier change; a lone call is sent immediately.
 * @param ask reads many by key; its result omits keys that were not found
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
    const asked = waiting.slice(0, MAX_KEYS);
    waiting = waiting.slice(MAX_KEYS);
    allWaiting -= asked.length;
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
      allWaiting += 1;
      void next();
    });
}
