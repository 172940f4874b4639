import { useEffect } from 'react';

/**
 * Names the tab, the history entry and the task switcher after the heading of the screen, as soon as it is there and in
 * whichever language it is; a screen cannot forget to. Until then the earlier name stays.
 */
export function useDocumentTitle(): void {
  useEffect(() => {
    const screen = document.getElementById('main') as HTMLElement;

    function follow(): void {
      const heading = screen.querySelector('h1')?.textContent;
      const title = `${heading} · Kilas`;
      if (heading && document.title !== title) document.title = title;
    }

    follow();
    const observer = new MutationObserver(follow);
    observer.observe(screen, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
