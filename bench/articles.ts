/**
 * How long the server takes to list and search published articles, among many: `node bench/articles.ts [articles]`, on
 * the embedded database or on DATABASE_URL (an empty database).
 */
import pg from 'pg';
import { listPublished, readPublishedBySlug } from '../server/articles/readPublished.ts';
import { publishedVersion } from '../server/articles/publishedVersion.ts';
import { openServices } from '../server/services.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { openBenchDatabase } from './benchDatabase.ts';

const ARTICLES = Number(process.argv[2] ?? 10_000);
const ROUNDS = 30;
/** The commonest words of a text, and enough others to give the database the statistics of real texts. */
const WORDS = [
  ...'menulis prompt kamera video gambar warna senja pagi gunung laut pasar kopi batik wisuda lebaran keluarga warung promo koin harga template foto gerak cahaya kabut hujan kota desa sawah perahu nelayan anak belajar ide tips cara mudah cepat bagus terang gelap lembut'.split(
    ' ',
  ),
  ...Array.from({ length: 5000 }, (_, index) => spell(index)),
];
/** Words of a text of about three minutes. */
const TEXT_WORDS = 600;

const { folder, log, ownerUrl, connectionString, close } = await openBenchDatabase();
const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
owner.on('error', () => undefined);
const config = readConfig({ env: { KILAS_DATA: folder }, coreCount: 2 });
const services = await openServices({ config, log, clock, connectionString, canWork: false, engines: () => [] });
try {
  await fill();
  const list = (asked: Partial<Parameters<typeof listPublished>[1]>) =>
    listPublished(services, { page: 1, size: 20, search: undefined, language: undefined, tag: undefined, ...asked });
  await measure('list, first page', () => list({ language: 'id' }));
  await measure('list, last page', () => list({ page: Math.floor(ARTICLES / 20) }));
  await measure('list, one tag', () => list({ tag: 'tag7' }));
  await measure('search, a rare word', () => list({ search: 'langka421' }));
  await measure('search, a common word', () => list({ search: 'kamera' }));
  await measure('search, three words', () => list({ search: 'menulis prompt senja' }));
  await measure('search, the beginning of a common word', () => list({ search: 'kam' }));
  await measure('search, the beginning of a rare word', () => list({ search: 'langka42' }));
  await measure('article by its address', () => readPublishedBySlug(services, 'artikel-42'));
  await measure('version of what is kept', () => publishedVersion(services));
} finally {
  await services.close();
  await owner.end();
  await close();
}

/** Articles as publishing leaves them, in one statement. */
async function fill(): Promise<void> {
  await owner.query(
    `with article as (
       select n, ('0190' || lpad(to_hex(n), 28, '0'))::uuid as id, now() - (n || ' minutes')::interval as at,
         (select string_agg(($2::text[])[${rank('n * 31 + place')}], ' ') from generate_series(1, 6) place) as title,
         (select string_agg(($2::text[])[${rank('n * 977 + place')}], ' ') from generate_series(1, ${TEXT_WORDS}) place) || ' langka' || n % 2000 as text
       from generate_series(1, $1::int) n
     ), written as (
       insert into articles (id, group_id, language, title, slug, excerpt, content, tags, seo_title, seo_description, author, picture_ids, cover_alt, author_id, saved_by, version, created_at, updated_at)
       select id, id, case n % 2 when 0 then 'id' else 'en' end, title, 'artikel-' || n, left(text, 200), jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'data', jsonb_build_object('text', text)))),
         array['tag' || n % 20], '', '', 'Sari', '{}', '', id, 'Sari', 1, at, at from article returning id
     ), known as (
       insert into article_slugs (slug, article_id, known_since) select 'artikel-' || n, article.id, at from article join written using (id) returning article_id
     )
     insert into published_articles (article_id, group_id, language, title, slug, excerpt, content, tags, seo_title, seo_description, author, picture_ids, cover, reading_minutes, version, publish_at, updated_at, title_words, words)
     select id, id, case n % 2 when 0 then 'id' else 'en' end, title, 'artikel-' || n, left(text, 200), jsonb_build_object('blocks', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'data', jsonb_build_object('text', text)))),
       array['tag' || n % 20], '', '', 'Sari', '{}', null, 3, 1, at, at,
       setweight(to_tsvector('indonesian', title) || to_tsvector('simple', title), 'A'),
       setweight(to_tsvector('indonesian', title) || to_tsvector('simple', title), 'A') || setweight(to_tsvector('indonesian', text) || to_tsvector('simple', text), 'C')
     from article join known on known.article_id = article.id`,
    [ARTICLES, WORDS],
  );
  await owner.query('vacuum analyze published_articles');
  await owner.query('vacuum analyze article_slugs');
}

/** A made-up word of three syllables. */
function spell(index: number): string {
  const syllable = (place: number) => `${'bcdghjklmnprstwy'[place % 16]}${'aiueo'[Math.floor(place / 16) % 5]}`;
  return [index % 80, Math.floor(index / 80) % 80, (index * 7) % 80].map(syllable).join('');
}

/** As in any text, words further back in the list are rarer. */
function rank(seed: string): string {
  return `ceil(exp((hashint8(${seed}) & 2147483647) / 2147483648.0 * ln(${WORDS.length})))::int`;
}

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let answer: unknown;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    answer = await call();
    times.push(performance.now() - began);
  }
  const total = (answer as { total?: number }).total;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(6);
  console.log(`${name.padEnd(34)} ${String(total ?? '').padStart(6)}   median ${at(0.5)} ms   p90 ${at(0.9)} ms`);
}
