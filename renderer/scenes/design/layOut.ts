import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { PageFont } from '../../post/fonts.ts';
import { type Run, setFont } from '../../post/designRuns.ts';
import type { Design, DesignLine } from '../../prompt/design.ts';
import { type Area, areaOf, isDarkPage, type PageSize } from './areas.ts';
import { fitText } from './fitText.ts';
import { coloursOf, type DesignColours } from './designColours.ts';

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

/** From this shape on, sign and letters stand side by side. */
const WIDE = 1.3;

/** How much larger than usual a page with few words is set, and how much of its room the column may take. */
const LARGEST = 1.4;
const FILLED = 0.94;

/** Sets a design on a page of a size. */
export function layOut(design: Design, page: PageSize): Layout {
  const colours = coloursOf(design, page.seed);
  const area = areaOf(design, page);
  const context = createCanvas(8, 8).getContext('2d');
  const isSideways =
    design.kind === 'businessCard' ||
    (page.width / page.height > WIDE &&
      (design.kind === 'poster' || design.kind === 'banner' || design.kind === 'logo'));
  for (let scale = LARGEST; ; scale *= 0.95) {
    const made = column(design, { context, colours, area, isSideways, scale });
    if (made.used <= area.height * FILLED || scale < 0.3) return made.place();
  }
}

interface ColumnOptions {
  context: SKRSContext2D;
  colours: DesignColours;
  area: Area;
  isSideways: boolean;
  scale: number;
}

