/** The part of Rolldown's chunking context used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Bytes: what less visited screens share is merged until a file is about this large. */
const SHARED_BYTES = 10_000;
const SHARED = 'shared';

/**
 * Few files instead of the hundred small ones that sharing between screens would make: each is a request and compresses
 * badly. What changes together stays together, so that React and the packages keep their names over our own deploys.
 * - `react`, `frame` (packages) and `shell`: everything the entry needs anyway.
 * - `studio`: what at least two of the core screens need; they are the ones a person goes to and fro between.
 * - `shared-…`: what other screens share among themselves.
 * @param entry absolute path of the first module.
 * @param core absolute ids of the core screens' modules.
 */
export function chunkGroups({ entry, core }: { entry: string; core: readonly string[] }) {
  let fromEntry: ReadonlySet<string> | undefined;
  let fromCore: ReadonlySet<string>[] | undefined;
  // The entry itself stays alone: it waits for the first screen, whose files import from these, and would wait for ever.
  const isFirst = (id: string, graph: ModuleGraph): boolean => id !== entry && (fromEntry ??= reachable(entry, graph)).has(id);
  const coreUses = (id: string, graph: ModuleGraph): number => (fromCore ??= core.map((screen) => reachable(screen, graph))).filter((needed) => needed.has(id)).length;
  return {
    groups: [
      { debugName: 'react', name: (id: string, graph: ModuleGraph) => (isReact(id) && isFirst(id, graph) ? 'react' : null), priority: 4 },
      { debugName: 'frame', name: (id: string, graph: ModuleGraph) => (isPackage(id) && isFirst(id, graph) ? 'frame' : null), priority: 3 },
      { debugName: 'shell', name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) ? 'shell' : null), priority: 2 },
      { debugName: 'studio', name: (id: string, graph: ModuleGraph) => (coreUses(id, graph) > 1 ? 'studio' : null), priority: 1 },
      {
        // Never with a part that a core screen alone needs: merging would make it carry the others' code.
        debugName: SHARED,
        name: (id: string, graph: ModuleGraph) => (coreUses(id, graph) === 0 ? SHARED : null),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SHARED_BYTES,
        includeDependenciesRecursively: false,
      },
    ],
  };
}

/** The bundler would name a shared file after every screen that uses it. */
export function chunkFileName({ name }: { name: string }): string {
  return name.startsWith(SHARED) ? `assets/${SHARED}-[hash].js` : 'assets/[name]-[hash].js';
}

const isReact = (id: string): boolean => /node_modules\/(react|react-dom|scheduler)\//.test(id);
const isPackage = (id: string): boolean => id.includes('node_modules/');

function reachable(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reachable(imported, graph, seen);
  return seen;
}
