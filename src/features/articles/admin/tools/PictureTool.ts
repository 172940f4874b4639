import { articlePicturePath, articlePictureWidths } from '../../../../../contract/articleWords.ts';
import { element, keepKeys, labelled, type ToolOptions } from './blockTool.ts';

interface PictureData {
  media_id?: string;
  width?: number;
  height?: number;
  alt?: string;
  caption?: string;
}
export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
}
export interface PictureConfig {
  texts: {
    title: string;
    choose: string;
    fromItems: string;
    drop: string;
    paste: string;
    uploading: string;
    copying: string;
    failed: string;
    alt: string;
    altHint: string;
    caption: string;
  };
  /** Uploads a file. @param onProgress called with the sent share, 0 to 1 */
  upload: (file: Blob, onProgress: (share: number) => void) => Promise<UploadedPicture>;
  /**
   * Lets the writer choose one of their own items; null when they chose none. @param onChosen called when its copy
   * starts
   */
  chooseItem: (onChosen: () => void) => Promise<UploadedPicture | null>;
  /** The text for a failure. */
  describe: (error: unknown) => string;
}

const ICON =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2"><rect x="3" y="4" width="18" height="16" rx="3"/><circle cx="9" cy="10" r="1.500"/><path d="m4 18 5-4 4 3 3-2 4 3"/></svg>';
const TYPES = 'image/jpeg,image/png,image/webp';

/** A picture from a file, by paste or drop, or from the writer's own items; with alternative text and caption. */
export class PictureTool {
  static toolbox = { title: 'Gambar', icon: ICON };
  static pasteConfig = { files: { mimeTypes: ['image/*'] } };
  private readonly config: PictureConfig;
  private readonly block: ToolOptions<PictureData, PictureConfig>['block'];
  private data: PictureData;
  private readonly body = element('div');
  private readonly alt: HTMLInputElement;
  private readonly caption: HTMLInputElement;

  constructor({ data, config, block }: ToolOptions<PictureData, PictureConfig>) {
    this.config = config as PictureConfig;
    this.block = block;
    this.data = data;
    const input = (value: string | undefined) =>
      element('input', { className: 'input bg-surface h-11 w-full text-base', maxLength: 300, value: value ?? '' });
    this.alt = input(data.alt);
    this.caption = input(data.caption);
    this.alt.addEventListener('input', () => this.markAlt());
  }

  render(): HTMLElement {
    const wrapper = element('div', { className: 'bg-base-200 border-line rounded-box my-3 border p-4' }, [this.body]);
    wrapper.addEventListener('dragover', (event) => event.preventDefault());
    wrapper.addEventListener('drop', (event) => this.takeFrom(event.dataTransfer, event));
    // Editor.js would put it into a new block below this one.
    wrapper.addEventListener('paste', (event) => this.takeFrom(event.clipboardData, event));
    this.draw();
    return wrapper;
  }

  onPaste(event: CustomEvent<{ file?: File }>): void {
    if (event.detail.file) void this.take(event.detail.file);
  }

  private takeFrom(given: DataTransfer | null, event: Event): void {
    const file = given?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    void this.take(file);
  }

  private draw(): void {
    if (this.data.media_id) this.drawPicture();
    else this.drawChoice();
  }

  private drawChoice(problem = ''): void {
    const { texts } = this.config;
    const file = element('input', { type: 'file', accept: TYPES, className: 'sr-only', tabIndex: -1 });
    file.setAttribute('aria-hidden', 'true');
    file.addEventListener('change', () => file.files?.[0] && void this.take(file.files[0]));
    const choose = element('button', { type: 'button', className: 'btn btn-primary', textContent: texts.choose });
    choose.addEventListener('click', () => file.click());
    const fromItems = element('button', { type: 'button', className: 'btn', textContent: texts.fromItems });
    fromItems.addEventListener('click', () => void this.takeItem());
    for (const button of [choose, fromItems]) keepKeys(button);
    // A place for the cursor: Editor.js skips blocks without a text field.
    const paste = element('input', {
      type: 'text',
      readOnly: true,
      placeholder: texts.paste,
      className: 'input bg-surface h-11 w-full text-base',
    });
    // `labelled` stops pastes at the field, so this one is handled here.
    paste.addEventListener('paste', (event) => this.takeFrom(event.clipboardData, event));
    this.body.replaceChildren(
      element('p', { className: 'text-accent text-sm font-bold', textContent: texts.title }),
      element('p', { className: 'mt-1 text-sm', textContent: texts.drop }),
      labelled(texts.paste, paste),
      element('div', { className: 'mt-3 flex flex-wrap gap-2' }, [choose, fromItems, file]),
      element('p', { className: 'text-error mt-2 text-sm', role: 'alert', textContent: problem }),
    );
  }

  private async take(file: Blob): Promise<void> {
    const { texts, upload } = this.config;
    const progress = this.drawProgress(texts.uploading);
    progress.value = 0;
    await this.keep(upload(file, (share) => (progress.value = share)));
  }

  private async takeItem(): Promise<void> {
    await this.keep(this.config.chooseItem(() => this.drawProgress(this.config.texts.copying)));
  }

  /** Shows progress, indeterminate until a value is set. Takes the focus until the result is there. */
  private drawProgress(text: string): HTMLProgressElement {
    const progress = element('progress', { className: 'progress progress-primary w-full', max: 1, tabIndex: -1 });
    progress.setAttribute('aria-label', text);
    this.body.replaceChildren(element('p', { className: 'mb-2 text-sm', textContent: text }), progress);
    progress.focus();
    return progress;
  }

  private async keep(arriving: Promise<UploadedPicture | null>): Promise<void> {
    // If the user went on writing elsewhere meanwhile, the cursor stays there.
    const hasCursor = () => this.body.contains(document.activeElement);
    try {
      const picture = await arriving;
      // None was chosen: the dialog has given the focus back to its button.
      if (!picture) return;
      this.data = { media_id: picture.id, width: picture.width, height: picture.height };
      const isWaitedFor = hasCursor();
      this.draw();
      this.block.dispatchChange();
      if (isWaitedFor) this.alt.focus();
    } catch (error) {
      const isWaitedFor = hasCursor();
      this.drawChoice(this.config.describe(error) || this.config.texts.failed);
      if (isWaitedFor) this.body.querySelector('button')?.focus();
    }
  }

  private drawPicture(): void {
    const { texts } = this.config;
    const { media_id: id = '', width = 1, height = 1 } = this.data;
    const shown = articlePictureWidths(width)[1] ?? width;
    const picture = element('img', {
      src: articlePicturePath({ id, width: shown, format: 'webp' }),
      width,
      height,
      alt: '',
      className: 'rounded-field h-auto max-h-96 w-auto max-w-full',
    });
    this.body.replaceChildren(
      picture,
      labelled(texts.alt, this.alt),
      element('p', { className: 'text-base-content/75 mt-1 text-sm', textContent: texts.altHint }),
      labelled(texts.caption, this.caption),
    );
    this.markAlt();
  }

  private markAlt(): void {
    this.alt.classList.toggle('input-warning', this.alt.value.trim() === '');
  }

  save(): PictureData {
    return { ...this.data, alt: this.alt.value.trim(), caption: this.caption.value.trim() };
  }

  validate({ media_id: id }: PictureData): boolean {
    return Boolean(id);
  }
}
