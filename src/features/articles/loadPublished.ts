import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../../api/signedIn.ts';
import { activeLanguage } from '../../i18n/useLanguage.ts';
import type { BlogSearch } from './blogSearch.ts';
import { articleQuery, blogQuery } from './publishedQueries.ts';

interface LoaderContext {
  queryClient: QueryClient;
  openSignedInShell: () => Promise<unknown>;
}

/** Whoever is signed in reads with their own frame, and finds what they read before without a network. */
const openFrame = ({ openSignedInShell }: LoaderContext): Promise<unknown> =>
  isSignedIn() ? openSignedInShell().catch(() => undefined) : Promise.resolve();

/** Asks for a page of the list. The screen shows what went wrong, and asks again. */
export async function loadBlog(context: LoaderContext, { language, page = 1, search, tag }: BlogSearch): Promise<void> {
  await openFrame(context);
  const filter = { language: language ?? activeLanguage(), page, search, tag };
  await context.queryClient.ensureQueryData(blogQuery(filter)).catch(() => undefined);
}

/** Asks for an article. @returns its present address; undefined when it could not be had */
export async function loadArticle(context: LoaderContext, slug: string): Promise<string | undefined> {
  await openFrame(context);
  const answer = await context.queryClient.ensureQueryData(articleQuery(slug)).catch(() => undefined);
  return answer?.data.slug;
}
