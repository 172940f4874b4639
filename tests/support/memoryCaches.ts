/** A CacheStorage in memory, with the key order and the errors that the worker relies on. */
export function memoryCaches({ putError }: { putError?: () => Error | undefined } = {}): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));

  function cacheOf(entries: Map<string, Response>) {
    return {
      async put(request: RequestInfo | URL, response: Response) {
        const error = putError?.();
        if (error) throw error;
        const key = addressOf(request);
        entries.delete(key);
        entries.set(key, new Response(await response.arrayBuffer(), response));
      },
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      keys: async () => [...entries.keys()].map((key) => new Request(key)),
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
    };
  }

  return {
    async open(name: string) {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions) {
      const chosen = options?.cacheName === undefined ? [...stores.values()] : [stores.get(options.cacheName)];
      return chosen
        .map((entries) => entries?.get(addressOf(request)))
        .find((response) => response)
        ?.clone();
    },
  } as unknown as CacheStorage;
}
