/** The part of Rolldown's chunking context used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** Bytes: what less visited screens share is merged until a file is about this large. */
const SHARED_BYTES = 10_000;
const SHARED = 'shared';

/** Absolute ids of the modules that the groups are cut along. */
export interface ChunkRoots {
  /** The first module of every page. */
  entry: string;
  /** The screen of the landing page, which has a budget of its own. */
  landing: string;
  /** What signing in brings along. */
  signedInShell: string;
  /** The screen that most people open first, and that has a budget of its own. */
  generator: string;
  /** The screens of what was made. */
  library: readonly string[];
}

/**
 * Few files instead of the hundred small ones that sharing between screens would make: each is a request and compresses
 * badly. What changes together stays together, so that the packages keep their name over our own deploys.
 * - `packages` and `shell`: everything the entry needs anyway.
 * - `member`: the member area and what the generator shows at first, which is where everybody goes.
 * - `rules`: the contract's schemas and what checks by them; forms and kept answers need them, a first look does not.
 * - `ui`: the other controls: sheets, dialogs, menus, and what carries out their actions.
 * - `library`: what only the library and the history share.
 * - `background`: what keeps and sends queued requests, hears the server, and asks whether it is there.
 * - `studio`: whatever of the studio opens on demand.
 * - `credits`: the balance, the payments under way and the words for what failed, which all screens of money share.
 * - `shared-…`: what other screens share among themselves.
 * A group imports only from those above it. Files that import each other in a circle run in an order that breaks them.
 */
export function chunkGroups(roots: ChunkRoots) {
  let sets: ReturnType<typeof cut> | undefined;
  const inside = (name: keyof ReturnType<typeof cut>, id: string, graph: ModuleGraph): boolean =>
    (sets ??= cut(roots, graph))[name].has(id);
  // With the entry itself: it awaits nothing at its top level (src/main.tsx), so screens may import from its file.
  const isFirst = (id: string, graph: ModuleGraph): boolean => inside('first', id, graph);
  // What a group imports is in a group above it already; taking it along would empty those.
  const apart = { includeDependenciesRecursively: false };
  return {
    groups: [
      { debugName: 'lists', name: (id: string) => (isForLists(id) ? 'library' : null), priority: 8, ...apart },
      {
        debugName: 'packages',
        name: (id: string, graph: ModuleGraph) => (isPackage(id) && isFirst(id, graph) ? 'packages' : null),
        priority: 7,
      },
      {
        debugName: 'shell',
        name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) || isWord(id) ? 'shell' : null),
        priority: 6,
      },
      {
        debugName: 'member',
        name: (id: string, graph: ModuleGraph) => (inside('member', id, graph) || isTiny(id) ? 'member' : null),
        priority: 5,
        ...apart,
      },
      {
        debugName: 'rules',
        name: (id: string) => (isRule(id) || isChecker(id) ? 'rules' : null),
        priority: 4,
        ...apart,
      },
      {
        debugName: 'ui',
        name: (id: string) => (isControl(id) || isForActions(id) ? 'ui' : null),
        priority: 3,
        ...apart,
      },
      {
        debugName: 'library',
        name: (id: string, graph: ModuleGraph) => (inside('library', id, graph) ? 'library' : null),
        priority: 2,
        ...apart,
      },
      {
        debugName: 'background',
        name: (id: string, graph: ModuleGraph) =>
          isBackground(id) && !inside('core', id, graph) ? 'background' : null,
        priority: 2,
        ...apart,
      },
      {
        debugName: 'studio',
        name: (id: string, graph: ModuleGraph) => (isStudio(id) && !inside('core', id, graph) ? 'studio' : null),
        priority: 1,
        ...apart,
      },
      {
        debugName: 'credits',
        name: (id: string, graph: ModuleGraph) => (isCredits(id) && !inside('core', id, graph) ? 'credits' : null),
        priority: 1,
        ...apart,
      },
      {
        // Never with a part that a core screen alone needs: merging would make it carry the others' code.
        debugName: SHARED,
        name: (id: string, graph: ModuleGraph) => (inside('core', id, graph) ? null : SHARED),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SHARED_BYTES,
        ...apart,
      },
    ],
  };
}

