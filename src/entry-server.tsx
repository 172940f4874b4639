import { i18n, type Messages } from '@lingui/core';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../contract/languages.ts';
import { App } from './App.tsx';
import { createQueryClient } from './api/queryClient.ts';
import { setServerFetch } from './api/serverFetch.ts';
import { safeNext } from './features/accounts/landingPath.ts';
import { headFor } from './pageMeta/headFor.ts';
import { headHtml, jsonForPage } from './pageMeta/pageHead.ts';
import { escapeHtml } from '../contract/escapeHtml.ts';
import { landingHead } from './pageMeta/siteMeta.ts';
import { activateLanguage } from './i18n/messages.ts';
import { dehydrateAnswers } from './pageAnswers.ts';
import { createAppRouter } from './router.tsx';

export interface PageQuestion {
  /** Path with its query. */
  address: string;
  language: Language;
  /** The site's, without a slash at its end. */
  origin: string;
  /** Used for API calls; their addresses begin with `/api-lens`. */
  fetch: typeof fetch;
}

/** A rendered page in its parts, which the template joins (server/pages/pageRenderer.ts). */
export interface DrawnPage {
  /** 200, 404, or 301 with a `location`. */
  status: number;
  location?: string;
  /** Elements of the head, the title first. */
  head: string;
  /** The HTML inside `#root`. */
  content: string;
  /** The answers that the page's loaders received, as JSON that is safe in HTML. */
  answers: string;
}

/** The texts of `<head>`, which browsers do not load. */
const pageMeta = import.meta.glob<{ messages: Messages }>('../locales/*/pageMeta.po', { eager: true });
for (const language of LANGUAGES) i18n.load(language, pageMeta[`../locales/${language}/pageMeta.po`]?.messages ?? {});

/** One at a time: the active language is shared by the whole module. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Renders a page as the app would: the route's own loaders fetch what it shows; `pageMeta/` makes its head. Called by the
 * server, and by the build for pages that do not change.
 */
export function renderPage(question: PageQuestion): Promise<DrawnPage> {
  const drawn = turn.then(() => draw(question));
  turn = drawn.catch(() => undefined);
  return drawn;
}

async function draw({ address, language, origin, fetch }: PageQuestion): Promise<DrawnPage> {
  setServerFetch(fetch);
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: [address] }) });
  await activateLanguage(language);
  await router.load();
  const url = new URL(address, origin);
  // On a server the router follows no redirect: it leaves it to whoever answers.
  const result = router._serverResult;
  if (result?.type === 'redirect') {
    const location = router.resolveRedirect(result.redirect).headers.get('Location') ?? '/';
    return { status: 301, location, head: '', content: '', answers: '' };
  }
  i18n.activate(language);
  const head = headFor({ url, language, origin, queryClient });
  const html = renderToString(<App queryClient={queryClient} router={router} />);
  const page: DrawnPage = {
    status: head ? 200 : 404,
    head: head
      ? headHtml(head, { origin, language })
      : '<title>Kilas</title>\n    <meta name="robots" content="noindex" />',
    content: withNext(withLanguage(withoutScripts(html), language), safeNext(url.searchParams.get('next'))),
    answers: jsonForPage(dehydrateAnswers(queryClient)),
  };
  queryClient.clear();
  return page;
}

/** The router adds a script that restores the scroll position; the page has its own, and the policy allows no other. */
const withoutScripts = (html: string): string => html.replace(/<script>[\s\S]*?<\/script>/g, '');

/** Pages whose language is that of their address; an article has its own. */
const SPOKEN =
  /(<a\b[^>]*? href=")(\/(?:blog|privacy-policy|terms-of-service|auth\/(?:login|register|forgot-password))?)(\?[^"#]*)?((?:#[^"]*)?")/g;

/** Makes links keep the page's language for readers without JavaScript. */
function withLanguage(html: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return html;
  return html.replace(SPOKEN, (whole, before: string, path: string, query: string | undefined, after: string) =>
    query && /[?;]language=/.test(query)
      ? whole
      : `${before}${path}${query ? `${query}&amp;` : '?'}language=${language}${after}`,
  );
}

/** Makes the language switch work without JavaScript and lead where this page does. */
function withNext(html: string, next: string | null): string {
  if (next === null) return html;
  return html.replaceAll('href="?language=', () => `href="?next=${encodeURIComponent(next)}&amp;language=`);
}

/** The landing page without live data. Called by the build (build/pages.ts). */
export async function renderLanding(
  language: Language,
): Promise<{ language: Language; title: string; description: string; content: string }> {
  const queryClient = createQueryClient();
  const router = createAppRouter({ queryClient, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await activateLanguage(language);
  await router.load();
  const { title, description } = landingHead({ url: new URL('http://localhost/'), language, origin: '', queryClient });
  const html = withoutScripts(renderToString(<App queryClient={queryClient} router={router} />));
  return {
    language,
    title: escapeHtml(title),
    description: escapeHtml(description),
    content: withLanguage(html, language),
  };
}

/**
 * What each route needs besides its files, by path, including its layouts. Called by the build (build/routeFiles.ts).
 */
export function routeNeeds(): [path: string, need: { catalogs: string[]; opensSignedInShell: boolean }][] {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const { routesById } = createAppRouter({ queryClient: createQueryClient(), history });
  return Object.values(routesById)
    .filter((route) => !route.children)
    .map((route) => {
      const around: AnyRoute[] = [];
      for (let each: AnyRoute | undefined = route; each; each = each.parentRoute) around.push(each);
      const needs = around.map(({ options }) => options.staticData ?? {});
      return [
        route.fullPath,
        {
          catalogs: [...new Set(needs.flatMap(({ catalogs = [] }) => catalogs))],
          opensSignedInShell: needs.some(({ opensSignedInShell = false }) => opensSignedInShell),
        },
      ];
    });
}
