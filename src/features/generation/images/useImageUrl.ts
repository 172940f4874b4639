import { useEffect, useState } from 'react';
import { draftImages } from '../draft/useDraft.ts';

/** An object URL of a draft's image while the component is mounted; null until it was read, or if it is gone. */
export function useImageUrl(id: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void draftImages()
      .load(id)
      .then((blob) => {
        if (isGone || !blob) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
