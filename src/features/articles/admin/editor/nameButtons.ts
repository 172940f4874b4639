/**
 * Gives the buttons of the inline toolbar their names: Editor.js draws them with a picture alone, and anew at each
 * selection.
 * @param names by what Editor.js calls a button
 * @returns how to stop
 */
export function nameButtons(holder: HTMLElement, names: Record<string, string>): () => void {
  const observer = new MutationObserver(() => {
    for (const button of holder.querySelectorAll<HTMLElement>('[data-item-name]:not([aria-label])')) {
      const name = names[button.dataset.itemName ?? ''];
      if (name && !button.innerText.trim()) button.ariaLabel = name;
    }
  });
  observer.observe(holder, { childList: true, subtree: true });
  return () => observer.disconnect();
}
