import { Trans } from '@lingui/react/macro';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** The empty state: no own templates yet, or none that match the search. */
export function NoTemplates({
  isOwnShelf,
  isSearching,
  onShowAll,
}: {
  isOwnShelf: boolean;
  isSearching: boolean;
  onShowAll: () => void;
}) {
  if (isOwnShelf && !isSearching) {
    return (
      <EmptyState
        icon={<BookmarkPlus aria-hidden="true" />}
        title={<Trans>No templates of your own yet</Trans>}
        body={
          <Trans>
            Keep a prompt that works and change only a few words next time. You can also save one from any finished
            video or image.
          </Trans>
        }
        action={
          <ButtonLink to="/template/create">
            <Trans>Make your first template</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={<Trans>Nothing matches</Trans>}
      body={<Trans>No templates match this search here.</Trans>}
      action={
        <Button variant="outline" onClick={onShowAll}>
          <Trans>Show all templates</Trans>
        </Button>
      }
    />
  );
}
