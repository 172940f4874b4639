import { createCanvas } from '@napi-rs/canvas';
import type { PageFont } from '../../post/fonts.ts';
import type { Design, DesignLine } from '../../prompt/design.ts';
import { areaOf, type PageSize } from './areas.ts';
import { Column, type Layout } from './column.ts';
import { coloursOf } from './designColours.ts';

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
    design.kind === 'businessCard' || (page.width / page.height > WIDE && (isSheet(design) || design.kind === 'logo'));
  for (let scale = LARGEST; ; scale *= 0.95) {
    const column = new Column(design, { context, colours, area, isSideways, scale });
    fill(column, design);
    if (column.used <= area.height * FILLED || scale < 0.3) return column.place();
  }
}

const isSheet = ({ kind }: Design): boolean => kind === 'poster' || kind === 'banner';

/** Whether it is about a name, and says little else. */
const isOfName = ({ kind }: Design): boolean => kind === 'logo' || kind === 'label' || kind === 'businessCard';

/** Lays the parts of a design over each other, from top to bottom. */
function fill(column: Column, design: Design): void {
  if (!column.isSideways)
    column.addSign(signSize(design), column.gap * (design.kind === 'logo' || isSheet(design) ? 1.3 : 0.8));
  if (design.kicker) addKicker(column, design.kicker, design);
  addHeadline(column, design);
  if (isOfName(design)) addNameLines(column, design);
  else addLines(column, design);
  if (design.kind === 'menu' && design.items.length > 0) addDishes(column, design);
}

function signSize({ kind, dress }: Design): number {
  switch (kind) {
    case 'logo':
      return 0.42;
    case 'poster':
      return 0.34;
    case 'banner':
      return 0.28;
    case 'label':
      return 0.3;
    case 'certificate':
      return 0.17;
    case 'menu':
      return 0.16;
    default:
      return dress === 'feast' ? 0.26 : 0.22;
  }
}

function addKicker(column: Column, kicker: string, { kind }: Design): void {
  const isTitle = kind === 'certificate' || kind === 'menu';
  column.addText(kicker.toLocaleUpperCase('id'), {
    size: isTitle ? 0.095 : 0.043,
    font: isTitle ? 'heavy' : 'medium',
    colour: isTitle ? column.ink : column.accent,
    spacing: isTitle ? 0.08 : 0.2,
    after: column.gap * 0.8,
  });
}

function addHeadline(column: Column, design: Design): void {
  const names = design.isOfNames ? design.headline.split(/\s+(?:dan|&|and)\s+/iu) : [];
  if (design.kind === 'certificate') addRecipient(column, design);
  else if (names.length === 2) addCouple(column, names.map(capitalised) as [string, string], headFont(design));
  else if (design.headline) addTitle(column, design);
}

function headFont(design: Design): PageFont {
  if (isSheet(design)) return 'heavy';
  return design.dress === 'paper' ? 'italic' : design.dress === 'arch' ? 'medium' : 'heavy';
}

/** To whom a certificate is given. */
function addRecipient(column: Column, { kicker, headline }: Design): void {
  const { gap, colours } = column;
  column.addText(kicker === 'Certificate' ? 'is presented to' : 'diberikan kepada', {
    size: 0.036,
    font: 'medium',
    after: gap * (headline ? 0.6 : 2.6),
  });
  if (headline) column.addText(headline, { size: 0.105, font: 'italic', colour: colours.main, after: gap * 0.5 });
  column.addNameLine();
}

/** Two names in one line, or one below the other where they would be small. */
function addCouple(column: Column, [first, second]: readonly [string, string], font: PageFont): void {
  const { area, short, accent } = column;
  const inOne = { size: 0.15, font, lines: 1 };
  const joined = `${first} & ${second}`;
  if (area.width > area.height * 1.2 || column.fittedSize(joined, inOne) > short * 0.13) {
    column.addText(joined, inOne);
    return;
  }
  column.addText(first, { size: 0.15, font, after: 0, leading: 1.1 });
  column.addText('&', { size: 0.075, font: 'italic', colour: accent, after: 0, leading: 1.1 });
  column.addText(second, { size: 0.15, font, leading: 1.1 });
}

function addTitle(column: Column, design: Design): void {
  const { headline, kind } = design;
  const isPage = isSheet(design);
  const shortTitle = isPage ? 0.17 : 0.15;
  const isLarge = isPage ? headline.length < 14 : isOfName(design);
  column.addText(isPage ? headline.toLocaleUpperCase('id') : capitalised(headline), {
    size: isLarge ? shortTitle : 0.135,
    font: kind === 'logo' || kind === 'label' ? 'heavy' : headFont(design),
    lines: isPage ? 4 : 3,
    leading: isPage ? 1.08 : 1.14,
    after: column.gap * 0.8,
  });
}

/** What stands below a name. */
function addNameLines(column: Column, { kind, lines }: Design): void {
  for (const { text, role } of lines)
    column.addText(role === 'contact' ? text : text.toLocaleUpperCase('id'), {
      size: kind === 'businessCard' ? 0.062 : 0.05,
      font: 'medium',
      colour: column.accent,
      spacing: role === 'contact' ? 0.02 : 0.22,
      after: column.gap * 0.5,
    });
}

/** What a page says below its headline: what it is about, what it costs, when and where. */
function addLines(column: Column, design: Design): void {
  const { gap, colours, ink } = column;
  const isPage = isSheet(design);
  const abouts = design.lines.filter(({ role }) => role === 'about');
  const others = design.lines.filter(({ role }) => role !== 'about');
  for (const { text } of abouts) column.addText(capitalised(text), { size: 0.055, font: 'medium', after: gap * 0.6 });
  if (design.badge) column.addBadge(design.badge);
  if (others.length > 0 && !isPage) column.addRule();
  for (const { role, text } of inOrder(others))
    column.addText(role === 'contact' ? text : capitalised(text), {
      size: role === 'date' ? 0.062 : 0.05,
      font: role === 'date' ? 'heavy' : 'medium',
      colour: role === 'date' && isPage ? colours.accent : ink,
      after: gap * 0.35,
    });
}

function addDishes(column: Column, { headline, kicker, items }: Design): void {
  if (headline && !kicker) column.addRule();
  const size = Math.min(column.short * 0.058, (column.area.height * 0.62) / items.length / 1.7);
  for (const item of items) column.addDish(item, size);
}

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
