import { join } from 'node:path';
import { ACTIONS, COST, GROUPS, ROOTS, SCHEMAS, isInPaths } from './firstVisit.ts';

/** The part of Rolldown's chunking context that is used here. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; importers: readonly string[] } | null;
}

/** Bytes: code shared by less visited screens is merged up to about this file size. */
const SHARED_BYTES = 10_000;
const SHARED = 'shared';

/**
 * Groups modules into few files. Without this, code shared between screens would become a hundred small files, each of
 * them a request and badly compressed. Packages have a file of their own, so that it keeps its name over our deploys.
 * - `packages` and `shell`: everything the entry needs anyway.
 * - `user`: the signed-in shell and the generator's first view, which is where everybody goes.
 * - `rules`: the contract's schemas and the code that validates with them; not needed for the first view.
 * - `ui`: the other controls (sheets, dialogs, menus) and the code that runs their actions.
 * - `library`: what only the library and the history share.
 * - `tile`: a result as shown on the home screen and in the studio, but not in the history.
 * - `background`: sending queued requests, live events, and checking the connection.
 * - `studio`: whatever of the studio opens on demand.
 * - `credits`: the balance, pending payments and error texts, which all screens about money share.
 * - `shared-…`: what other screens share among themselves, of one feature or of none.
 *
 * firstVisit.ts lists what goes where, by these names. A group imports only from those above it, because files that
 * import each other in a circle run in an order that breaks them.
 */
export function chunkGroups(top: string) {
  let sets: ReturnType<typeof cut> | undefined;
  const inside = (name: keyof ReturnType<typeof cut>, id: string, graph: ModuleGraph): boolean =>
    (sets ??= cut(top, graph))[name].has(id);
  // Together with the entry: it has no top-level await (src/main.tsx), so screens may import from its file.
  const isFirst = (id: string, graph: ModuleGraph): boolean => inside('first', id, graph);
  // A group's imports already have groups of their own above it; including them would empty those.
  const apart = { includeDependenciesRecursively: false };
  return {
    groups: [
      {
        debugName: 'lists',
        name: (id: string) => (isInPaths(GROUPS.library, id) ? 'library' : null),
        priority: 8,
        ...apart,
      },
      {
        debugName: 'packages',
        name: (id: string, graph: ModuleGraph) => (isPackage(id) && isFirst(id, graph) ? 'packages' : null),
        priority: 7,
      },
      {
        debugName: 'shell',
        name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) || isInPaths(GROUPS.shell, id) ? 'shell' : null),
        priority: 6,
      },
      {
        debugName: 'user',
        name: (id: string, graph: ModuleGraph) =>
          inside('user', id, graph) || isInPaths(GROUPS.user, id) ? 'user' : null,
        priority: 5,
        ...apart,
      },
      {
        debugName: 'rules',
        name: (id: string) => (isInPaths(GROUPS.rules, id) ? 'rules' : null),
        priority: 4,
        ...apart,
      },
      {
        debugName: 'ui',
        name: (id: string) => (isInUi(id) ? 'ui' : null),
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
        debugName: 'tile',
        name: (id: string, graph: ModuleGraph) => (isStudio(id) && inside('tile', id, graph) ? 'tile' : null),
        priority: 2,
        ...apart,
      },
      {
        debugName: 'background',
        name: (id: string, graph: ModuleGraph) =>
          isInPaths(GROUPS.background, id) && !inside('core', id, graph) ? 'background' : null,
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
        name: (id: string, graph: ModuleGraph) =>
          isInPaths(GROUPS.credits, id) && !inside('core', id, graph) ? 'credits' : null,
        priority: 1,
        ...apart,
      },
      {
        // Not for modules that a core screen needs: merging would make that screen load other screens' code.
        debugName: SHARED,
        name: (id: string, graph: ModuleGraph) => (inside('core', id, graph) ? null : sharedFile(id)),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SHARED_BYTES,
        ...apart,
      },
    ],
  };
}

/** A route's component chunk, as the router's plugin names it. */
const screen = (top: string, route: string): string => `${join(top, route)}?tsr-split=component`;

function cut(top: string, graph: ModuleGraph) {
  const [entry, signedInShell] = [join(top, ROOTS.entry), join(top, ROOTS.signedInShell)];
  const [landing, generator] = [screen(top, ROOTS.landing), screen(top, ROOTS.generator)];
  const user = reachable([signedInShell, generator], graph);
  // What the landing page uses of other features, such as money and number formats, so that prices do not wait for
  // more.
  const shown = [...reachable([landing], graph)].filter((id) => id !== landing && !id.includes('/features/landing/'));
  // The screen's own module is what the router imports, so it stays a separate file.
  user.delete(generator);
  const screens = ROOTS.library.map((route) => reachable([screen(top, route)], graph));
  const home = screen(top, ROOTS.library[0]);
  const [oneScreen = new Set<string>(), ...otherScreens] = screens;
  const shared = new Set([...oneScreen].filter((id) => otherScreens.every((needs) => needs.has(id))));
  return {
    first: new Set([...reachable([entry], graph), ...shown]),
    user,
    library: shared,
    tile: new Set([...oneScreen].filter((id) => !shared.has(id) && id !== home)),
    core: new Set([generator, ...screens.flatMap((needs) => [...needs])]),
  };
}

/**
 * The bundler would name a shared file after all screens that use it. Of a file's hash it takes seven characters, the
 * least that it allows: every page downloads a list of some ninety names.
 */
export function chunkFileName({ name }: { name: string }): string {
  return name.startsWith(SHARED) ? `assets/${SHARED}-[hash:7].js` : 'assets/[name]-[hash:7].js';
}

/**
 * Small shared files are merged by the screens that load them, whatever they import: two files with parts of the same
 * two features could import each other. Features do not, so only parts of the same feature are merged.
 */
function sharedFile(id: string): string {
  const feature = /\/src\/features\/([^/]+)\//.exec(id)?.[1];
  return feature ? `${SHARED}-${feature}` : SHARED;
}

const isPackage = (id: string): boolean => id.includes('node_modules/');
/** A package's index re-exports everything; what it only re-exports is not needed yet. */
const isPackageIndex = (id: string): boolean => /@tanstack\/.*\/index\.js$/.test(id);
const isInUi = (id: string): boolean => isInPaths(GROUPS.ui, id) && !isInPaths(GROUPS.credits, id);
const isStudio = (id: string): boolean => isInPaths(GROUPS.studio, id) && !isInPaths(COST, id);

/** The modules themselves and all their static imports, except the schemas, which the call table only re-exports. */
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
          (imported) =>
            !isInPaths(SCHEMAS, imported) &&
            !(isInPaths([...GROUPS.library, ...ACTIONS], imported) && isPackageIndex(id)),
        ) ?? []),
    );
  }
  return seen;
}
