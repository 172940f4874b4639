import {
  ARTICLE_PICTURE_FORMATS,
  type ArticlePictureFormat,
  articlePicturePath,
  articlePictureWidths,
} from '../../contract/articleWords.ts';

interface PictureProps {
  id: string;
  width: number;
  height: number;
  alt: string;
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string;
  /** True for the first visible picture. */
  isFirst?: boolean;
  className?: string;
}

const addresses = (id: string, width: number, format: ArticlePictureFormat): string =>
  articlePictureWidths(width)
    .map((each) => `${articlePicturePath({ id, width: each, format })} ${each}w`)
    .join(', ');

/** A picture of an article, in the best size and format for this screen. */
export function Picture({ id, width, height, alt, sizes, isFirst = false, className }: PictureProps) {
  return (
    <picture>
      {ARTICLE_PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={addresses(id, width, format)} sizes={sizes} />
      ))}
      <img
        src={articlePicturePath({ id, width: articlePictureWidths(width)[0] ?? width, format: 'webp' })}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
