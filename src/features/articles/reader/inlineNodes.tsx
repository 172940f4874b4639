import { createElement, type ReactNode } from 'react';

const TOKEN = /<(\/?)([a-z]+)((?:\s[^<>]*)?)\/?>|([^<]+)|</gi;
const TAGS = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'a', 'mark', 'code', 'sub', 'sup']);
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes `&amp;` and the like. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    if (name) return NAMED[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

interface Open {
  tag: string;
  href: string | undefined;
  children: ReactNode[];
}

/**
 * Builds elements from a line of HTML that the server has sanitised. No string goes to the browser's own parser: a tag
 * that is not on the list gets no element, and an unsafe URL gets no link.
 */
export function inlineNodes(html: string): ReactNode[] {
  const root: Open = { tag: '', href: undefined, children: [] };
  const stack = [root];
  const top = () => stack.at(-1) as Open;

  function close(): void {
    const { tag, href, children } = stack.pop() as Open;
    const props = tag === 'a' ? { href, rel: 'noopener', className: 'text-accent underline underline-offset-2' } : {};
    top().children.push(createElement(tag, { key: top().children.length, ...props }, ...children));
  }

  for (const [whole, slash, name = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (text !== undefined || !name) top().children.push(decode(text ?? whole));
    else if (tag === 'br') top().children.push(<br key={top().children.length} />);
    else if (!TAGS.has(tag)) continue;
    else if (slash) {
      if (stack.some((open) => open.tag === tag)) while (top() !== root) if (closeNamed(tag)) break;
    } else {
      const href = decode(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? '').trim();
      stack.push({ tag, href: SAFE_ADDRESS.test(href) ? href : undefined, children: [] });
    }
  }
  while (stack.length > 1) close();
  return root.children;

  function closeNamed(tag: string): boolean {
    const isIt = top().tag === tag;
    close();
    return isIt;
  }
}

/** The plain text of a line of HTML. */
export function inlineText(html: string): string {
  return decode(html.replace(/<br\s*\/?>/gi, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
