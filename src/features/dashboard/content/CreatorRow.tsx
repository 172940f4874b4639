import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Creator } from '../../../../contract/dashboard.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PersonName } from '../users/PersonName.tsx';

/** A person with counts of what they made; links to the person. */
export function CreatorRow({ creator }: { creator: Creator }) {
  return (
    <Link
      to="/admin/users/$id"
      params={{ id: creator.id }}
      className="hover:bg-base-200 flex min-h-18 items-center gap-x-4 gap-y-1 tiny:flex-wrap px-4 py-3"
    >
      <span className="min-w-0 grow">
        <span className="block truncate font-semibold">
          <PersonName person={creator} />
        </span>
        <span className="text-base-content/75 block truncate text-sm">
          <Plural value={creator.videos} one="# video" other="# videos" /> ·{' '}
          <Plural value={creator.images} one="# image" other="# images" />
          {creator.failed > 0 && (
            <>
              {' '}
              · <Plural value={creator.failed} one="# failed" other="# failed" />
            </>
          )}
        </span>
        {creator.last_made_at && (
          <span className="text-base-content/75 block text-sm">
            <Trans>
              last <RelativeTime at={creator.last_made_at} />
            </Trans>
          </span>
        )}
      </span>
      <span className="shrink-0 text-end text-sm">
        <Coins amount={creator.coins_charged} isShort />
      </span>
    </Link>
  );
}
