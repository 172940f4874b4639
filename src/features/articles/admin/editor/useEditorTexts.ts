import { useLingui } from '@lingui/react/macro';
import type { I18nDictionary } from '@editorjs/editorjs';
import type { EmbedTexts } from '../tools/EmbedTool.ts';
import type { PictureConfig } from '../tools/PictureTool.ts';
import type { PromptTexts } from '../tools/PromptTool.ts';

export interface EditorTexts {
  placeholder: string;
  /** Editor.js's own texts; its default is English. */
  messages: I18nDictionary;
  /** Names of the inline toolbar's buttons. */
  inlineButtons: Record<string, string>;
  /** For the quote tool. */
  quote: { quotePlaceholder: string; captionPlaceholder: string };
  /** Shown in an empty block of code. */
  code: string;
  picture: PictureConfig['texts'];
  prompt: PromptTexts;
  embed: EmbedTexts;
}

/** The texts of the block editor in the current language. */
export function useEditorTexts(): EditorTexts {
  const { t } = useLingui();
  return {
    // Short enough for one line on a phone: a second line would disappear with the first letter, and move what was
    // about to be pressed.
    placeholder: t`Write, or press / to add something`,
    messages: {
      ui: {
        blockTunes: { toggler: { 'Click to tune': t`Change this block`, 'or drag to move': t`or drag to move` } },
        inlineToolbar: { converter: { 'Convert to': t`Make it a` } },
        toolbar: { toolbox: { Add: t`Add a block` } },
        popover: { Filter: t`Search`, 'Nothing found': t`Nothing found`, 'Convert to': t`Make it a` },
      },
      toolNames: {
        Text: t`Text`,
        Heading: t`Heading`,
        'Unordered List': t`List`,
        'Ordered List': t`Numbered list`,
        Checklist: t`Checklist`,
        Quote: t`Quote`,
        Code: t`Code`,
        Delimiter: t`Divider`,
        Table: t`Table`,
        Gambar: t`Image`,
        Video: t`Video`,
        Prompt: t`Prompt`,
        Link: t`Link`,
        Bold: t`Bold`,
        Italic: t`Italic`,
      },
      tools: {
        link: { 'Add a link': t`Add a link` },
        stub: { 'The block can not be displayed correctly.': t`This block cannot be shown.` },
        header: { 'Heading 2': t`Heading 2`, 'Heading 3': t`Heading 3`, 'Heading 4': t`Heading 4` },
        list: { Unordered: t`List`, Ordered: t`Numbered list`, Checklist: t`Checklist` },
        table: {
          Heading: t`Heading`,
          'With headings': t`With headings`,
          'Without headings': t`Without headings`,
          'Add column to left': t`Add column to the left`,
          'Add column to right': t`Add column to the right`,
          'Delete column': t`Delete column`,
          'Add row above': t`Add row above`,
          'Add row below': t`Add row below`,
          'Delete row': t`Delete row`,
        },
      },
      blockTunes: {
        delete: { Delete: t`Delete`, 'Click to delete': t`Press again to delete` },
        moveUp: { 'Move up': t`Move up` },
        moveDown: { 'Move down': t`Move down` },
      },
    },
    inlineButtons: { bold: t`Bold`, italic: t`Italic`, link: t`Link`, 'convert-to': t`Make it a` },
    quote: { quotePlaceholder: t`What was said`, captionPlaceholder: t`Who said it` },
    code: t`Code`,
    picture: {
      title: t`Image`,
      choose: t`Choose an image`,
      fromItems: t`From my works`,
      drop: t`Choose a file, drop it here or paste it. JPG, PNG or WebP, up to 10 MB.`,
      paste: t`Paste an image here`,
      uploading: t`Uploading the image`,
      copying: t`Copying the image`,
      failed: t`The image could not be uploaded. Try again.`,
      alt: t`Alternative text`,
      altHint: t`Say what the image shows, for people who cannot see it.`,
      caption: t`Caption`,
    },
    prompt: {
      title: t`Try this prompt`,
      prompt: t`Prompt`,
      makes: t`Makes`,
      modes: {
        'text-to-video': t`Video from text`,
        'text-to-image': t`Image from text`,
        'image-to-video': t`Image to video`,
        'image-edit': t`Edited image`,
        storyboard: t`Storyboard`,
      },
      shape: t`Shape`,
      anyShape: t`As the reader likes`,
    },
    embed: {
      title: t`Video`,
      address: t`Address of the video on YouTube or Vimeo`,
      caption: t`Caption`,
      unsupported: t`Only videos from YouTube and Vimeo can be embedded.`,
    },
  };
}
