import { Trans } from '@lingui/react/macro';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

/** Shown for a page after the last one: an old link, or a list that has become shorter since. */
export function BeyondLastPage({ onLastPage }: { onLastPage: () => void }) {
  return (
    <EmptyState
      title={<Trans>This page is empty</Trans>}
      body={<Trans>The list isn’t that long.</Trans>}
      action={
        <Button variant="outline" onClick={onLastPage}>
          <Trans>To the last page</Trans>
        </Button>
      }
    />
  );
}
