import { unescapeAttribute } from '../platform/http/inlineStyles.ts';

/**
 * A piece of the app's style sheet, in the sheet's order (build/styleParts.ts).
 * - a rule that needs nothing, as text;
 * - a rule with what its selectors ask of a page: for each selector the classes (`.btn`) and elements (`a`) it names;
 * - a rule that only others refer to, by its name: keyframes, a registered property;
 * - a block (`@media …`, `@layer …`) with the pieces in it.
 */
export type StylePart =
  | string
  | { css: string; needs: string[][] }
  | { css: string; name: string }
  | { block: string; parts: StylePart[] };

/**
 * The rules of the app's sheet that a page can come to use before the app takes it over: all that its classes and
 * elements may match in any state (hover, focus, invalid, theme, width), since states and attributes are not looked at.
 * Taken from the page itself when it is drawn, so an article's blocks or a new price table bring their rules along.
 * @param html the page with everything in it but its styles
 */
export function usedStyles(parts: readonly StylePart[], html: string): string {
  const present = presentIn(html);
  const named = textOf(parts, present, () => false);
  // A rule by name may be used by another of them: an element's style attribute names properties, too.
  return textOf(parts, present, (name) => named.includes(name) || html.includes(name));
}

function textOf(parts: readonly StylePart[], present: ReadonlySet<string>, isNamed: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('needs' in part)
        return part.needs.some((needed) => needed.every((each) => present.has(each))) ? part.css : '';
      if ('name' in part) return isNamed(part.name) ? part.css : '';
      const inside = textOf(part.parts, present, isNamed);
      if (inside !== '') return `${part.block}{${inside}}`;
      // The order in which layers are first named is their rank.
      return part.block.startsWith('@layer ') ? `${part.block};` : '';
    })
    .join('');
}

/** Classes and elements of the markup, those in its inline scripts included. */
function presentIn(html: string): Set<string> {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => unescapeAttribute(names!).split(/\s+/));
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name]) => name!.toLowerCase());
  return new Set([...classes.map((name) => `.${name}`), ...elements]);
}
