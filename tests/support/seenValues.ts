/** What other calls are told by. */
const NAMES = /^(?:id|.*_id|token|slug|code)$/;
/** Of one name and one person: the latest are enough. */
const MOST = 300;

interface Seen {
  value: string | number;
  /** The path of the call, as in the document. */
  path: string;
}

export interface SeenValues {
  /** Remembers the ids, tokens and codes of a reply. */
  remember(reply: unknown, from: { path: string; by: string }): void;
  /**
   * Values with this name that somebody was told: those from the call most like `path`, such as `/videos/` for
   * `/videos/{id}`.
   */
  find(wanted: { name: string; path: string; by: string; fits(value: string): boolean }): (string | number)[];
}

/** The ids, tokens and codes that the product's replies have told, for requests that are to find something. */
export function createSeenValues(): SeenValues {
  const seen = new Map<string, Seen[]>();
  const walk = (value: unknown, path: string, by: string, name: string) => {
    if (Array.isArray(value)) for (const each of value) walk(each, path, by, name);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) walk(each, path, by, inner);
    else if ((typeof value === 'string' || typeof value === 'number') && value !== '' && NAMES.test(name)) {
      const key = `${by} ${name}`;
      const known = seen.get(key) ?? [];
      if (!known.some((one) => one.value === value && one.path === path)) known.push({ value, path });
      seen.set(key, known.slice(-MOST));
    }
  };
  return {
    remember: (reply, { path, by }) => walk(reply, path, by, ''),
    find({ name, path, by, fits }) {
      const [target] = path.split('/{') as [string];
      const fitting = (seen.get(`${by} ${name}`) ?? []).filter(({ value }) => fits(String(value)));
      const likeness = Math.max(0, ...fitting.map((one) => commonLength(one.path, target)));
      return [
        ...new Set(fitting.filter((one) => commonLength(one.path, target) === likeness).map(({ value }) => value)),
      ];
    },
  };
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
