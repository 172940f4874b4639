import { loadMessages } from './messages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The catalogs that its screen speaks by (lingui.config.ts): asked for early by the page, and by its loader. */
    catalogs?: readonly string[];
    /** Its screen waits for what signing in brings along. */
    opensSignedInShell?: true;
  }
}

/** A loader, or a part of one: makes the texts of its route's `staticData` available. Throws as loadMessages does. */
export async function loadCatalogs({
  route,
}: {
  route: { options: { staticData?: { catalogs?: readonly string[] } } };
}): Promise<void> {
  await Promise.all((route.options.staticData?.catalogs ?? []).map(loadMessages));
}
