import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { FormatSheet } from './FormatSheet.tsx';
import { useDownload } from './useDownload.ts';

interface Press {
  ref: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  onPress: () => void;
  /** A picture comes in several formats: they are asked for first. */
  opensSheet: boolean;
}

/** What a download button does, whatever it looks like: a clip is saved at once, a picture in the format that is chosen. */
export function DownloadButton({
  task,
  panel = 0,
  children,
}: {
  task: Task;
  /** Which picture of a storyboard, from 0. */
  panel?: number;
  children: (press: Press) => ReactNode;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { isBusy, downloadClip, downloadPicture } = useDownload(task, panel);
  const opensSheet = task.kind === 'image';
  return (
    <>
      {children({ ref, isBusy, opensSheet, onPress: () => (opensSheet ? setIsChoosing(true) : void downloadClip()) })}
      {isChoosing && (
        <FormatSheet
          anchor={ref}
          onChoose={(format) => void downloadPicture(format)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
