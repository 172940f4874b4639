import EditorJS, { type ToolConstructable } from '@editorjs/editorjs';
import Delimiter from '@editorjs/delimiter';
import Header from '@editorjs/header';
import Paragraph from '@editorjs/paragraph';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useSheet } from '../../../../ui/useSheet.ts';
import { EmbedTool } from '../tools/EmbedTool.ts';
import { type PictureConfig, PictureTool } from '../tools/PictureTool.ts';
import { PlainCode, PlainList, PlainQuote, PlainTable } from '../tools/plainTools.ts';
import { PromptTool } from '../tools/PromptTool.ts';
import type { DraftBlock } from './articleFields.ts';
import style from './blockEditor.css?inline';
import { followTab } from './followTab.ts';
import { nameButtons } from './nameButtons.ts';
import type { EditorTexts } from './useEditorTexts.ts';

/** Milliseconds between two looks at what is being typed. */
const READ_MS = 300;

export interface BlockEditorHandle {
  /** Reports all changes now; otherwise they are reported up to `READ_MS` later. */
  read(): Promise<void>;
}

interface BlockEditorProps {
  ref?: Ref<BlockEditorHandle>;
  /** The initial blocks; a new key opens the editor again with others. */
  blocks: DraftBlock[];
  texts: EditorTexts;
  label: string;
  pictures: Omit<PictureConfig, 'texts'>;
  onChange: (blocks: DraftBlock[]) => void;
  /** True once something may have changed, false once `onChange` was called, or nothing had. */
  onTouched: (isTouched: boolean) => void;
}

const textOf = (blocks: readonly DraftBlock[]): string => JSON.stringify(blocks.map(({ type, data }) => [type, data]));

const INLINE = ['bold', 'italic', 'link'];

/** Editor.js. It uses the texts, blocks and pictures of the first render; only the callbacks may change later. */
export function BlockEditor({ ref, ...props }: BlockEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const reader = useRef<() => Promise<void>>(undefined);
  useImperativeHandle(ref, () => ({ read: async () => reader.current?.() }), []);
  useSheet(style);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { blocks, texts, pictures } = latest.current;
    // One element per mount: StrictMode mounts twice, and the first editor must not remove the second.
    const holder = document.createElement('div');
    holder.setAttribute('aria-busy', 'true');
    host.current?.append(holder);
    const stopNaming = nameButtons(holder, texts.inlineButtons);
    let known: string | undefined;
    const tool = (made: unknown): ToolConstructable => made as ToolConstructable;
    const editor = new EditorJS({
      holder,
      data: { blocks: blocks as never },
      placeholder: texts.placeholder,
      minHeight: 120,
      inlineToolbar: INLINE,
      tools: {
        paragraph: { class: tool(Paragraph), inlineToolbar: INLINE },
        header: { class: tool(Header), inlineToolbar: INLINE, config: { levels: [2, 3, 4], defaultLevel: 2 } },
        list: { class: tool(PlainList), inlineToolbar: INLINE, config: { defaultStyle: 'unordered', maxLevel: 3 } },
        image: { class: tool(PictureTool), config: { ...pictures, texts: texts.picture } },
        prompt: { class: tool(PromptTool), config: texts.prompt },
        quote: { class: tool(PlainQuote), inlineToolbar: INLINE, config: texts.quote },
        table: {
          class: tool(PlainTable),
          inlineToolbar: INLINE,
          config: { rows: 2, cols: 2, withHeadings: true, maxRows: 100, maxCols: 12 },
        },
        code: { class: tool(PlainCode), config: { placeholder: texts.code } },
        delimiter: tool(Delimiter),
        embed: { class: tool(EmbedTool), config: texts.embed },
      },
      i18n: { messages: texts.messages },
      onChange: touch,
    });
    // Its blocks accept text before it is ready to report changes.
    let isWritten = false;
    let isTouched = false;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = Promise.resolve();
    holder.addEventListener('input', () => {
      isWritten = true;
      touch();
    });

    /** Editor.js reports a change only once nobody has typed for 400 ms, so keys and moved blocks are watched as well. */
    function touch(): void {
      if (known === undefined || isTouched || isLeft) return;
      isTouched = true;
      latest.current.onTouched(true);
      timer = setTimeout(() => void read(), READ_MS);
    }

    function read(): Promise<void> {
      clearTimeout(timer);
      reading = reading
        .catch(() => undefined)
        .then(async () => {
          if (!isTouched) return;
          isTouched = false;
          const written = (await editor.save()).blocks as DraftBlock[];
          // Editor.js also changes blocks by itself, for example when it renders a picture.
          const text = textOf(written);
          if (text !== known) latest.current.onChange(written);
          known = text;
          if (!isTouched) latest.current.onTouched(false);
        });
      return reading;
    }

    reader.current = read;
    const drawn = new MutationObserver(touch);
    const stopFollowing = followTab(editor, holder);
    void editor.isReady.then(async () => {
      holder.setAttribute('aria-busy', 'false');
      const redactor = holder.querySelector('.codex-editor__redactor');
      if (redactor) drawn.observe(redactor, { childList: true, characterData: true, subtree: true });
      // Normalising the initial blocks does not count as a change.
      const { blocks: first } = await editor.save();
      known = textOf(first as DraftBlock[]);
      if (!isWritten) return;
      latest.current.onChange(first as DraftBlock[]);
      touch();
    });
    return () => {
      // Editor.js may report its last change after it was destroyed.
      isLeft = true;
      reader.current = undefined;
      drawn.disconnect();
      stopNaming();
      stopFollowing();
      void editor.isReady.then(read).finally(() => {
        editor.destroy();
        holder.remove();
      });
    };
  }, []);

  return (
    <div role="group" aria-label={props.label} className="kilas-blocks text-[1.0625rem] leading-relaxed">
      <div ref={host} />
    </div>
  );
}
