import { type Selector, transform } from 'lightningcss';
import { type ChildNode, parse } from 'postcss';
import type { StylePart } from '../server/pages/pageStyles.ts';

/** Rules that apply only where another rule, or a style attribute, refers to them by name. */
const NAMED = new Set(['keyframes', 'property']);
/** At-rules that contain rules; any other with a block (`@font-face`, `@page`) is treated as one rule. */
const BLOCKS = new Set(['media', 'layer', 'supports', 'container']);

/**
 * Splits a sheet into its font faces and everything else. The faces stay in the page when the whole sheet is loaded:
 * the browser would treat those of another sheet as new, and show the text in the device's font until they are loaded.
 */
export function splitFonts(css: string): { fonts: string; rules: string } {
  const sheet = parse(css);
  const fonts = sheet.nodes.filter((node) => node.type === 'atrule' && node.name === 'font-face');
  for (const font of fonts) font.remove();
  return { fonts: fonts.join(''), rules: sheet.toString() };
}

/** The app's sheet in parts, each with what a page must contain to use it. Comments are dropped. */
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
 * What a page must contain for a rule to match: the classes and elements in its selector, as one list for each way in
 * which it can match (`:is()` and `:where()` add several). Attributes, states and the contents of `:not()` and `:has()`
 * are ignored: one rule too many costs bytes, one too few breaks the page's look.
 */
function neededBy(selector: string): string[][] {
  const needs: string[][] = [];
  transform({
    filename: 'selector.css',
    code: Buffer.from(`${selector}{}`),
    visitor: {
      // Called only for the selectors of the list, not for those in parentheses.
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
