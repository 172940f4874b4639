import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Run, setFont } from '../../post/designRuns.ts';
import type { PageFont } from '../../post/fonts.ts';
import type { Design } from '../../prompt/design.ts';
import { type Area, isDarkPage } from './areas.ts';
import type { DesignColours } from './designColours.ts';
import { fitText } from './fitText.ts';

/** Where everything on a page stands. */
export interface Layout {
  runs: readonly Run[];
  /** The square of its sign; null where it has none. */
  emblem: { x: number; y: number; size: number } | null;
  /** Short lines between its parts: their middle and half length. */
  rules: readonly { x: number; y: number; half: number }[];
  /** Dots between dishes and their prices. */
  leaders: readonly { from: number; to: number; y: number }[];
  /** A pill behind what is free or what it costs. */
  pill: Area | null;
  colours: DesignColours;
  /** What letters are in. */
  ink: string;
  /** The part of the page that letters and sign may take. */
  area: Area;
}

/** A part of the column of letters before it has a place. */
interface Block {
  height: number;
  gap: number;
  put(y: number): void;
}

/** How a text of the column is set; sizes are parts of the column's width. */
export interface TextStyle {
  size: number;
  font: PageFont;
  colour?: string;
  spacing?: number;
  /** How many lines it may have. */
  lines?: number;
  /** What is left free below it. */
  after?: number;
  /** From line to line, in sizes. */
  leading?: number;
}

export interface ColumnOptions {
  context: SKRSContext2D;
  colours: DesignColours;
  area: Area;
  /** Whether the sign stands beside the letters. */
  isSideways: boolean;
  scale: number;
}

/** A day and its month stay in one line. */
const DATED = /(?<!\p{L})(\d{1,2}) (\p{L}{3,})/gu;

/** The parts of a page one below the other, or its sign beside them: filled from the top, then placed as a whole. */
export class Column {
  readonly colours: DesignColours;
  readonly area: Area;
  readonly isSideways: boolean;
  readonly ink: string;
  /** What sets a line apart from the others. */
  readonly accent: string;
  /** The measure of all sizes. */
  readonly short: number;
  /** What is usually left free below a part. */
  readonly gap: number;
  /** How wide a line may be. */
  readonly room: number;
  readonly #context: SKRSContext2D;
  readonly #align: 'left' | 'center';
  readonly #x: number;
  /** The size of a sign beside the letters. */
  readonly #beside: number;
  readonly #blocks: Block[] = [];
  readonly #runs: Run[] = [];
  readonly #rules: { x: number; y: number; half: number }[] = [];
  readonly #leaders: { from: number; to: number; y: number }[] = [];
  #emblem: Layout['emblem'] = null;
  #pill: Area | null = null;

  constructor(design: Design, { context, colours, area, isSideways, scale }: ColumnOptions) {
    const isDark = isDarkPage(design, colours);
    this.colours = colours;
    this.area = area;
    this.isSideways = isSideways;
    this.ink = isDark ? '#ffffff' : colours.deep;
    this.accent = isDark ? colours.accent : colours.main;
    this.short = Math.min(area.width, area.height * 1.15) * scale;
    this.gap = this.short * 0.045;
    this.#context = context;
    this.#beside = isSideways ? Math.min(area.height * 0.82, area.width * 0.3) : 0;
    const left = isSideways ? area.x + this.#beside + area.width * 0.06 : area.x;
    this.room = area.x + area.width - left;
    this.#align = isSideways ? 'left' : 'center';
    this.#x = isSideways ? left : area.x + area.width / 2;
  }

  /** The height that its parts take. */
  get used(): number {
    const last = this.#blocks.length - 1;
    return this.#blocks.reduce((sum, { height, gap }, at) => sum + height + (at < last ? gap : 0), 0);
  }

  /** The size, in pixels, at which a text would be set. */
  fittedSize(said: string, style: TextStyle): number {
    return this.#fit(said, style).size;
  }

  #fit(said: string, { size, font, spacing = 0, lines = 2 }: TextStyle): { size: number; lines: string[] } {
    return fitText(this.#context, said, { size: size * this.short, font, spacing, width: this.room, lines });
  }

