import { useEffect, useState } from 'react';
import { imageName } from '../../../offline/outbox/outboxDatabase.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { pageOutbox } from './pageOutbox.ts';

/** The input images of a queued request, large enough to be recognised. */
export function QueuedPictures({ entry }: { entry: OutboxEntry }) {
  const urls = usePictureUrls(entry);
  if (urls.length === 0) return null;
  return (
    <div className="flex gap-2">
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="border-line rounded-field size-14 border object-cover" />
      ))}
    </div>
  );
}

function usePictureUrls({ id, imageIds }: OutboxEntry): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const names = imageIds.map((image) => imageName(id, image)).join(' ');
  useEffect(() => {
    let made: string[] = [];
    let isGone = false;
    if (names === '') return;
    void pageOutbox()
      ?.images(names.split(' '))
      .then(
        (blobs) => {
          if (isGone) return;
          made = blobs.filter((blob) => blob !== undefined).map((blob) => URL.createObjectURL(blob));
          setUrls(made);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [names]);
  return urls;
}
