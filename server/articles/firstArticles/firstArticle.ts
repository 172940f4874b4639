import type { FirstBlock } from './blocks.ts';
import type { FirstPicture } from './pictureList.ts';

/** An article that comes with the product. */
export interface FirstArticle {
  /** Shared by both language versions of an article. */
  name: string;
  slug: string;
  title: string;
  excerpt: string;
  cover: FirstPicture;
  coverAlt: string;
  tags: string[];
  blocks: FirstBlock[];
}
