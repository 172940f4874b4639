import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import type { GrowingList } from './useGrowingList.ts';

interface GrowingListEndProps {
  list: GrowingList;
  /** Shown when the list has no items. */
  empty: ReactNode;
  /** A failure of something else than loading, shown in place of the list's own. */
  failure?: unknown;
}

/** What stands below a growing list: that it is empty, what failed, and the button for more. */
export function GrowingListEnd({ list, empty, failure }: GrowingListEndProps) {
  const { errorText } = useErrorTexts();
  const problem = failure ?? list.error;
  return (
    <>
      {list.isEmpty && <p className="text-base-content/80">{empty}</p>}
      {problem != null && (
        <p role="alert" className="text-error text-sm font-medium">
          {errorText(problem)}
        </p>
      )}
      {list.hasMore && (
        <Button variant="outline" isWide onClick={list.showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
