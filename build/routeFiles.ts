import type { Manifest } from 'vite';

/** What a route needs besides the files that every page starts with. */
export interface RouteFiles {
  files: string[];
  /** Catalogs: rooms whose texts its loader asks for. */
  rooms: string[];
}

/** Reads a source file of the client, by its path under src/. */
export type ReadSource = (path: string) => Promise<string>;

const SIGNED_IN_SHELL = 'shell/signedInShell.ts';

/**
 * The files of every route, by address; an address that ends in `/*` stands for its children too. The rooms are read
 * from the routes' own loaders, so that this list needs no keeping.
 * @param present files that the page brings along already.
 */
export async function routeTable(
  manifest: Manifest,
  present: string[],
  read: ReadSource,
): Promise<Record<string, RouteFiles>> {
  const routes = Object.keys(manifest).flatMap((id) => {
    const route = routeOfChunk(id);
    return route === undefined ? [] : [[route, id] as const];
  });
  return Object.fromEntries(
    await Promise.all(
      routes.map(async ([route, id]) => [route, await filesOfRoute(id, { manifest, present, read })] as const),
    ),
  );
}

async function filesOfRoute(
  id: string,
  { manifest, present, read }: { manifest: Manifest; present: string[]; read: ReadSource },
): Promise<RouteFiles> {
  const layouts = layoutsOf(id);
  // A folder need not have a layout, and a layout need not have a component; its loader counts all the same.
  const sources = [
    ...(await Promise.all(layouts.map((layout) => read(sourceOf(layout)).catch(() => '')))),
    await read(sourceOf(id)),
  ];
  const chunks = [...layouts.filter((layout) => manifest[layout]), id];
  if (sources.some((source) => /loader: .*openSignedInShell\(/.test(source))) {
    chunks.push(SIGNED_IN_SHELL);
    sources.push(await read(SIGNED_IN_SHELL));
  }
  const skipped = new Set(present);
  return {
    files: chunks.flatMap((chunk) => closure(manifest[chunk]?.file ?? '', manifest, skipped)),
    rooms: [
      ...new Set(
        sources.flatMap((source) => [...source.matchAll(/loadMessages\('(\w+)'\)/g)].map(([, room]) => room as string)),
      ),
    ],
  };
}

const sourceOf = (id: string): string => id.split('?')[0] as string;

/** `routes/_signedIn/home.tsx?…` → `routes/_signedIn.tsx?…`. */
function layoutsOf(id: string): string[] {
  const parts = id.split('?')[0]?.split('/').slice(1, -1) ?? [];
  return parts.map((_, index) => `routes/${parts.slice(0, index + 1).join('/')}.tsx?tsr-split=component`);
}

/** A file with everything it imports statically, each once. */
function closure(file: string, manifest: Manifest, skipped: Set<string>): string[] {
  if (file === '' || skipped.has(file)) return [];
  skipped.add(file);
  const chunk = Object.values(manifest).find((candidate) => candidate.file === file);
  return [file, ...(chunk?.imports ?? []).flatMap((id) => closure(manifest[id]?.file ?? '', manifest, skipped))];
}

/** The files that kept answers are checked with. */
export function checkerFiles(manifest: Manifest): string[] {
  return Object.values(manifest).flatMap(({ name, file }) => (name === 'rules' ? [file] : []));
}

/** Catalog files by language and room. */
export function catalogTable(manifest: Manifest): Record<string, Record<string, string>> {
  const table: Record<string, Record<string, string>> = {};
  for (const [id, { file }] of Object.entries(manifest)) {
    const [, language, room] = /locales\/(\w+)\/(\w+)\.po$/.exec(id) ?? [];
    if (language && room) (table[language] ??= {})[room] = file;
  }
  return table;
}

/**
 * The address of a route's chunk: `routes/_signedIn/home.tsx?tsr-split=component` → `/home`. A parameter ends it:
 * `routes/generate.{-$mode}.tsx?…` → `/generate/*`. Undefined for other chunks and for layouts.
 */
export function routeOfChunk(id: string): string | undefined {
  const name = /^routes\/([^?]+)\.tsx\?tsr-split=component$/.exec(id)?.[1];
  if (name === undefined || /(^|\/)(_[^/]*|\$)$/.test(name)) return undefined;
  const parts = name.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route');
  const parameter = parts.findIndex((part) => part.includes('$'));
  return `/${(parameter === -1 ? parts : [...parts.slice(0, parameter), '*']).join('/')}`;
}
