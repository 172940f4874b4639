import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../contract/languages.ts';

/** What the built src/entry-server draws. */
export interface DrawnPage {
  status: number;
  location?: string;
  head: string;
  content: string;
  answers: string;
}

interface RenderEntry {
  renderPage(question: {
    address: string;
    language: Language;
    origin: string;
    fetch: typeof fetch;
  }): Promise<DrawnPage>;
}

export interface PageRenderer {
  /** A whole page, or where to go instead. */
  render(question: {
    address: string;
    language: Language;
    origin: string;
  }): Promise<{ status: number; location?: string; html: string }>;
}

/**
 * Draws pages by the app's own components, from the build's artifact beside the client (build/pages.ts): the one place
 * that loads it. Null where the client was not built.
 * @param clientFolder the built client
 * @param ask answers a call of the contract inside this process
 */
export function openPageRenderer({
  clientFolder,
  ask,
}: {
  clientFolder: string;
  ask: (address: string, init: RequestInit) => Response | Promise<Response>;
}): PageRenderer | null {
  const folder = path.join(clientFolder, '../render');
  const file = path.join(folder, 'entry-server.js');
  if (!existsSync(file) || !existsSync(path.join(folder, 'page.html'))) return null;
  const template = readFileSync(path.join(folder, 'page.html'), 'utf8');
  let entry: Promise<RenderEntry> | undefined;
  const fetchHere: typeof fetch = async (input, init = {}) => ask(String(input), init);
  return {
    async render({ address, language, origin }) {
      // With the first page rather than the start: a process that only works never needs it.
      entry ??= import(pathToFileURL(file).href) as Promise<RenderEntry>;
      const { status, location, ...parts } = await (
        await entry
      ).renderPage({ address, language, origin, fetch: fetchHere });
      const values: Record<string, string> = { ...parts, language };
      const html = template.replace(/%(language|head|content|answers)%/g, (_, name: string) => values[name] ?? '');
      return { status, ...(location !== undefined && { location }), html };
    },
  };
}
