import { loadMessages } from './messages.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The message catalogs that its screen uses (lingui.config.ts); preloaded by the page's script, and loaded by its loader. */
    catalogs?: readonly string[];
    /** Its screen is part of the signed-in shell, and waits for the shell's files. */
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
