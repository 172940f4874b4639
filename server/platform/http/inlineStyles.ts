import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ServerVariables } from './serverVariables.ts';

const ELEMENT = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const ATTRIBUTE = /<[^>]*?\sstyle="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/**
 * Sources for `style-src` that allow exactly the style elements and attributes of our own HTML.
 * @param html must contain no foreign markup
 */
export function inlineStyleSources(html: string): string[] {
  const attributes = [...html.matchAll(ATTRIBUTE)].map(([, value]) => hash(unescapeAttribute(value!)));
  return [
    ...new Set([
      ...[...html.matchAll(ELEMENT)].map(([, rules]) => hash(rules!)),
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ]),
  ];
}

/** Answers with a page; its inline styles are allowed by hash. */
export function sendStyledPage(
  context: Context<ServerVariables>,
  html: string,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  context.set('styleSources', inlineStyleSources(html));
  return context.html(html, status);
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Decodes the entities of an attribute in our own HTML: browsers hash and match the decoded value. */
export const unescapeAttribute = (value: string): string =>
  value.replace(/&(\w+|#\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
