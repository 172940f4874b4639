import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Kind, Task } from '../../../../contract/generation.ts';

/** Whether the details were opened from this page: then closing them goes back in the history. */
let isOpenedHere = false;

const CLOSED = { video: undefined, image: undefined, panel: undefined, begin: undefined };

/** The item in the address, and how to open and close one. The back gesture closes it too. */
export function useDetailAddress() {
  const { video, image, panel, begin } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const open: { kind: Kind; id: string } | null = video
    ? { kind: 'video', id: video }
    : image
      ? { kind: 'image', id: image }
      : null;
  return {
    open,
    /** The action that a notification leads to; null when it leads to the item itself. */
    begin: begin ?? null,
    /** The panel of a storyboard that was pressed, from 0. */
    panel: (panel ?? 1) - 1,
    /** @param index the panel of a storyboard, from 0 */
    openTask(task: Task, index = 0) {
      isOpenedHere = true;
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...CLOSED, [task.kind]: task.id, panel: index > 0 ? index + 1 : undefined }),
        resetScroll: false,
      });
    },
    /** Goes to another item; "back" still leads to the list. */
    step(task: Task) {
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...CLOSED, [task.kind]: task.id }),
        replace: true,
        resetScroll: false,
      });
    },
    close() {
      if (isOpenedHere) {
        isOpenedHere = false;
        router.history.back();
      } else {
        void navigate({
          to: '.',
          search: (before) => ({ ...before, ...CLOSED }),
          replace: true,
          resetScroll: false,
        });
      }
    },
  };
}
