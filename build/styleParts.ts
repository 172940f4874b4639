import { type Selector, transform } from 'lightningcss';
import { type ChildNode, parse } from 'postcss';
import type { StylePart } from '../server/pages/pageStyles.ts';

/** Rules that apply only where another rule, or a style attribute, names them. */
const NAMED = new Set(['keyframes', 'property']);
/** Blocks of rules; what else has a block (`@font-face`, `@page`) is a rule itself. */
const BLOCKS = new Set(['media', 'layer', 'supports', 'container']);

/**
 * The sheet's font faces, and everything else. Faces stay in the page when the whole sheet comes: from another sheet they
 * would be other faces to the browser, and the text fall back to the device's font until those are there.
 */
export function splitFonts(css: string): { fonts: string; rules: string } {
  const sheet = parse(css);
  const fonts = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  for (const font of fonts) font.remove();
  return { fonts: fonts.join(''), rules: sheet.toString() };
}

/** The app's sheet in pieces, each with what a page must have to use it. Comments are left out. */
export function styleParts(css: string): StylePart[] {
  return partsOf(parse(css).nodes);
}

function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const needs = neededBy(node.selector);
      return [needs.some((each) => each.length === 0) ? node.toString() : { css: node.toString(), needs }];
    }
    if (node.type !== 'atrule') throw new Error(`A declaration stands outside of any rule: ${node.toString()}`);
    if (NAMED.has(node.name)) return [{ css: node.toString(), name: node.params }];
    if (node.nodes && BLOCKS.has(node.name))
      return [{ block: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) }];
    return [node.nodes ? node.toString() : `${node.toString()};`];
  });
}

/**
 * What a page must have for a rule to match in it: the classes and elements that a selector names, in one list for each
 * way in which it can match (`:is()` and `:where()` open several). Attributes, states and what `:not()` or `:has()` say are
 * not asked for: a rule too many costs bytes, one too few the look of the page.
 */
function neededBy(selector: string): string[][] {
  const needs: string[][] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${selector}{}`),
    visitor: {
      // Called for the selectors of the list alone, not for those in brackets.
      Selector: (parts) => void needs.push(...waysOf(parts)),
    },
  });
  return [...new Map(needs.map((way) => [way.join(' '), way])).values()];
}

const waysOf = (parts: Selector): string[][] =>
  parts.reduce<string[][]>(
    (ways, part) => {
      if (part.type === 'class') return ways.map((way) => [...way, `.${part.name}`]);
      if (part.type === 'type') return ways.map((way) => [...way, part.name.toLowerCase()]);
      if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return ways;
      const inside = part.selectors.flatMap(waysOf);
      return ways.flatMap((way) => inside.map((other) => [...way, ...other]));
    },
    [[]],
  );
