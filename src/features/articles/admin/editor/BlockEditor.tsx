import EditorJS, { type ToolConstructable } from '@editorjs/editorjs';
import Delimiter from '@editorjs/delimiter';
import Header from '@editorjs/header';
import Paragraph from '@editorjs/paragraph';
import { useEffect, useRef } from 'react';
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

interface BlockEditorProps {
  /** The initial blocks; a new key opens the editor again with others. */
  blocks: DraftBlock[];
  texts: EditorTexts;
  label: string;
  pictures: Omit<PictureConfig, 'texts'>;
  onChange: (blocks: DraftBlock[]) => void;
}

const textOf = (blocks: readonly DraftBlock[]): string => JSON.stringify(blocks.map(({ type, data }) => [type, data]));

const INLINE = ['bold', 'italic', 'link'];

/** Editor.js. It uses the texts, blocks and pictures of the first render; only `onChange` may change later. */
export function BlockEditor(props: BlockEditorProps) {
  const host = useRef<HTMLDivElement>(null);
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
      async onChange(api) {
        const { blocks: written } = await api.saver.save();
        // Editor.js also reports its own changes, such as rendering a picture's block.
        const text = textOf(written as DraftBlock[]);
        if (known === undefined || text === known) return;
        known = text;
        latest.current.onChange(written as DraftBlock[]);
      },
    });
    // Its blocks accept text before it is ready to report changes.
    let isWritten = false;
    holder.addEventListener('input', () => (isWritten = true), { once: true });
    const stopFollowing = followTab(editor, holder);
    void editor.isReady.then(async () => {
      holder.setAttribute('aria-busy', 'false');
      // How Editor.js normalises the given blocks does not count as a change.
      const { blocks: first } = await editor.save();
      known = textOf(first as DraftBlock[]);
      if (isWritten) latest.current.onChange(first as DraftBlock[]);
    });
    return () => {
      stopNaming();
      stopFollowing();
      void editor.isReady.then(() => {
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
