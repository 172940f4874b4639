import { buffer } from 'node:stream/consumers';
import { and, eq, lte } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ARTICLE_CARD_BASE, articlePictureWidths } from '../../../contract/articleWords.ts';
import type { Language } from '../../../contract/languages.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { createKeyedLimiter } from '../../platform/http/keyedLimiter.ts';
import type { ServerVariables } from '../../platform/http/serverVariables.ts';
import type { ArticlesDeps } from '../articlesDeps.ts';
import { pictureKey } from '../pictures/storePicture.ts';
import { publishedArticles as published } from '../tables.ts';
import { drawCard } from './drawCard.ts';

/** Cards kept in memory, at about 90 kB each. */
const MAX_CARDS = 60;
/** Maximum queue of cards; drawing one takes about 50 ms. */
const MAX_WAITING = 100;
const CARD_FILE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.jpg$/;

type CardsDeps = Pick<ArticlesDeps, 'database' | 'clock' | 'storage'>;

/**
 * Serves the preview pictures of articles: drawn on the first request, cached until the article is republished or
 * withdrawn.
 */
export function mountCards(app: Hono<ServerVariables>, { database, clock, storage }: CardsDeps): void {
  const cards = new Map<string, Promise<Buffer>>();
  const limiter = createKeyedLimiter({
    atOnce: 1,
    mostWaiting: MAX_WAITING,
    refusal: () => new ApiError('unavailable', { retry_after: 2 }),
  });

  app.get(`${ARTICLE_CARD_BASE}/:file`, async (context) => {
    const id = CARD_FILE.exec(context.req.param('file'))?.[1];
    const article = id && (await readCard({ database, clock }, id));
    if (!article) throw new ApiError('not_found');
    const etag = `"${article.id}/${article.updatedAt.getTime()}"`;
    // `no-cache`: caches revalidate each time, so that a withdrawn article's card disappears.
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, no-cache', ETag: etag };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const drawn =
      cards.get(etag) ?? limiter.run('cards', async () => drawCard(wordsOf(article), await readCover(article)));
    cards.delete(etag);
    cards.set(etag, drawn);
    drawn.catch(() => cards.delete(etag));
    const [oldest] = cards.keys();
    if (cards.size > MAX_CARDS && oldest !== undefined) cards.delete(oldest);
    return context.body(new Uint8Array(await drawn), 200, headers);
  });

  /** Null without a cover or when its file is missing: the card is drawn without it. */
  async function readCover({ cover }: CardRow): Promise<Buffer | null> {
    if (!cover) return null;
    const width = articlePictureWidths(cover.width).find((each) => each >= 1200) ?? cover.width;
    const key = pictureKey({ id: cover.id, width, format: 'webp' });
    return (await storage.stat(key)) ? buffer(await storage.open(key)) : null;
  }
}

const UNDERLINE: Record<Language, (minutes: number) => string> = {
  id: (minutes) => `Blog Kilas  ·  ${minutes} menit baca`,
  en: (minutes) => `Kilas Blog  ·  ${minutes} min read`,
};

const wordsOf = ({ title, language, readingMinutes }: CardRow) => ({
  title,
  underline: UNDERLINE[language](readingMinutes),
});

type CardRow = NonNullable<Awaited<ReturnType<typeof readCard>>>;

/** Reads what the card of a published article shows. */
async function readCard({ database, clock }: Pick<CardsDeps, 'database' | 'clock'>, id: string) {
  const [row] = await database
    .select({
      id: published.articleId,
      title: published.title,
      language: published.language,
      readingMinutes: published.readingMinutes,
      cover: published.cover,
      updatedAt: published.updatedAt,
    })
    .from(published)
    .where(and(eq(published.articleId, id), lte(published.publishAt, clock.now())));
  return row;
}
