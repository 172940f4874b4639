import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ArticlePicture } from '../../../../../contract/articles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import type { KeptPicture, PictureConfig } from '../tools/PictureTool.ts';

interface CoverFieldProps {
  cover: ArticlePicture | null;
  pictures: Omit<PictureConfig, 'texts'>;
  onChange: (cover: ArticlePicture | null) => void;
}

/** The picture above the article, in lists and in link previews. */
export function CoverField({ cover, pictures, onChange }: CoverFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function take(arriving: Promise<KeptPicture | null>) {
    setProblem('');
    try {
      const picture = await arriving;
      if (picture) onChange({ id: picture.id, width: picture.width, height: picture.height, alt: '' });
    } catch (error) {
      setProblem(pictures.describe(error));
    }
    setShare(null);
  }

  return (
    <div className="space-y-2">
      <p className="text-sm font-semibold">
        <Trans>Cover</Trans>
      </p>
      {cover && <Picture {...cover} alt="" sizes="24rem" className="rounded-field h-auto w-full" />}
      {share !== null && (
        <progress
          className="progress progress-primary w-full"
          value={share}
          max={1}
          aria-label={t`Uploading the picture`}
        />
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
            if (file) void take(pictures.upload(file, setShare));
          }}
        />
        <Button variant="outline" onClick={() => input.current?.click()}>
          {cover ? <Trans>Replace</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        <Button variant="outline" onClick={() => void take(pictures.chooseWork())}>
          <Trans>From my works</Trans>
        </Button>
        {cover && (
          <Button variant="ghost" onClick={() => onChange(null)}>
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
          hint={<Trans>Say what the picture shows, for people who cannot see it.</Trans>}
          maxLength={300}
          value={cover.alt}
          onChange={(event) => onChange({ ...cover, alt: event.target.value })}
        />
      )}
    </div>
  );
}
