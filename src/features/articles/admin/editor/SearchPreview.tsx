import { Trans } from '@lingui/react/macro';
import { slugFrom } from '../../../../../contract/articleWords.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import type { ArticleFields } from './articleFields.ts';

/** What a search engine and a link preview are likely to show. */
export function SearchPreview({ fields }: { fields: ArticleFields }) {
  const title = fields.seoTitle || fields.title;
  const description = fields.seoDescription || fields.excerpt;
  const { host } = location;
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
        <div className="bg-base-300 aspect-[1.91]">
          {fields.cover && <Picture {...fields.cover} alt="" sizes="24rem" className="size-full object-cover" />}
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
