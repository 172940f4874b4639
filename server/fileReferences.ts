import { gt, inArray } from 'drizzle-orm';
import { ARTICLE_PICTURE_FORMATS, articlePictureWidths } from '../contract/articleWords.ts';
import { MEDIA_VARIANTS } from '../contract/media.ts';
import { ARTICLES, pictureKey } from './articles/pictures/storePicture.ts';
import { articlePictures } from './articles/tables.ts';
import { inputImages } from './media/inputTables.ts';
import { inputKey, INPUTS, resultKey, RESULTS } from './media/storageKeys.ts';
import { mediaFiles } from './media/tables.ts';
import type { Database } from './platform/database/database.ts';

const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A file that a row names, with its size where the row knows it. */
export interface FileReference {
  key: string;
  /** Bytes. */
  size: number | null;
}

/**
 * A table whose rows name permanent files, each in a folder named by the row's id. Engines' temporary files are not
 * covered.
 */
export interface ReferencingTable {
  folder: string;
  /** The files named by these rows; ids without a row are left out. */
  read(ids: string[]): Promise<Map<string, FileReference[]>>;
  /** Ids of all rows, in batches. */
  ids(): AsyncGenerator<string[]>;
}

/** Every table whose rows name files in the storage, for comparing the two (`checkFiles.ts`). */
export function referencingTables(database: Database): ReferencingTable[] {
  const idsOf = async function* (table: typeof mediaFiles | typeof inputImages | typeof articlePictures) {
    for (let last = BEFORE_ALL; ;) {
      const page = await database
        .select({ id: table.id })
        .from(table)
        .where(gt(table.id, last))
        .orderBy(table.id)
        .limit(AT_ONCE);
      if (page.length === 0) return;
      yield page.map(({ id }) => id);
      last = page.at(-1)!.id;
    }
  };
  return [
    {
      folder: RESULTS,
      async read(ids) {
        const rows = await database.select().from(mediaFiles).where(inArray(mediaFiles.id, ids));
        const sizeOf = (variant: string, sizeBytes: number) => (variant === 'main' ? sizeBytes : null);
        return named(rows, ({ id, sizeBytes }) =>
          MEDIA_VARIANTS.map((variant) => ({ key: resultKey(id, variant), size: sizeOf(variant, sizeBytes) })),
        );
      },
      ids: () => idsOf(mediaFiles),
    },
    {
      folder: INPUTS,
      async read(ids) {
        const rows = await database.select().from(inputImages).where(inArray(inputImages.id, ids));
        return named(rows, ({ id }) => [
          { key: inputKey(id, 'main'), size: null },
          { key: inputKey(id, 'thumbnail'), size: null },
        ]);
      },
      ids: () => idsOf(inputImages),
    },
    {
      folder: ARTICLES,
      async read(ids) {
        const rows = await database.select().from(articlePictures).where(inArray(articlePictures.id, ids));
        return named(rows, ({ id, width: own }) =>
          articlePictureWidths(own).flatMap((width) =>
            ARTICLE_PICTURE_FORMATS.map((format) => ({ key: pictureKey({ id, width, format }), size: null })),
          ),
        );
      },
      ids: () => idsOf(articlePictures),
    },
  ];
}

function named<Row extends { id: string }>(
  rows: Row[],
  filesOf: (row: Row) => FileReference[],
): Map<string, FileReference[]> {
  return new Map(rows.map((row) => [row.id, filesOf(row)]));
}
