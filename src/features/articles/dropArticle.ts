import { isSignedIn } from '../../api/signedIn.ts';
import { articleQuery } from './publishedQueries.ts';

/** Deletes the stored copy of an article for offline use. Guests have none, and not the code either. */
export async function dropArticle(slug: string): Promise<void> {
  if (!isSignedIn()) return;
  const { persistence } = await import('../../api/persistence.ts');
  await persistence.drop(articleQuery(slug).queryKey);
}