/** Lays the parts of a design over each other, or its sign beside them. */
function column(
  design: Design,
  { context, colours, area, isSideways, scale }: ColumnOptions,
): { used: number; place(): Layout } {
  const { kind, dress } = design;
  const isDark = isDarkPage(design, colours);
  const ink = isDark ? '#ffffff' : colours.deep;
  const accent = isDark ? colours.accent : colours.main;
  const short = Math.min(area.width, area.height * 1.15) * scale;
  const beside = isSideways ? Math.min(area.height * 0.82, area.width * 0.3) : 0;
  const left = isSideways ? area.x + beside + area.width * 0.06 : area.x;
  const room = area.x + area.width - left;
  const align = isSideways ? 'left' : 'center';
  const x = isSideways ? left : area.x + area.width / 2;

  const runs: Run[] = [];
  const rules: { x: number; y: number; half: number }[] = [];
  const leaders: { from: number; to: number; y: number }[] = [];
  let emblem: Layout['emblem'] = null;
  let pill: Area | null = null;
  const blocks: Block[] = [];
  const gap = short * 0.045;

  const text = (
    said: string,
    {
      size,
      font,
      colour = ink,
      spacing = 0,
      lines = 2,
      after = gap,
      leading = 1.22,
    }: {
      size: number;
      font: PageFont;
      colour?: string;
      spacing?: number;
      lines?: number;
      after?: number;
      leading?: number;
    },
  ): void => {
    const fitted = fitText(context, said.replace(DATED, '$1\u00a0$2'), {
      size: size * short,
      font,
      spacing,
      width: room,
      lines,
    });
    blocks.push({
      height: fitted.lines.length * fitted.size * leading,
      gap: after,
      put(y) {
        for (const [at, line] of fitted.lines.entries())
          runs.push({
            text: line,
            x,
            y: y + fitted.size * leading * (at + 0.5),
            size: fitted.size,
            font,
            colour,
            align,
            spacing,
          });
      },
    });
  };
  const sign = (size: number, after = gap): void => {
    const side = size * short;
    blocks.push({ height: side, gap: after, put: (y) => void (emblem = { x: x - side / 2, y, size: side }) });
  };
  const rule = (after = gap): void => {
    blocks.push({
      height: short * 0.01,
      gap: after,
      put: (y) =>
        void rules.push({ x: align === 'left' ? x + short * 0.09 : x, y: y + short * 0.005, half: short * 0.09 }),
    });
  };

  const isPage = kind === 'poster' || kind === 'banner';
  const headFont: PageFont = dress === 'paper' && !isPage ? 'italic' : dress === 'arch' && !isPage ? 'medium' : 'heavy';
  const names = design.isOfNames ? design.headline.split(/\s+(?:dan|&|and)\s+/iu) : [];

  if (!isSideways) {
    const size =
      kind === 'logo'
        ? 0.42
        : kind === 'poster'
          ? 0.34
          : kind === 'banner'
            ? 0.28
            : kind === 'label'
              ? 0.3
              : kind === 'certificate'
                ? 0.17
                : kind === 'menu'
                  ? 0.16
                  : dress === 'feast'
                    ? 0.26
                    : 0.22;
    sign(size, gap * (kind === 'logo' || isPage ? 1.3 : 0.8));
  }
  if (design.kicker) {
    const isTitle = kind === 'certificate' || kind === 'menu';
    text(design.kicker.toLocaleUpperCase('id'), {
      size: isTitle ? 0.095 : 0.043,
      font: isTitle ? 'heavy' : 'medium',
      colour: isTitle ? ink : accent,
      spacing: isTitle ? 0.08 : 0.2,
      after: gap * 0.8,
    });
  }
  if (kind === 'certificate') {
    text(isEnglishPage(design) ? 'is presented to' : 'diberikan kepada', {
      size: 0.036,
      font: 'medium',
      after: gap * (design.headline ? 0.6 : 2.6),
    });
    if (design.headline) text(design.headline, { size: 0.105, font: 'italic', colour: colours.main, after: gap * 0.5 });
    blocks.push({ height: short * 0.01, gap, put: (y) => void rules.push({ x, y, half: room * 0.34 }) });
  } else if (names.length === 2) {
    const joined = names.map(capitalised).join(' & ');
    const inOne = fitText(context, joined, { size: short * 0.15, font: headFont, spacing: 0, width: room, lines: 1 });
    if (area.width > area.height * 1.2 || inOne.size > short * 0.13)
      text(joined, { size: 0.15, font: headFont, lines: 1 });
    else {
      text(capitalised(names[0]!), { size: 0.15, font: headFont, after: 0, leading: 1.1 });
      text('&', { size: 0.075, font: 'italic', colour: accent, after: 0, leading: 1.1 });
      text(capitalised(names[1]!), { size: 0.15, font: headFont, leading: 1.1 });
    }
  } else if (design.headline) {
    const isShort = design.headline.length < 14;
    const headline = isPage ? design.headline.toLocaleUpperCase('id') : capitalised(design.headline);
    text(headline, {
      size: isPage
        ? isShort
          ? 0.17
          : 0.135
        : kind === 'logo' || kind === 'label'
          ? 0.15
          : kind === 'businessCard'
            ? 0.15
            : 0.135,
      font: kind === 'logo' || kind === 'label' ? 'heavy' : headFont,
      lines: isPage ? 4 : 3,
      leading: isPage ? 1.08 : 1.14,
      after: gap * 0.8,
    });
  }
  if (kind === 'logo' || kind === 'label' || kind === 'businessCard') {
    for (const { text: said, role } of design.lines)
      text(role === 'contact' ? said : said.toLocaleUpperCase('id'), {
        size: kind === 'businessCard' ? 0.062 : 0.05,
        font: 'medium',
        colour: accent,
        spacing: role === 'contact' ? 0.02 : 0.22,
        after: gap * 0.5,
      });
  } else {
    const abouts = design.lines.filter(({ role }) => role === 'about');
    const others = design.lines.filter(({ role }) => role !== 'about');
    for (const { text: said } of abouts) text(capitalised(said), { size: 0.055, font: 'medium', after: gap * 0.6 });
    if (design.badge) {
      const size = short * 0.052;
      setFont(context, { size, font: 'heavy', spacing: 0.06 });
      const wide = context.measureText(design.badge).width + size * 1.8;
      const badge = design.badge;
      blocks.push({
        height: size * 1.9,
        gap,
        put(y) {
          pill = { x: align === 'left' ? x : x - wide / 2, y, width: wide, height: size * 1.9 };
          runs.push({
            text: badge,
            x: pill.x + wide / 2,
            y: y + size * 0.97,
            size,
            font: 'heavy',
            colour: colours.deep,
            align: 'center',
            spacing: 0.06,
          });
        },
      });
    }
    if (others.length > 0 && !isPage) rule();
    for (const { role, text: said } of inOrder(others))
      text(role === 'contact' ? said : capitalised(said), {
        size: role === 'date' ? 0.062 : 0.05,
        font: role === 'date' ? 'heavy' : 'medium',
        colour: role === 'date' && isPage ? colours.accent : ink,
        after: gap * 0.35,
      });
  }
  if (kind === 'menu' && design.items.length > 0) {
    if (design.headline && !design.kicker) rule();
    for (const { name, price } of design.items) {
      const size = Math.min(short * 0.058, (area.height * 0.62) / design.items.length / 1.7);
      blocks.push({
        height: size * 1.5,
        gap: size * 0.2,
        put(y) {
          const middle = y + size * 0.75;
          const shared = { y: middle, size, spacing: 0 } as const;
          setFont(context, { size, font: 'medium', spacing: 0 });
          const [nameWide, priceWide] = [context.measureText(name).width, context.measureText(price).width];
          runs.push({ ...shared, text: name, x: area.x, font: 'medium', colour: ink, align: 'left' });
          runs.push({ ...shared, text: price, x: area.x + area.width, font: 'heavy', colour: accent, align: 'right' });
          leaders.push({
            from: area.x + nameWide + size * 0.5,
            to: area.x + area.width - priceWide * 1.08 - size * 0.5,
            y: middle + size * 0.22,
          });
        },
      });
    }
  }
  const used = blocks.reduce((sum, block, at) => sum + block.height + (at < blocks.length - 1 ? block.gap : 0), 0);
  return {
    used,
    place() {
      // A page that has room to spare is spread rather than left empty below.
      let y = area.y + (area.height - used) / 2;
      for (const block of blocks) {
        block.put(y);
        y += block.height + block.gap;
      }
      if (isSideways) {
        emblem = { x: area.x, y: area.y + (area.height - beside) / 2, size: beside };
        const right = runs.reduce((most, run) => {
          setFont(context, run);
          return Math.max(most, run.align === 'left' ? run.x + context.measureText(run.text).width : 0);
        }, 0);
        // Both together stand in the middle.
        const shift = Math.max(0, (area.x + area.width - right) / 2);
        emblem.x += shift;
        for (const placed of [...runs, ...rules]) placed.x += shift;
        if (pill) pill = { ...(pill as Area), x: (pill as Area).x + shift };
      }
      return { runs, emblem, rules, leaders, pill, colours, ink, area };
    },
  };
}

const isEnglishPage = ({ kicker }: Design): boolean => kicker === 'Certificate';

const ORDER: readonly DesignLine['role'][] = ['about', 'date', 'time', 'place', 'contact'];
const inOrder = (lines: readonly DesignLine[]): DesignLine[] =>
  lines.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));

const SMALL = /^(?:dan|di|ke|dari|untuk|buat|yang|and|of|the|for|in|at|to|a|an|wib|wita|wit)$/iu;
const capitalised = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      SMALL.test(word) && at > 0
        ? /^wi/iu.test(word)
          ? word.toUpperCase()
          : word
        : (word[0] ?? '').toLocaleUpperCase('id') + word.slice(1),
    )
    .join(' ');

/** A day and its month stay in one line. */
const DATED = /(?<!\p{L})(\d{1,2}) (\p{L}{3,})/gu;
