import { Link } from '@tanstack/react-router';
import ImageIcon from 'lucide-react/icons/image';
import type { ContentItem } from '../../../../contract/dashboard.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Mark } from '../system/Card.tsx';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { PersonName } from '../users/PersonName.tsx';

/** An item in a list: thumbnail, prompt, owner, status. */
export function ContentRow({ item }: { item: ContentItem }) {
  const labels = useDashboardLabels();
  const { tone, word } = labels.statusOf(item);
  return (
    <Link
      to="/admin/content/$id"
      params={{ id: item.id }}
      className="hover:bg-base-200 flex min-h-20 flex-wrap items-center gap-3 px-4 py-3 sm:gap-4"
    >
      <Thumbnail item={item} className="size-14" />
      <span className="min-w-0 grow basis-36">
        <span className="line-clamp-2 font-semibold break-words">{item.prompt || labels.noPrompt}</span>
        <span className="text-base-content/75 block truncate text-sm">
          <PersonName person={item.owner} />
        </span>
        <span className="text-base-content/75 block text-sm">
          <RelativeTime at={item.created_at} />
          <span className="max-sm:hidden"> · {item.model.label}</span>
        </span>
      </span>
      <span className="ms-auto flex flex-col items-end gap-1 text-sm">
        <Mark tone={tone}>{word}</Mark>
        {item.credits.charged > 0 && <Coins amount={item.credits.charged} isShort />}
      </span>
    </Link>
  );
}

/** The item's thumbnail, or an icon when there is none. Without alternative text: the prompt is next to it. */
export function Thumbnail({ item, className }: { item: ContentItem | null; className: string }) {
  return item?.media ? (
    <img
      src={item.media.thumbnail_url}
      alt=""
      loading="lazy"
      decoding="async"
      className={`rounded-field bg-base-300 shrink-0 object-cover ${className}`}
    />
  ) : (
    <span className={`rounded-field bg-base-200 text-base-content/60 grid shrink-0 place-items-center ${className}`}>
      <ImageIcon className="size-6" aria-hidden="true" />
    </span>
  );
}
