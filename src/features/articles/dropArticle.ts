import { isSignedIn } from '../../api/signedIn.ts';
import { articleQuery } from './publishedQueries.ts';

/**
 * Removes the copy of an article that a signed-in reader has for offline use. Guests have none, nor the code for it.
 */
export async function dropArticle(slug: string): Promise<void> {
  if (!isSignedIn()) return;
  const { persistence } = await import('../../api/persistence.ts');
  await persistence.drop(articleQuery(slug).queryKey);
}
