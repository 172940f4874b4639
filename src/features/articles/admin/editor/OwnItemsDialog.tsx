import { Trans, useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import type { Task } from '../../../../../contract/generation.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { OWN_ITEMS } from '../adminQueries.ts';
import { PickSheet } from './PickSheet.tsx';

interface OwnItemsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** @param mediaId the file, as POST /articles/use-work expects it */
  onChoose: (mediaId: string) => void;
}

/** The files of a task: its own, or the panels of a storyboard. */
const filesOf = ({ panels, media }: Task) => (panels.length > 0 ? panels : media ? [media] : []);

const mediaIdOf = (address: string): string => /\/media\/([\da-f-]{36})\//.exec(address)?.[1] ?? '';

const GRID = 'grid grid-cols-3 gap-2';

/** Chooses a picture from the writer's own items; a clip gives its poster. */
export function OwnItemsDialog({ isOpen, onClose, onChoose }: OwnItemsDialogProps) {
  const { t } = useLingui();
  if (!isOpen) return null;

  function nameOf({ prompt, kind }: Task, panel: number, panels: number): string {
    const picture = panel + 1;
    if (panels > 1) return t`Take image ${picture} of “${prompt}”`;
    return kind === 'video' ? t`Take the image of the clip “${prompt}”` : t`Take “${prompt}”`;
  }

  return (
    <PickSheet
      onClose={onClose}
      title={<Trans>My works</Trans>}
      searchLabel={t`Search your prompts`}
      query={OWN_ITEMS}
      nothingYet={{
        title: <Trans>No finished works yet</Trans>,
        body: <Trans>Make one in the generator first.</Trans>,
      }}
      listClassName={GRID}
      placeholder={
        <div className={GRID}>
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      }
      renderItem={(task) =>
        filesOf(task).map((file, panel, { length }) => (
          <li key={file.url}>
            <button
              type="button"
              onClick={() => onChoose(mediaIdOf(file.url))}
              aria-label={nameOf(task, panel, length)}
              title={task.prompt}
              className="rounded-field bg-base-300 relative block aspect-square w-full overflow-hidden"
            >
              <img src={file.thumbnail_url} alt="" loading="lazy" className="size-full object-cover" />
              {task.kind === 'video' && (
                <span className="absolute end-1.5 bottom-1.5 rounded-full bg-black/65 p-1.5 text-white">
                  <Play className="size-3.5" aria-hidden="true" />
                </span>
              )}
            </button>
          </li>
        ))
      }
    />
  );
}
