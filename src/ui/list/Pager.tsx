import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useFormats } from '../../i18n/useFormats.ts';
import { IconButton } from '../IconButton.tsx';
import { itemRange } from './itemRange.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  onPage: (page: number) => void;
}

/** Which rows of a list are shown; with several pages, also the previous and the next one. */
export function Pager({ page, limit, total, onPage }: PagerProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const pages = Math.max(1, Math.ceil(total / limit));
  const range = itemRange(formats.number((page - 1) * limit + 1), formats.number(Math.min(total, page * limit)));
  const all = formats.number(total);
  const hasPages = pages > 1 || page > 1;
  return (
    <nav
      aria-label={t`Pages`}
      className={`flex min-h-11 items-center gap-3 ${hasPages ? 'justify-between' : 'justify-center'}`}
    >
      {hasPages && (
        <IconButton
          label={t`Previous page`}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          isOff={page <= 1}
          onClick={() => onPage(page - 1)}
        />
      )}
      <p role="status" className="text-base-content/80 figures text-sm">
        <Trans>
          {range} of {all}
        </Trans>
      </p>
      {hasPages && (
        <IconButton
          label={t`Next page`}
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          isOff={page >= pages}
          onClick={() => onPage(page + 1)}
        />
      )}
    </nav>
  );
}
