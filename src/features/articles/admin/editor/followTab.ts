import type EditorJS from '@editorjs/editorjs';

/**
 * Makes the Tab key work on a page with Editor.js. Editor.js uses Tab to move between its blocks, wherever on the page
 * it is pressed, and does not notice when the cursor enters a block another way: the next key would then go to the
 * block before. Fields and buttons inside a block keep the browser's own tab order.
 * @param holder the element that the editor is mounted in
 * @returns a function that stops it
 */
export function followTab(editor: EditorJS, holder: HTMLElement): () => void {
  let isTabbing = false;
  let isStopped = false;

  function handleKey(event: KeyboardEvent): void {
    isTabbing = event.key === 'Tab';
    const { target } = event;
    if (!isTabbing || target === document.body) return;
    const block = holder.contains(target as Node) ? controlledBlock(target as HTMLElement) : null;
    // Editor.js listens on the document in the capture phase; only a listener on the window comes earlier. Its code
    // block would take Tab as indentation and never let go of the focus.
    if (!holder.contains(target as Node) || block) event.stopImmediatePropagation();
    if (block && !event.shiftKey && isLastControl(block, target as HTMLElement) && writeBelow(block))
      event.preventDefault();
  }

  /** Adds a block below the last one: there is no other way to do that by keyboard. @returns whether it was the last */
  function writeBelow(block: HTMLElement): boolean {
    const last = editor.blocks?.getBlocksCount() - 1;
    if (editor.blocks?.getBlockByIndex(last)?.holder !== block) return false;
    editor.blocks.insert(undefined, undefined, undefined, last + 1);
    editor.caret.setToBlock(last + 1);
    return true;
  }

  function handlePointer(): void {
    isTabbing = false;
  }

  /** Makes the focused block the current one for Editor.js. */
  function enter(target: HTMLElement): void {
    const block = editor.blocks?.getBlockByElement(target);
    const index = block && editor.blocks.getBlockIndex(block.id);
    if (index === undefined || index === editor.blocks.getCurrentBlockIndex()) return;
    editor.caret.setToBlock(index);
    // In a block with several controls, `setToBlock` focuses the first.
    if (document.activeElement !== target) target.focus();
  }

  function handleFocus({ target }: FocusEvent): void {
    if (!isTabbing || !(target instanceof HTMLElement)) return;
    isTabbing = false;
    enter(target);
  }

  void editor.isReady.then(() => {
    const target = document.activeElement;
    if (isStopped || !(target instanceof HTMLElement) || !holder.contains(target)) return;
    const putBack = cursorIn(target);
    enter(target);
    putBack();
  });
  addEventListener('keydown', handleKey, true);
  addEventListener('pointerdown', handlePointer, true);
  holder.addEventListener('focusin', handleFocus);
  return () => {
    isStopped = true;
    removeEventListener('keydown', handleKey, true);
    removeEventListener('pointerdown', handlePointer, true);
    holder.removeEventListener('focusin', handleFocus);
  };
}

/** A table keeps Tab in its cells to itself, so that these are fields, too. */
const CONTROLS = 'input, textarea, select, button, .tc-cell';

/** The block of a focused field or button, whose tab order is the browser's; null for text that Editor.js handles. */
const controlledBlock = (target: HTMLElement): HTMLElement | null =>
  target.matches(CONTROLS) ? target.closest<HTMLElement>('.ce-block') : null;

const isLastControl = (block: HTMLElement, target: HTMLElement): boolean =>
  [...block.querySelectorAll<HTMLElement>(CONTROLS)].findLast(
    (each) => each.tabIndex >= 0 || each.isContentEditable,
  ) === target;

/** Remembers where the cursor is in a text. @returns a function that puts it back */
function cursorIn(target: HTMLElement): () => void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = target;
    return () => selectionStart !== null && target.setSelectionRange(selectionStart, selectionEnd);
  }
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null;
  return () => {
    if (!range || !target.contains(range.startContainer)) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}
