import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '../../../../../contract/generation.ts';
import { useErrorTexts } from '../../../../api/useErrorTexts.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Loading } from '../../../../ui/Loading.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { ownWorksQuery } from '../adminQueries.ts';

interface WorksDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** @param mediaId which file, as POST /articles/use-work takes it */
  onChoose: (mediaId: string) => void;
}

/** Files of a task: its own, or the panels of a storyboard. */
const filesOf = ({ panels, media }: Task) => (panels.length > 0 ? panels : media ? [media] : []);

const mediaIdOf = (address: string): string => /\/media\/([\da-f-]{36})\//.exec(address)?.[1] ?? '';

/** The writer's own works, to take a picture from; of a clip, its poster. */
export function WorksDialog({ isOpen, onClose, onChoose }: WorksDialogProps) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const { data, error, isFetching, refetch } = useQuery({ ...ownWorksQuery, enabled: isOpen });
  const works = (data?.data ?? []).flatMap((task) =>
    filesOf(task).map((file) => ({ prompt: task.prompt, thumbnail: file.thumbnail_url, id: mediaIdOf(file.url) })),
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={<Trans>My works</Trans>}>
      {!data && !error && <Loading />}
      {!data && error && (
        <ErrorState
          title={<Trans>Your works could not be loaded</Trans>}
          body={errorText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && works.length === 0 && (
        <EmptyState
          title={<Trans>No finished works yet</Trans>}
          body={<Trans>Make one in the generator first.</Trans>}
        />
      )}
      <ul className="grid grid-cols-3 gap-2">
        {works.map(({ id, prompt, thumbnail }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              aria-label={t`Take “${prompt}”`}
              className="rounded-field bg-base-300 block aspect-square w-full overflow-hidden"
            >
              <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
