import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { FormatSheet } from './FormatSheet.tsx';
import { storedFormat } from './taskPicture.ts';
import { useDownload } from './useDownload.ts';

interface Press {
  ref: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  /** Which panel of a storyboard is saved, where it is one. */
  label: string;
  onPress: () => void;
  /** An image can be saved in several formats, so a press opens a sheet first. */
  opensSheet: boolean;
}

/** The behaviour of a download button: saves a clip at once, an image in the chosen format. `children` renders it. */
export function DownloadButton({
  task,
  panel = 0,
  children,
}: {
  task: Task;
  /** The panel of a storyboard, from 0. */
  panel?: number;
  children: (press: Press) => ReactNode;
}) {
  const { t } = useLingui();
  const ref = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { isBusy, downloadClip, downloadPicture } = useDownload(task, panel);
  const number = task.panels.length > 1 ? String(panel + 1) : undefined;
  const label = number ? t`Download panel ${number}` : t`Download`;
  const opensSheet = task.kind === 'image';
  return (
    <>
      {children({
        ref,
        isBusy,
        label,
        opensSheet,
        onPress: () => (opensSheet ? setIsChoosing(true) : void downloadClip()),
      })}
      {isChoosing && (
        <FormatSheet
          title={number ? t`Download panel ${number} as` : t`Download as`}
          stored={storedFormat(task, panel)}
          anchor={ref}
          onChoose={(format) => void downloadPicture(format)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