function cut({ entry, landing, signedInShell, generator, library }: ChunkRoots, graph: ModuleGraph) {
  const member = reachable([signedInShell, generator], graph);
  // What the landing page uses of others' rooms, money and numbers for instance: nobody waits for all else to see a price.
  const shown = [...reachable([landing], graph)].filter((id) => id !== landing && !id.includes('/features/landing/'));
  // The screen's own module is what the router asks for; it stays a file by itself.
  member.delete(generator);
  const screens = library.map((screen) => reachable([screen], graph));
  const [oneScreen = new Set<string>(), ...otherScreens] = screens;
  return {
    first: new Set([...reachable([entry], graph), ...shown]),
    member,
    library: new Set([...oneScreen].filter((id) => otherScreens.every((needs) => needs.has(id)))),
    core: new Set([generator, ...screens.flatMap((needs) => [...needs])]),
  };
}

/** The bundler would name a shared file after every screen that uses it. */
export function chunkFileName({ name }: { name: string }): string {
  return name.startsWith(SHARED) ? `assets/${SHARED}-[hash].js` : 'assets/[name]-[hash].js';
}

const isPackage = (id: string): boolean => id.includes('node_modules/');
/** Any number of queries at once. */
const isForLists = (id: string): boolean => /@tanstack\/.*\/(queriesObserver|useQueries)\.js$/.test(id);

/** What changes something on the server. The composer sends by itself. */
const isForActions = (id: string): boolean => /@tanstack\/.*\/(mutationObserver|useMutation)\.js$/.test(id);

/** A package's index names all that it has; what it only names is not needed yet. */
const isPackageIndex = (id: string): boolean => /@tanstack\/.*\/index\.js$/.test(id);

/** Plain words of the contract, which its rules and every room speak. */
const isWord = (id: string): boolean => /\/contract\/(limits|generationWords|topupStatus|prompts)\.ts$/.test(id);
const isRule = (id: string): boolean => /\/contract\/(schemas\/|primitives\.ts)|node_modules\/valibot\//.test(id);

/** What is loaded only to check something by a schema. */
const isChecker = (id: string): boolean =>
  /\/src\/(offline\/(persisted(Money)?Schemas|fillMissing)|ui\/useSchemaForm|features\/generation\/(errorTexts|draft\/(draftSchema|toRequest)))\.ts$/.test(
    id,
  );
const isControl = (id: string): boolean =>
  /\/src\/(ui\/|shell\/ProfileSheet\.tsx$)|node_modules\/lucide-react\//.test(id);
const isCredits = (id: string): boolean =>
  /\/src\/features\/(credits\/(BalanceCard|useFailureText|errorTexts|creditsSummaryQuery)|payments\/(paymentQueries|cacheTopup|useLiveTopups|usePaymentWords|StatusBadge))\.tsx?$|\/src\/api\/requestKeys\.ts$|\/contract\/(activity|payments)\.ts$/.test(
    id,
  );
/** Of a few lines, and needed by screens that share nothing else: a file of its own would be another request. */
const isTiny = (id: string): boolean => id.endsWith('/src/features/generation/cost/useDefaultCoins.ts');
const isStudio = (id: string): boolean => /\/src\/features\/generation\/(?!cost\/)/.test(id);
/** What goes on behind the screens: sending the queue, hearing the server, asking whether it is there. Small parts, one file. */
const isBackground = (id: string): boolean =>
  /\/src\/(offline\/outbox\/|features\/generation\/outbox\/(watchOutbox|cacheSent|pageOutbox)\.ts|api\/(reach|createLiveEvents)\.ts)|node_modules\/eventsource-parser\//.test(
    id,
  );

/** The modules themselves and all that they import without waiting. Schemas apart: the call table only passes them on. */
function reachable(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(
      ...(graph
        .getModuleInfo(id)
        ?.importedIds.filter(
          (imported) => !isRule(imported) && !((isForLists(imported) || isForActions(imported)) && isPackageIndex(id)),
        ) ?? []),
    );
  }
  return seen;
}
