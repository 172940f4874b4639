import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../contract/languages.ts';
import { type StylePart, usedStyles } from './pageStyles.ts';

/** The output of the built src/entry-server. */
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
  /** A whole page, or a redirect. */
  render(question: {
    address: string;
    language: Language;
    origin: string;
  }): Promise<{ status: number; location?: string; html: string }>;
}

/**
 * Renders pages with the app's own components, from the build artifact beside the client (build/pages.ts); only this
 * module loads it. Null when the client is not built.
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
  const styles = JSON.parse(readFileSync(path.join(folder, 'styles.json'), 'utf8')) as StylePart[];
  let entry: Promise<RenderEntry> | undefined;
  const fetchHere: typeof fetch = async (input, init = {}) => ask(String(input), init);
  return {
    async render({ address, language, origin }) {
      // Loaded with the first page, not at the start: a worker process never needs it.
      entry ??= import(pathToFileURL(file).href) as Promise<RenderEntry>;
      const { status, location, ...parts } = await (
        await entry
      ).renderPage({ address, language, origin, fetch: fetchHere });
      const values: Record<string, string> = {
        ...parts,
        language,
        styles: usedStyles(styles, template + parts.content),
      };
      const html = template.replace(
        /%(language|head|styles|content|answers)%/g,
        (_, name: string) => values[name] ?? '',
      );
      return { status, ...(location !== undefined && { location }), html };
    },
  };
}