  addText(said: string, style: TextStyle): void {
    const { font, colour = this.ink, spacing = 0, after = this.gap, leading = 1.22 } = style;
    const { size, lines } = this.#fit(said.replace(DATED, '$1\u00a0$2'), style);
    const shared = { x: this.#x, size, font, colour, align: this.#align, spacing };
    this.#blocks.push({
      height: lines.length * size * leading,
      gap: after,
      put: (y) => {
        for (const [at, text] of lines.entries())
          this.#runs.push({ ...shared, text, y: y + size * leading * (at + 0.5) });
      },
    });
  }

  addSign(part: number, after: number): void {
    const size = part * this.short;
    this.#blocks.push({
      height: size,
      gap: after,
      put: (y) => {
        this.#emblem = { x: this.#x - size / 2, y, size };
      },
    });
  }

  /** A short line between two parts. */
  addRule(): void {
    const half = this.short * 0.09;
    const x = this.#align === 'left' ? this.#x + half : this.#x;
    this.#blocks.push({
      height: this.short * 0.01,
      gap: this.gap,
      put: (y) => this.#rules.push({ x, y: y + this.short * 0.005, half }),
    });
  }

  /** The line under the name on a certificate. */
  addNameLine(): void {
    this.#blocks.push({
      height: this.short * 0.01,
      gap: this.gap,
      put: (y) => this.#rules.push({ x: this.#x, y, half: this.room * 0.34 }),
    });
  }

  /** A word in a pill. */
  addBadge(text: string): void {
    const size = this.short * 0.052;
    const [font, spacing] = ['heavy', 0.06] as const;
    setFont(this.#context, { size, font, spacing });
    const width = this.#context.measureText(text).width + size * 1.8;
    const height = size * 1.9;
    const x = this.#align === 'left' ? this.#x : this.#x - width / 2;
    const letters = { text, size, font, spacing, colour: this.colours.deep, align: 'center' } as const;
    this.#blocks.push({
      height,
      gap: this.gap,
      put: (y) => {
        this.#pill = { x, y, width, height };
        this.#runs.push({ ...letters, x: x + width / 2, y: y + size * 0.97 });
      },
    });
  }

  /** A dish of a menu and its price, with dots between them. */
  addDish({ name, price }: Design['items'][number], size: number): void {
    const { area } = this;
    const right = area.x + area.width;
    this.#blocks.push({
      height: size * 1.5,
      gap: size * 0.2,
      put: (y) => {
        const shared = { y: y + size * 0.75, size, spacing: 0 } as const;
        setFont(this.#context, { size, font: 'medium', spacing: 0 });
        const [nameWide, priceWide] = [name, price].map((one) => this.#context.measureText(one).width) as [
          number,
          number,
        ];
        this.#runs.push({ ...shared, text: name, x: area.x, font: 'medium', colour: this.ink, align: 'left' });
        this.#runs.push({ ...shared, text: price, x: right, font: 'heavy', colour: this.accent, align: 'right' });
        const [from, to] = [area.x + nameWide + size * 0.5, right - priceWide * 1.08 - size * 0.5];
        this.#leaders.push({ from, to, y: shared.y + size * 0.22 });
      },
    });
  }

  /** Puts its parts on the page: one that has room to spare is spread rather than left empty below. */
  place(): Layout {
    const { colours, ink, area } = this;
    let y = area.y + (area.height - this.used) / 2;
    for (const block of this.#blocks) {
      block.put(y);
      y += block.height + block.gap;
    }
    if (this.isSideways) this.#placeBeside();
    const [runs, rules, leaders] = [this.#runs, this.#rules, this.#leaders];
    return { runs, emblem: this.#emblem, rules, leaders, pill: this.#pill, colours, ink, area };
  }

  /** Puts the sign beside the letters, and both together into the middle. */
  #placeBeside(): void {
    const { area } = this;
    const size = this.#beside;
    const right = this.#runs.reduce((most, run) => {
      setFont(this.#context, run);
      return Math.max(most, run.align === 'left' ? run.x + this.#context.measureText(run.text).width : 0);
    }, 0);
    const shift = Math.max(0, (area.x + area.width - right) / 2);
    this.#emblem = { x: area.x + shift, y: area.y + (area.height - size) / 2, size };
    for (const placed of [...this.#runs, ...this.#rules]) placed.x += shift;
    if (this.#pill) this.#pill.x += shift;
  }
}
