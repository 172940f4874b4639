import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { ROOTS, manifestId } from './firstVisit.ts';

/** What a route needs besides the files that every page starts with. */
export interface RouteFiles {
  files: string[];
  catalogs: string[];
}

/** What a route declares for itself, including its layouts (src/i18n/routeCatalogs.ts). */
interface RouteNeed {
  catalogs: string[];
  opensSignedInShell: boolean;
}

/** By the route's address. */
export type RouteNeeds = Record<string, RouteNeed>;

/** Reads the needs from the built app. @param client the folder of the built site */
export async function readRouteNeeds(client: string): Promise<RouteNeeds> {
  const { routeNeeds } = (await import(pathToFileURL(join(client, '../render/entry-server.js')).href)) as {
    routeNeeds(): [path: string, need: RouteNeed][];
  };
  return Object.fromEntries(routeNeeds().map(([path, need]) => [addressOf(path.split('/').filter(Boolean)), need]));
}

/**
 * The files of every route, by address; an address that ends in `/*` also covers its children.
 * @param present files that the page loads already.
 */
export function routeTable(manifest: Manifest, present: string[], needs: RouteNeeds): Record<string, RouteFiles> {
  const routes = Object.keys(manifest).flatMap((id) => {
    const route = routeOfChunk(id);
    return route === undefined ? [] : [[route, id] as const];
  });
  return Object.fromEntries(
    routes.map(([route, id]) => {
      const { catalogs = [], opensSignedInShell = false } = needs[route] ?? {};
      const chunks = [...layoutsOf(id), id, ...(opensSignedInShell ? [manifestId(ROOTS.signedInShell)] : [])];
      const skipped = new Set(present);
      const files = chunks.flatMap((chunk) => closure(manifest[chunk]?.file ?? '', manifest, skipped));
      return [route, { files, catalogs }];
    }),
  );
}

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

/** Catalog files by language and name. */
export function catalogTable(manifest: Manifest): Record<string, Record<string, string>> {
  const table: Record<string, Record<string, string>> = {};
  for (const [id, { file }] of Object.entries(manifest)) {
    const catalog = catalogOf(id);
    if (catalog) (table[catalog.language] ??= {})[catalog.name] = file;
  }
  return table;
}

/** The catalog in a chunk, if it is one: `../locales/id/shell.po`. */
export function catalogOf(id: string): { language: string; name: string } | undefined {
  const [, language, name] = /locales\/(\w+)\/(\w+)\.po$/.exec(id) ?? [];
  return language && name ? { language, name } : undefined;
}

/**
 * The address of a route's chunk: `routes/_signedIn/home.tsx?tsr-split=component` → `/home`. A parameter ends it:
 * `routes/generate.{-$mode}.tsx?…` → `/generate/*`. Undefined for other chunks and for layouts.
 */
export function routeOfChunk(id: string): string | undefined {
  const name = /^routes\/([^?]+)\.tsx\?tsr-split=component$/.exec(id)?.[1];
  if (name === undefined || /(^|\/)(_[^/]*|\$)$/.test(name)) return undefined;
  return addressOf(name.split(/[./]/).filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route'));
}

/** Ends at the first parameter, which becomes `*`. */
function addressOf(parts: readonly string[]): string {
  const parameter = parts.findIndex((part) => part.includes('$'));
  return `/${(parameter === -1 ? parts : [...parts.slice(0, parameter), '*']).join('/')}`;
}
