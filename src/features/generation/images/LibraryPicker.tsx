import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { GrowingListEnd } from '../library/GrowingListEnd.tsx';
import { useGrowingList } from '../library/useGrowingList.ts';
import { taskPageQuery, type TaskList } from '../queries.ts';

const IMAGES: TaskList = { root: 'library', filter: { kind: 'image', status: 'completed' } };

/** The user's own images, newest first; a press fetches the full one. */
export function LibraryPicker({ onPick }: { onPick: (file: Blob) => void }) {
  const { t } = useLingui();
  const list = useGrowingList((page) => taskPageQuery(IMAGES, page));
  const [fetching, setFetching] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  async function pick(task: Task) {
    if (fetching) return;
    setFetching(task.id);
    setFailure(null);
    try {
      onPick((await fetchFile(generationEndpoints.downloadImage, { params: { id: task.id } })).blob);
    } catch (error) {
      setFailure(error);
    }
    setFetching(null);
  }

  return (
    <div className="space-y-3">
      <ul className="grid grid-cols-3 gap-2">
        {list.tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              aria-label={t`Use: ${task.prompt}`}
              aria-busy={fetching === task.id || undefined}
              onClick={() => void pick(task)}
              className="rounded-field bg-base-200 relative block aspect-square w-full overflow-hidden"
            >
              {task.media && (
                <img
                  src={task.media.thumbnail_url}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover"
                />
              )}
              {fetching === task.id && (
                <span className="absolute inset-0 grid place-items-center bg-black/50 text-white">
                  <Spinner />
                </span>
              )}
            </button>
          </li>
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
