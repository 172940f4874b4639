import { useEffect } from 'react';
import { workerInControl } from '../../../offline/workerInControl.ts';
import { isSavingData } from '../../../ui/isSavingData.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';

/** Most pictures of one article that are loaded before they are scrolled to, around 40 kB each. */
const MAX_PICTURES = 24;

/**
 * Loads the pictures of an article that are further down once the page is idle, so that the worker caches them with its
 * text. Skipped when the browser is set to save data: then only what was looked at is there offline.
 * @param article names what is shown; undefined while there is nothing
 */
export function useCachePictures(article: string | undefined): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (article === undefined || !isOnline || !('serviceWorker' in navigator) || isSavingData()) return;
    let isLeft = false;
    const cancel = whenIdle(() => {
      void workerInControl().then(() => {
        if (isLeft) return;
        // The browser itself chooses size and format, as it would while scrolling.
        const pictures = [...document.querySelectorAll<HTMLImageElement>('#main img[loading=lazy]')];
        for (const picture of pictures.slice(0, MAX_PICTURES)) picture.loading = 'eager';
      });
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [article, isOnline]);
}
