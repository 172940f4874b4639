import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { type ArticleBlock, ArticleDraft } from '../../../contract/articles.ts';
import type { Language } from '../../../contract/languages.ts';
import { derivedId } from '../../platform/identifier.ts';
import type { ArticlesDeps, Editor } from '../articlesDeps.ts';
import { drawSizes } from '../pictures/drawSizes.ts';
import { pictureKey } from '../pictures/storePicture.ts';
import { publishArticle } from '../publishArticle.ts';
import { createArticle } from '../saveArticle.ts';
import { articlePictures, publishedState } from '../tables.ts';
import { ARTICLES_EN } from './articlesEn.ts';
import { ARTICLES_ID } from './articlesId.ts';
import type { FirstBlock } from './blocks.ts';
import type { FirstArticle } from './firstArticle.ts';
import { FIRST_PICTURES, type FirstPicture } from './pictureList.ts';

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
  const bytes = await readFile(path.join(picturesFolder(), `${name}.webp`));
  const { width, height, sizes } = await drawSizes(bytes, 'file');
  let storedBytes = 0;
  for (const size of sizes) storedBytes += await storage.put(pictureKey({ id, ...size }), Readable.from([size.bytes]));
  return { id, width, height, storedBytes };
}

/** Folder of the pictures: beside this file in the source; in `firstArticles/` beside the bundle once built. */
function picturesFolder(): string {
  return import.meta.filename.endsWith('.mjs')
    ? path.join(import.meta.dirname, 'firstArticles')
    : path.join(import.meta.dirname, 'pictures');
}
