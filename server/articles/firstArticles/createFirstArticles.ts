import { createReadStream } from 'node:fs';
import path from 'node:path';
import { isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { ARTICLE_PICTURE_FORMATS, articlePictureWidths } from '../../../contract/articleWords.ts';
import { type ArticleBlock, ArticleDraft } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/languages.ts';
import { derivedId } from '../../platform/identifier.ts';
import type { ArticlesDeps, Editor } from '../articlesDeps.ts';
import { pictureKey } from '../pictures/storePicture.ts';
import { publishArticle } from '../publishArticle.ts';
import { createArticle } from '../saveArticle.ts';
import { articlePictures, publishedState } from '../tables.ts';
import { ARTICLES_EN } from './articlesEn.ts';
import { ARTICLES_ID } from './articlesId.ts';
import type { FirstBlock } from './blocks.ts';
import type { FirstArticle } from './firstArticle.ts';
import { FIRST_PICTURE_SIZE, FIRST_PICTURES, type FirstPicture } from './pictureList.ts';

/** Author id of the product itself; no account has it. */
const HOUSE = '00000000-0000-7000-8000-000000000000';
const AUTHOR: Record<Language, string> = { id: 'Tim Kilas', en: 'The Kilas team' };

interface Sized {
  id: string;
  width: number;
  height: number;
}

/**
 * Creates the articles that come with the product, once per database: those that an operator deletes stay deleted.
 * Pictures first; the rows in one transaction, so that an interrupted start repeats everything.
 * @returns whether they were created now
 */
export async function createFirstArticles(deps: ArticlesDeps): Promise<boolean> {
  const { database, clock } = deps;
  const [state] = await database.select().from(publishedState);
  if (state?.firstArticlesAt) return false;
  const pictures = new Map<FirstPicture, Sized & { storedBytes: number }>();
  for (const name of Object.keys(FIRST_PICTURES) as FirstPicture[])
    pictures.set(name, await storeFirstPicture(deps, name));
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(publishedState)
      .values({ id: 1, changes: 0, firstArticlesAt: clock.now() })
      .onConflictDoUpdate({
        target: publishedState.id,
        set: { firstArticlesAt: clock.now() },
        setWhere: isNull(publishedState.firstArticlesAt),
      })
      .returning({ id: publishedState.id });
    if (claimed.length === 0) return false;
    const now = clock.now();
    await transaction
      .insert(articlePictures)
      .values([...pictures.values()].map((picture) => ({ ...picture, uploadedBy: HOUSE, createdAt: now })))
      .onConflictDoNothing();
    // Readers see the newest first, so the first of the list is inserted last.
    for (const [index, article] of [...ARTICLES_ID.entries()].toReversed()) {
      const counterpart = ARTICLES_EN[index];
      const write = (each: FirstArticle, language: Language, counterpartId: string | null) =>
        writeOne({ each, language, counterpartId });
      const id = await write(article, 'id', null);
      if (counterpart) await write(counterpart, 'en', id);
    }
    return true;

    async function writeOne({
      each,
      language,
      counterpartId,
    }: {
      each: FirstArticle;
      language: Language;
      counterpartId: string | null;
    }): Promise<string> {
      const house: ArticlesDeps = { ...deps, nameOf: async () => AUTHOR[language] };
      const editor: Editor = { userId: HOUSE };
      const draft = v.parse(ArticleDraft, {
        title: each.title,
        slug: each.slug,
        language,
        excerpt: each.excerpt,
        content: { blocks: each.blocks.map((block) => placed(block, pictures)) },
        cover_id: pictures.get(each.cover)?.id,
        cover_alt: each.coverAlt,
        tags: each.tags,
        counterpart_id: counterpartId,
      });
      const id = await createArticle(transaction, { deps: house, editor, draft });
      await publishArticle(transaction, { deps: house, editor, id, publishAt: null });
      return id;
    }
  });
}

function placed(block: FirstBlock, pictures: ReadonlyMap<FirstPicture, Sized>): ArticleBlock {
  if (!('picture' in block)) return block;
  const { id, width, height } = pictures.get(block.picture) as Sized;
  return { type: 'image', data: { media_id: id, width, height, alt: block.alt, caption: block.caption } };
}

/** Its id is derived from its name, so that a repeated start overwrites the same files. */
async function storeFirstPicture(
  { storage }: ArticlesDeps,
  name: FirstPicture,
): Promise<Sized & { storedBytes: number }> {
  const id = derivedId(`first article picture ${name}`);
  let storedBytes = 0;
  for (const width of articlePictureWidths(FIRST_PICTURE_SIZE.width))
    for (const format of ARTICLE_PICTURE_FORMATS) {
      const file = createReadStream(path.join(picturesFolder(), `${name}-${width}.${format}`));
      storedBytes += await storage.put(pictureKey({ id, width, format }), file);
    }
  return { id, ...FIRST_PICTURE_SIZE, storedBytes };
}

/** Folder of the pictures: beside this file in the source; in `firstArticles/` beside the bundle once built. */
function picturesFolder(): string {
  return import.meta.filename.endsWith('.mjs')
    ? path.join(import.meta.dirname, 'firstArticles')
    : path.join(import.meta.dirname, 'pictures');
}
