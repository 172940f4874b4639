import { useEffect } from 'react';

/**
 * Sets the title (tab, history, task switcher) from the screen's heading as soon as it is rendered, so that no screen
 * can forget it. Until then the previous title stays.
 */
export function useDocumentTitle(): void {
  useEffect(() => {
    const screen = document.getElementById('main') as HTMLElement;

    function updateTitle(): void {
      const heading = screen.querySelector('h1')?.textContent;
      const title = `${heading} · Kilas`;
      if (heading && document.title !== title) document.title = title;
    }

    updateTitle();
    const observer = new MutationObserver(updateTitle);
    observer.observe(screen, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
