/**
 * Gives the buttons of the inline toolbar accessible names: Editor.js renders them with an icon only, and again at each
 * selection.
 * @param names by Editor.js's name of the button
 * @returns a function that stops it
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
