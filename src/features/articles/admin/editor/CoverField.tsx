import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ArticlePicture } from '../../../../../contract/articles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import type { PictureConfig, UploadedPicture } from '../tools/PictureTool.ts';

interface CoverFieldProps {
  cover: ArticlePicture | null;
  pictures: Omit<PictureConfig, 'texts'>;
  onChange: (cover: ArticlePicture | null) => void;
}

/** The picture above the article, in lists and in link previews. */
export function CoverField({ cover, pictures, onChange }: CoverFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  /** The progress of an upload, 0 to 1; a copy of an item has none. */
  const [progress, setProgress] = useState<number | 'copying' | null>(null);
  const [problem, setProblem] = useState('');
  const isCopying = progress === 'copying';
  const isUploading = progress !== null && !isCopying;
  const doing = isCopying ? t`Copying the image` : t`Uploading the image`;

  async function take(arriving: Promise<UploadedPicture | null>) {
    setProblem('');
    try {
      const picture = await arriving;
      if (picture) onChange({ id: picture.id, width: picture.width, height: picture.height, alt: '' });
    } catch (error) {
      setProblem(pictures.describe(error));
    }
    setProgress(null);
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">
        <Trans>Cover</Trans>
      </p>
      {cover && <Picture {...cover} alt="" sizes="24rem" className="rounded-field h-auto w-full" />}
      {progress !== null && (
        <div className="space-y-1.5 py-1">
          <p className="text-base-content/80 text-sm" aria-hidden="true">
            {doing}
          </p>
          <ProgressBar percent={isCopying ? null : progress * 100} label={doing} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (!file) return;
            setProgress(0);
            void take(pictures.upload(file, setProgress));
          }}
        />
        <Button variant="outline" isBusy={isUploading} disabled={isCopying} onClick={() => input.current?.click()}>
          {cover ? <Trans>Replace</Trans> : <Trans>Choose an image</Trans>}
        </Button>
        <Button
          variant="outline"
          isBusy={isCopying}
          disabled={isUploading}
          onClick={() => void take(pictures.chooseItem(() => setProgress('copying')))}
        >
          <Trans>From my works</Trans>
        </Button>
        {cover && (
          <Button variant="outline" disabled={progress !== null} onClick={() => onChange(null)}>
            <Trans>Remove the cover</Trans>
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-error text-sm">
          {problem}
        </p>
      )}
      {cover && (
        <TextField
          label={<Trans>Alternative text</Trans>}
          hint={<Trans>Say what the image shows, for people who cannot see it.</Trans>}
          maxLength={300}
          value={cover.alt}
          onChange={(event) => onChange({ ...cover, alt: event.target.value })}
        />
      )}
    </div>
  );
}
