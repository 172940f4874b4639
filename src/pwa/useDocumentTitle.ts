import { useEffect } from 'react';
import { focusHeading } from '../ui/focusHeading.ts';

/**
 * Sets the title (tab, history, task switcher) from the screen's heading as soon as it is rendered, so that no screen
 * can forget it. Until then the previous title stays. A new screen's heading gets the focus where the link that led to
 * it has gone, which left the focus on the body.
 */
export function useDocumentTitle(): void {
  useEffect(() => {
    const screen = document.getElementById('main') as HTMLElement;
    // At the start of a visit the browser's own place is the right one.
    let { href } = location;

    function updateTitle(): void {
      const heading = screen.querySelector('h1')?.textContent;
      const title = `${heading} · Kilas`;
      if (!heading || document.title === title) return;
      document.title = title;
      if (href !== location.href && document.activeElement === document.body) focusHeading();
      href = location.href;
    }

    updateTitle();
    const observer = new MutationObserver(updateTitle);
    observer.observe(screen, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
