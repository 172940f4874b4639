import sanitize from 'sanitize-html';

/** The tags that Editor.js writes inside a line; other tags are dropped, their text stays. */
const INLINE: sanitize.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 's', 'a', 'mark', 'code', 'sub', 'sup', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  // `//host` looks like a path but leads to another site.
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'svg',
    'math',
    'iframe',
    'template',
    'title',
    'xmp',
  ],
};
const PLAIN: sanitize.IOptions = { ...INLINE, allowedTags: [], allowedAttributes: {} };

/** Removes disallowed tags from a line of HTML. */
export function cleanInline(html: string): string {
  return sanitize(html, INLINE);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain text of a line of HTML. */
export function textOfInline(html: string): string {
  return sanitize(html.replace(/<br\s*\/?>/gi, ' '), PLAIN)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
