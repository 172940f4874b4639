import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { dailyLimitQuery } from '../queries.ts';

/** What is left of the daily limit, and when it resets. */
export function QuotaChip() {
  const { data } = useQuery({ ...dailyLimitQuery, select: (reply) => reply.data });
  if (!data) return <Skeleton className="h-5 w-36" />;
  const isSpent = data.remaining === 0;
  return (
    <p className={`figures text-sm ${isSpent ? 'text-warning font-semibold' : 'text-base-content/75'}`}>
      <Plural value={data.remaining} _0="Nothing left today" one="# more today" other="# more today" />
      {', '}
      <span className="whitespace-nowrap">
        <Trans>resets 00:00 WIB</Trans>
      </span>
    </p>
  );
}
