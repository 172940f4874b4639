import type { QueryClient } from '@tanstack/react-query';
import { isSignedIn } from '../../api/signedIn.ts';
import { activeLanguage } from '../../i18n/useLanguage.ts';
import type { BlogSearch } from './searchParams.ts';
import { articleQuery, blogQuery } from './publishedQueries.ts';

interface LoaderContext {
  queryClient: QueryClient;
  openSignedInShell: () => Promise<unknown>;
}

/** Signed-in readers get the signed-in shell, which can also show offline what they have read before. */
const openFrame = ({ openSignedInShell }: LoaderContext): Promise<unknown> =>
  isSignedIn() ? openSignedInShell().catch(() => undefined) : Promise.resolve();

/** Loads a page of the list. Errors are left to the screen, which shows them and can retry. */
export async function loadBlog(context: LoaderContext, { language, page = 1, search, tag }: BlogSearch): Promise<void> {
  await openFrame(context);
  const filter = { language: language ?? activeLanguage(), page, search, tag };
  await context.queryClient.ensureQueryData(blogQuery(filter)).catch(() => undefined);
}

/** Loads an article. @returns its current slug; undefined when it could not be loaded */
export async function loadArticle(context: LoaderContext, slug: string): Promise<string | undefined> {
  await openFrame(context);
  const answer = await context.queryClient.ensureQueryData(articleQuery(slug)).catch(() => undefined);
  return answer?.data.slug;
}
