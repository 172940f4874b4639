import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash-2';
import type { AdminArticleCard } from '../../../../contract/articles.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { TitleCover } from '../../../ui/TitleCover.tsx';
import { useArticleDate } from '../reader/useArticleDate.ts';
import { StatusMark } from './StatusMark.tsx';

interface ArticleRowProps {
  article: AdminArticleCard;
  onDelete: () => void;
  onRestore: () => void;
}

export function ArticleRow({ article, onDelete, onRestore }: ArticleRowProps) {
  const { t } = useLingui();
  const dateOf = useArticleDate();
  const isDeleted = article.deleted_at !== null;
  const { title } = article;
  return (
    <li className="flex items-center gap-3 tiny:flex-wrap tiny:gap-y-1 p-3">
      <div className="bg-base-300 rounded-field aspect-video w-24 shrink-0 overflow-hidden max-sm:hidden">
        {article.cover ? (
          <Picture {...article.cover} alt="" sizes="6rem" className="size-full object-cover" />
        ) : (
          <TitleCover title={title} className="text-2xl" />
        )}
      </div>
      <div className="min-w-0 grow tiny:basis-full">
        {isDeleted ? (
          <p className="font-bold">{title}</p>
        ) : (
          <Link
            to="/admin/blog"
            search={{ edit: article.id }}
            lang={article.language}
            className="flex min-h-11 items-center font-bold hover:underline"
          >
            {title}
          </Link>
        )}
        <p className="text-base-content/75 mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <StatusMark article={article} />
          <span className="uppercase">{article.language}</span>
          {article.status === 'published' && article.publish_at && <span>{dateOf(article.publish_at)}</span>}
          <span>
            <Trans>
              saved <RelativeTime at={article.updated_at} />
            </Trans>
          </span>
        </p>
      </div>
      {isDeleted ? (
        <Button variant="outline" onClick={onRestore}>
          <Trans>Bring back</Trans>
        </Button>
      ) : (
        <div className="flex shrink-0">
          {article.status === 'published' && (
            <a
              href={`/blog/${article.slug}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t`Open “${title}” as readers see it`}
              className="btn btn-ghost btn-square"
            >
              <ExternalLink className="size-5" aria-hidden="true" />
            </a>
          )}
          <IconButton
            label={t`Delete “${title}”`}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}
