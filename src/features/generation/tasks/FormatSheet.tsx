import { useLingui } from '@lingui/react/macro';
import FileImage from 'lucide-react/icons/file-image';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Sheet } from '../../../ui/Sheet.tsx';
import { PICTURE_FORMATS, type PictureFormat } from './taskPicture.ts';

const NAMES: Record<PictureFormat, string> = { png: 'PNG', jpg: 'JPG', webp: 'WebP' };

/** The formats in which an image can be saved, and what each is good for. */
export function FormatSheet({
  title,
  stored,
  anchor,
  onChoose,
  onClose,
}: {
  title: string;
  /** The format of the file itself. */
  stored: PictureFormat | undefined;
  anchor: RefObject<HTMLElement | null>;
  onChoose: (format: PictureFormat) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const uses: Record<PictureFormat, string> = {
    png: t`Loses no detail, keeps what is transparent`,
    jpg: t`For every app; transparent parts turn white`,
    webp: t`Small, keeps what is transparent`,
  };
  return (
    <Sheet isOpen onClose={onClose} title={title} anchor={anchor}>
      <ul className="space-y-2">
        {PICTURE_FORMATS.map((format) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => {
                flushSync(onClose);
                onChoose(format);
              }}
              className="border-line hover:bg-base-200 rounded-field flex min-h-14 w-full items-center gap-3 border px-4 py-2 text-start transition-colors"
            >
              <FileImage className="text-accent size-5 shrink-0" aria-hidden="true" />
              <span>
                <span className="block font-semibold">{NAMES[format]}</span>
                <span className="text-base-content/75 block text-sm">
                  {format === stored ? t`The file as it was made` : uses[format]}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
