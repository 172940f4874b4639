import sanitize from 'sanitize-html';

/** The tags that Editor.js writes inside a line; everything else is dropped, its text kept. */
const INLINE: sanitize.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'u', 's', 'a', 'mark', 'code', 'sub', 'sup', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  // `//host` leads away from the site without saying so.
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

/** The allowed part of a line of HTML. */
export function cleanInline(html: string): string {
  return sanitize(html, INLINE);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What a line of HTML says. */
export function textOfInline(html: string): string {
  return sanitize(html.replace(/<br\s*\/?>/gi, ' '), PLAIN)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
