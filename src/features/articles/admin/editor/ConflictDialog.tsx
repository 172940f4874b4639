import { Trans } from '@lingui/react/macro';
import type { AdminArticle, ArticleBlock } from '../../../../../contract/articles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { RelativeTime } from '../../../../ui/RelativeTime.tsx';
import { Blocks } from '../../reader/Blocks.tsx';
import { Scroller } from '../../reader/Scroller.tsx';
import type { ArticleFields } from './articleFields.ts';

interface ConflictDialogProps {
  mine: ArticleFields;
  theirs: AdminArticle | null;
  onOverwriteTheirs: () => void;
  onTakeTheirs: () => void;
}

/** Shown when somebody else saved meanwhile: both versions, and a choice that cannot be skipped. */
export function ConflictDialog({ mine, theirs, onOverwriteTheirs, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen={theirs !== null}
      title={<Trans>Somebody else saved this article in the meantime.</Trans>}
      description={
        theirs && (
          <Trans>
            {theirs.saved_by} saved <RelativeTime at={theirs.updated_at} />. Choose the version to go on with.
          </Trans>
        )
      }
      actions={
        <>
          <Button onClick={onOverwriteTheirs}>
            <Trans>Go on with mine</Trans>
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
        </>
      }
    >
      {theirs && (
        <div className="space-y-3">
          <Version heading={<Trans>Mine</Trans>} title={mine.title} blocks={mine.blocks as ArticleBlock[]} />
          <Version heading={<Trans>Theirs</Trans>} title={theirs.title} blocks={theirs.content.blocks} />
        </div>
      )}
    </Dialog>
  );
}

function Version({ heading, title, blocks }: { heading: React.ReactNode; title: string; blocks: ArticleBlock[] }) {
  return (
    <section className="border-line rounded-field border p-3">
      <h3 className="text-accent text-sm font-bold">{heading}</h3>
      <p className="font-bold">{title}</p>
      <Scroller label={title} className="rounded-field mt-2 max-h-40 overflow-y-auto text-sm">
        <Blocks blocks={blocks.filter(({ type }) => type !== 'embed')} />
      </Scroller>
    </section>
  );
}
