/** What was kept last is found again by its key, within a bound of bytes: what was not used for longest goes first. */
export interface KeptByUse<Value> {
  get(key: string): Value | undefined;
  /** @param bytes what keeping it takes, its key included */
  set(key: string, value: Value, bytes: number): void;
  delete(key: string): void;
}

/** @param maxBytes of everything kept together; what takes more alone is not kept */
export function keepByUse<Value>({ maxBytes }: { maxBytes: number }): KeptByUse<Value> {
  /** In the order of their last use. */
  const kept = new Map<string, { value: Value; bytes: number }>();
  let used = 0;

  const remove = (key: string) => {
    used -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, bytes) {
      remove(key);
      if (bytes > maxBytes) return;
      kept.set(key, { value, bytes });
      used += bytes;
      for (const oldest of kept.keys()) {
        if (used <= maxBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
