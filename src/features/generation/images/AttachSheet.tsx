import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import FolderOpen from 'lucide-react/icons/folder-open';
import Images from 'lucide-react/icons/images';
import { type ReactNode, type RefObject, useState } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';
import { LibraryPicker } from './LibraryPicker.tsx';
import { hasCamera, pickFiles } from './pickedFiles.ts';

interface AttachSheetProps {
  anchor: RefObject<HTMLElement | null>;
  isSeveral: boolean;
  /** The person has already chosen the library. */
  startsInLibrary?: boolean;
  onFiles: (files: readonly Blob[]) => void;
  onClose: () => void;
}

/** Where to get an image: a file, the camera, or the library. */
export function AttachSheet({ anchor, isSeveral, startsInLibrary = false, onFiles, onClose }: AttachSheetProps) {
  const [isLibraryOpen, setIsLibraryOpen] = useState(startsInLibrary);

  function take(files: readonly Blob[]) {
    onClose();
    onFiles(files);
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      anchor={anchor}
      title={isLibraryOpen ? <Trans>Choose from your library</Trans> : <Trans>Add an image</Trans>}
    >
      {isLibraryOpen ? (
        <LibraryPicker onPick={(file) => take([file])} />
      ) : (
        <div className="space-y-2">
          <Way
            icon={<FolderOpen />}
            title={hasCamera() ? <Trans>From your gallery</Trans> : <Trans>Choose a file</Trans>}
            onTake={() => pickFiles({ isSeveral, onFiles: take })}
          />
          {hasCamera() && (
            <Way
              icon={<Camera />}
              title={<Trans>Take a photo</Trans>}
              onTake={() => pickFiles({ isSeveral, isCamera: true, onFiles: take })}
            />
          )}
          <Way icon={<Images />} title={<Trans>From your library</Trans>} onTake={() => setIsLibraryOpen(true)} />
          <p className="text-base-content/75 pt-1 text-sm">
            {hasCamera() ? (
              <Trans>JPG, PNG or WebP, up to 10 MB.</Trans>
            ) : (
              <Trans>JPG, PNG or WebP, up to 10 MB. You can also paste an image or drop it on the composer.</Trans>
            )}
          </p>
        </div>
      )}
    </Sheet>
  );
}

function Way({ icon, title, onTake }: { icon: ReactNode; title: ReactNode; onTake: () => void }) {
  return (
    <button
      type="button"
      onClick={onTake}
      className="border-line hover:bg-base-200 rounded-field flex min-h-14 w-full items-center gap-3 border px-4 text-start font-semibold transition-colors"
    >
      <span className="text-accent [&_svg]:size-5" aria-hidden="true">
        {icon}
      </span>
      {title}
    </button>
  );
}
