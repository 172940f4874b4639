import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Kind, Task } from '../../../../contract/generation.ts';

/** Whether this page opened the details itself: then "back" closes them, and closing goes back. */
let isOpenedHere = false;

const CLOSED = { video: undefined, image: undefined, panel: undefined, begin: undefined };

/** The item that the address names, and how to open and close one. The phone's back gesture closes it too. */
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
    /** The button that a notification has led to; null when it is about the item itself. */
    begin: begin ?? null,
    /** The picture of a storyboard that was pressed, from 0. */
    panel: (panel ?? 1) - 1,
    /** @param index which picture of a storyboard, from 0 */
    openTask(task: Task, index = 0) {
      isOpenedHere = true;
      void navigate({
        to: '.',
        search: (before) => ({ ...before, ...CLOSED, [task.kind]: task.id, panel: index > 0 ? index + 1 : undefined }),
        resetScroll: false,
      });
    },
    /** From one item to the next: "back" still leads to the list. */
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
