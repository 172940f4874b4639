/**
 * Everything that machines read of the public pages is valid: markup, structured data, feeds and the sitemap, without
 * broken links.
 */
import type { APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { publishArticle } from '../support/browser/articles.ts';
import { markupFaults } from '../support/browser/markup.ts';
import { expect, test } from '../support/browser/test.ts';

const PUBLIC_PATHS = [
  '/',
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/auth/login?next=%2Fgenerate%3Fprompt%3DBromo%2520%26%2520%22laut%22',
];

const url = v.pipe(v.string(), v.url());
const Organization = v.object({ '@type': v.literal('Organization'), name: v.string(), url, logo: url });
/** What Google's documentation requires of each kind. */
const StructuredData = v.intersect([
  v.object({ '@context': v.literal('https://schema.org') }),
  v.variant('@type', [
    Organization,
    v.object({
      '@type': v.literal('FAQPage'),
      mainEntity: v.pipe(
        v.array(
          v.object({
            '@type': v.literal('Question'),
            name: v.string(),
            acceptedAnswer: v.object({ '@type': v.literal('Answer'), text: v.pipe(v.string(), v.nonEmpty()) }),
          }),
        ),
        v.nonEmpty(),
      ),
    }),
    v.object({
      '@type': v.literal('BreadcrumbList'),
      itemListElement: v.array(
        v.object({ '@type': v.literal('ListItem'), position: v.number(), name: v.string(), item: url }),
      ),
    }),
    v.object({
      '@type': v.literal('BlogPosting'),
      headline: v.string(),
      image: v.array(url),
      datePublished: v.pipe(v.string(), v.isoTimestamp()),
      dateModified: v.pipe(v.string(), v.isoTimestamp()),
      author: v.object({ '@type': v.picklist(['Person', 'Organization']), name: v.string() }),
      publisher: Organization,
    }),
  ]),
]);

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

test('every public page is valid HTML with sound structured data and no broken links', async ({ request }) => {
  const { slug } = await publishArticle('Markah yang sah');
  // A server that has just started for the first time publishes its first articles a little later.
  await expect.poll(async () => (await request.get('/blog/apa-yang-dibeli-koin')).status()).toBe(200);
  const linked = new Set<string>();
  const kinds = new Set<string>();
  for (const path of [...PUBLIC_PATHS, `/blog/${slug}`, '/blog/apa-yang-dibeli-koin'].flatMap((each) => [
    each,
    `${each}${each.includes('?') ? '&' : '?'}language=en`,
  ])) {
    const html = await read(request, path);
    expect(await markupFaults(html, path)).toEqual([]);
    for (const [, json] of html.matchAll(/<script type="application\/ld\+json">([^<]*)/g))
      kinds.add(v.parse(StructuredData, JSON.parse(json!))['@type']);
    for (const [, href] of html.matchAll(/(?:href|src)="(\/(?!\/)[^"#]*)/g)) linked.add(href!.replaceAll('&amp;', '&'));
  }
  expect([...kinds].toSorted()).toEqual(['BlogPosting', 'BreadcrumbList', 'FAQPage', 'Organization']);
  for (const path of linked) expect((await request.get(path)).status(), path).toBeLessThan(400);
});

test('feeds and the sitemap are well formed, and name pages that exist', async ({ request }) => {
  await publishArticle('Ada di umpan dan peta');
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'entry', 'url'].includes(name) });
  const parsed = async (path: string) => {
    const text = await read(request, path);
    expect(XMLValidator.validate(text), path).toBe(true);
    return parser.parse(text);
  };
  const rss = v.parse(
    v.object({
      title: v.string(),
      link: url,
      description: v.string(),
      language: v.picklist(['id', 'en']),
      'atom:link': v.object({ '@_rel': v.literal('self'), '@_type': v.literal('application/rss+xml'), '@_href': url }),
      item: v.array(
        v.object({
          title: v.string(),
          link: url,
          description: v.string(),
          guid: v.object({ '@_isPermaLink': v.literal('false'), '#text': v.pipe(v.string(), v.uuid()) }),
          // RFC 822, as RSS 2.0 asks.
          pubDate: v.pipe(v.string(), v.regex(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/)),
        }),
      ),
    }),
    (await parsed('/blog/rss.xml')).rss.channel,
  );
  const atom = v.parse(
    v.object({
      // RFC 4287: id, title and updated of the feed and of each entry, whose author is its own where the feed has none.
      id: url,
      title: v.string(),
      updated: v.pipe(v.string(), v.isoTimestamp()),
      link: v.pipe(
        v.array(v.object({ '@_href': url, '@_rel': v.optional(v.string()) })),
        v.check((links) => links.some((link) => link['@_rel'] === 'self')),
      ),
      entry: v.array(
        v.object({
          id: v.pipe(v.string(), v.startsWith('urn:uuid:')),
          title: v.string(),
          updated: v.pipe(v.string(), v.isoTimestamp()),
          published: v.pipe(v.string(), v.isoTimestamp()),
          link: v.object({ '@_href': url }),
          author: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }),
          summary: v.string(),
        }),
      ),
    }),
    (await parsed('/blog/atom.xml')).feed,
  );
  expect(atom.entry).toHaveLength(rss.item.length);
  expect(new Set(atom.entry.map(({ id }) => id)).size).toBe(atom.entry.length);
  const sitemap = v.parse(
    v.array(v.object({ loc: url, lastmod: v.optional(v.pipe(v.string(), v.isoTimestamp())) })),
    (await parsed('/sitemap.xml')).urlset.url,
  );
  expect(new Set(sitemap.map(({ loc }) => loc)).size).toBe(sitemap.length);
  const named = [...sitemap.map(({ loc }) => loc), ...rss.item.map(({ link }) => link)];
  for (const { pathname, search } of named.map((each) => new URL(each)))
    expect((await request.get(pathname + search)).status(), pathname).toBe(200);
});
