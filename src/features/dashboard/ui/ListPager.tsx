import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormats } from '../../../i18n/useFormats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { itemRange } from '../../../ui/list/itemRange.ts';

/** A position in a list: a page number, or the row `before` for pages beyond the counted ones. */
export interface Place {
  page?: number | undefined;
  before?: string | number | undefined;
}

interface ListPagerProps {
  list: { page: number; per_page: number; total: number; total_is_partial: boolean; next: string | number | null };
  before: Place['before'];
  onMove: (place: Place) => void;
}

/** Pages through a list of any length: by page number as far as rows are counted, then by `before`. */
export function ListPager({ list, before, onMove }: ListPagerProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { page, per_page: perPage, next } = list;
  const isDeep = before !== undefined;
  const isCounted = page * perPage < list.total;
  const range = itemRange(
    formats.number((page - 1) * perPage + 1),
    formats.number(Math.min(list.total, page * perPage)),
  );
  const total = `${formats.number(list.total)}${list.total_is_partial ? '+' : ''}`;
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-between gap-3">
      <IconButton
        label={isDeep ? t`First page` : t`Previous page`}
        icon={<ChevronLeft className="size-5" aria-hidden="true" />}
        isOff={!isDeep && page <= 1}
        onClick={() => onMove({ page: isDeep || page <= 2 ? undefined : page - 1 })}
      />
      <p role="status" className="text-base-content/80 figures text-sm">
        {isDeep ? (
          <Trans>Further down</Trans>
        ) : (
          <Trans>
            {range} of {total}
          </Trans>
        )}
      </p>
      <IconButton
        label={t`Next page`}
        icon={<ChevronRight className="size-5" aria-hidden="true" />}
        isOff={next === null}
        onClick={() => next !== null && onMove(!isDeep && isCounted ? { page: page + 1 } : { before: next })}
      />
    </nav>
  );
}
