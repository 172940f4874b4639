import type EditorJS from '@editorjs/editorjs';

/**
 * Lets the Tab key lead through a page that Editor.js is on. It takes the key for a step between its blocks wherever on the
 * page it is pressed, and does not see the cursor come into a block by another way than its own: the next key would go
 * to the block left before. Fields and buttons inside a block keep the browser's own steps.
 * @param holder what it was mounted in
 * @returns how to stop
 */
export function followTab(editor: EditorJS, holder: HTMLElement): () => void {
  let isTabbing = false;
  let isStopped = false;

  function handleKey(event: KeyboardEvent): void {
    isTabbing = event.key === 'Tab';
    const { target } = event;
    if (!isTabbing || target === document.body) return;
    const block = holder.contains(target as Node) ? controlledBlock(target as HTMLElement) : null;
    // It listens to the document while an event is still on its way down; only the window is asked before. A block of
    // code would take the key for an indentation, and let nobody out.
    if (!holder.contains(target as Node) || block) event.stopImmediatePropagation();
    if (block && !event.shiftKey && isLastControl(block, target as HTMLElement) && writeBelow(block))
      event.preventDefault();
  }

  /** Below the last block, one to write on in: by keys there is no other way to make it. @returns whether it was the last */
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

  /** Makes the block that the cursor is in the one that keys go to. */
  function enter(target: HTMLElement): void {
    const block = editor.blocks?.getBlockByElement(target);
    const index = block && editor.blocks.getBlockIndex(block.id);
    if (index === undefined || index === editor.blocks.getCurrentBlockIndex()) return;
    editor.caret.setToBlock(index);
    // Of a block with several controls it takes the first.
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

const CONTROLS = 'input, textarea, select, button';

/** The block whose fields and buttons are the browser's own, rather than text that Editor.js follows; null elsewhere. */
const controlledBlock = (target: HTMLElement): HTMLElement | null =>
  target.matches(CONTROLS) ? target.closest<HTMLElement>('.ce-block') : null;

const isLastControl = (block: HTMLElement, target: HTMLElement): boolean =>
  [...block.querySelectorAll<HTMLElement>(CONTROLS)].findLast(({ tabIndex }) => tabIndex >= 0) === target;

/** Where in a text the cursor is. @returns how to bring it back there */
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
