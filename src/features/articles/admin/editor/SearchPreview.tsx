import { Trans } from '@lingui/react/macro';
import { slugFrom } from '../../../../../contract/articleWords.ts';
import { LogoMark } from '../../../../ui/Logo.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import type { ArticleFields } from './articleFields.ts';

/** What a search engine and a link preview are likely to show. */
export function SearchPreview({ fields }: { fields: ArticleFields }) {
  const title = fields.seoTitle || fields.title;
  const description = fields.seoDescription || fields.excerpt;
  const { host } = location;
  if (!title) return null;
  return (
    <div className="space-y-3">
      <p className="text-sm font-semibold">
        <Trans>In a search</Trans>
      </p>
      <div className="bg-base-200 rounded-field p-3" lang={fields.language}>
        <p className="text-base-content/75 truncate text-sm">
          {host} › blog › {fields.slug || slugFrom(fields.title)}
        </p>
        <p className="text-accent truncate text-lg">{title} · Kilas</p>
        <p className="line-clamp-2 text-sm">{description}</p>
      </div>
      <p className="text-sm font-semibold">
        <Trans>As a shared link</Trans>
      </p>
      <div className="border-line rounded-field overflow-hidden border" lang={fields.language}>
        {/* As server/articles/cards renders it: the same in both themes. */}
        <div className="relative aspect-[1200/630] bg-[#0d1220] text-white">
          {fields.cover && (
            <>
              <Picture {...fields.cover} alt="" sizes="24rem" className="absolute inset-0 size-full object-cover" />
              <span className="absolute inset-0 bg-linear-to-b from-transparent from-10% to-[#0d1220]/90 to-60%" />
            </>
          )}
          <LogoMark className="absolute start-4 top-3 size-6" />
          <p className="absolute inset-x-4 bottom-3 line-clamp-4 leading-tight font-extrabold">{fields.title}</p>
        </div>
        <div className="p-3">
          <p className="text-base-content/75 text-xs uppercase">{host}</p>
          <p className="truncate font-semibold">{title}</p>
          <p className="line-clamp-2 text-sm">{description}</p>
        </div>
      </div>
    </div>
  );
}
