import type EditorJS from '@editorjs/editorjs';

/**
 * Lets the Tab key lead through a page that Editor.js is on. It takes the key for a step between its blocks wherever on the
 * page it is pressed, and does not see the cursor come into a block by another way than its own: the next key would go
 * to the block left before.
 * @param holder what it was mounted in
 * @returns how to stop
 */
export function followTab(editor: EditorJS, holder: HTMLElement): () => void {
  let isTabbing = false;

  function handleKey(event: KeyboardEvent): void {
    isTabbing = event.key === 'Tab';
    const { target } = event;
    // It listens to the document while an event is still on its way down; only the window is asked before.
    if (isTabbing && target !== document.body && !holder.contains(target as Node)) event.stopImmediatePropagation();
  }

  function handleFocus({ target }: FocusEvent): void {
    if (!isTabbing || !(target instanceof HTMLElement)) return;
    isTabbing = false;
    const block = editor.blocks?.getBlockByElement(target);
    const index = block && editor.blocks.getBlockIndex(block.id);
    if (index === undefined || index === editor.blocks.getCurrentBlockIndex()) return;
    editor.caret.setToBlock(index);
    // Of a block with several controls it takes the first.
    if (document.activeElement !== target) target.focus();
  }

  addEventListener('keydown', handleKey, true);
  holder.addEventListener('focusin', handleFocus);
  return () => {
    removeEventListener('keydown', handleKey, true);
    holder.removeEventListener('focusin', handleFocus);
  };
}
