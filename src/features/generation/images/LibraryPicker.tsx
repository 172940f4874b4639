import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { GrowingListEnd } from '../library/GrowingListEnd.tsx';
import { useGrowingList } from '../library/useGrowingList.ts';
import { usePanelCaptions } from '../plan/usePanelCaptions.ts';
import { taskPageQuery, type TaskList } from '../queries.ts';
import { fetchPicture } from '../tasks/taskPicture.ts';

const IMAGES: TaskList = { root: 'library', filter: { kind: 'image', status: 'completed' } };

/** The user's own images, newest first, each panel of a storyboard as one; a press fetches the full one. */
export function LibraryPicker({ onPick }: { onPick: (file: Blob) => void }) {
  const list = useGrowingList((page) => taskPageQuery(IMAGES, page));
  const [fetching, setFetching] = useState<{ id: string; panel: number } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function pick(task: Task, panel: number) {
    if (fetching) return;
    setFetching({ id: task.id, panel });
    setFailure(null);
    try {
      onPick(await fetchPicture(task, panel));
    } catch (error) {
      setFailure(error);
    }
    setFetching(null);
  }

  return (
    <div className="space-y-3">
      <ul className="grid grid-cols-3 gap-2">
        {list.tasks.map((task) => (
          <Pictures
            key={task.id}
            task={task}
            fetching={fetching?.id === task.id ? fetching.panel : null}
            onPick={(panel) => void pick(task, panel)}
          />
        ))}
        {list.isLoading && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="aspect-square" />)}
      </ul>
      <GrowingListEnd
        list={list}
        failure={failure}
        empty={<Trans>No images of your own yet. The ones you make here appear in this list.</Trans>}
      />
    </div>
  );
}

interface PicturesProps {
  task: Task;
  /** The panel that is being fetched, from 0. */
  fetching: number | null;
  onPick: (panel: number) => void;
}

/** An image, or the panels of a storyboard. */
function Pictures({ task, fetching, onPick }: PicturesProps) {
  const { t } = useLingui();
  const captions = usePanelCaptions(task);
  const pictures = task.panels.length > 0 ? task.panels : [task.media];
  return pictures.map((picture, panel) => (
    <li key={panel}>
      <button
        type="button"
        aria-label={
          task.panels.length > 0 ? t`Use panel ${String(panel + 1)}: ${captions[panel] ?? ''}` : t`Use: ${task.prompt}`
        }
        aria-busy={fetching === panel || undefined}
        onClick={() => onPick(panel)}
        className="rounded-field bg-base-200 relative block aspect-square w-full overflow-hidden"
      >
        {picture && (
          <img
            src={picture.thumbnail_url}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {fetching === panel && (
          <span className="absolute inset-0 grid place-items-center bg-black/50 text-white">
            <Spinner />
          </span>
        )}
      </button>
    </li>
  ));
}
