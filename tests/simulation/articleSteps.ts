import type { InferOutput } from 'valibot';
import type { AdminArticleReply, PublishedArticleReply, UploadedPictureReply } from '../../contract/articles.ts';
import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';
import { photo, upload } from '../support/articles.ts';
import { adminToken, askAsAdmin } from './adminSteps.ts';
import type { World } from './world.ts';

/** What an article says: its title, a paragraph, its cover. */
type Content = { title: string; text: string; cover: string | null };

/** An article and what readers must see of it. */
export interface WrittenArticle {
  id: string;
  saved: Content;
  /** What readers see from its moment on, in milliseconds. */
  published: { content: Content; from: number } | null;
  isDeleted: boolean;
}

const PICTURE = await photo({ width: 40, height: 30 });
/** Seconds until something is published. */
const DELAYS = [0, 0, 60, 3600];

/** One step of whoever writes articles, and a look at what readers see. */
export async function writeArticles(world: World): Promise<string | undefined> {
  const { random } = world.chaos;
  const article = random.pick(world.articles);
  if (!article || random.chance(0.3)) return (await create(world)) ?? undefined;
  const step = article.isDeleted ? restore : random.pick([save, save, publish, publish, publish, unpublish, remove])!;
  return (await step(world, article)) ?? checkArticle(world, article);
}

function draw({ chaos: { random }, pictures }: World): Content {
  return {
    title: `Pagi ${random.below(1000)}`,
    text: `Kopi ${random.below(1000)}`,
    cover: random.pick(pictures) ?? null,
  };
}

const draftOf = ({ title, text, cover }: Content) => ({
  title,
  content: { blocks: [{ type: 'paragraph', data: { text } }] },
  cover_id: cover,
});

type Reply = InferOutput<typeof AdminArticleReply>;

async function create(world: World): Promise<string | undefined> {
  if (world.chaos.random.chance(0.2)) await addPicture(world);
  const saved = draw(world);
  const answer = await askAsAdmin<Reply>(world, 'POST', '/articles/', draftOf(saved));
  if (answer?.status !== 201) return `an article is not created: ${JSON.stringify(answer?.body)}`;
  world.articles.push({ id: answer.body.data.id, saved, published: null, isDeleted: false });
}

/** A picture from a file. */
async function addPicture(world: World): Promise<void> {
  if ((await adminToken(world)) === null) return;
  const answer = await upload(world.server(), world.admin.account, PICTURE).catch(() => null);
  await world.rest();
  world.calls.note('POST', '/articles/upload-media', answer?.status ?? 500);
  const { data } = (answer?.body ?? {}) as Partial<InferOutput<typeof UploadedPictureReply>>;
  if (answer?.status === 201 && data) world.pictures.push(data.id);
}

async function save(world: World, article: WrittenArticle): Promise<string | undefined> {
  const saved = draw(world);
  const body = { ...draftOf(saved), save_id: world.chaos.random.uuid() };
  const answer = await askAsAdmin<Reply>(world, 'PUT', `/articles/${article.id}`, body);
  if (answer?.status !== 200) return `an article is not saved: ${JSON.stringify(answer?.body)}`;
  article.saved = saved;
}

async function publish(world: World, article: WrittenArticle): Promise<string | undefined> {
  const now = world.clock.now().getTime();
  const at = now + 1000 * world.chaos.random.pick(DELAYS)!;
  const query = at > now ? `?publish_at=${new Date(at).toISOString()}` : '';
  const answer = await askAsAdmin<Reply>(world, 'PATCH', `/articles/${article.id}/publish${query}`);
  if (answer?.status !== 200) return `an article is not published: ${JSON.stringify(answer?.body)}`;
  const seenSince = article.published && article.published.from <= now ? article.published.from : now;
  article.published = { content: article.saved, from: at > now ? at : seenSince };
}

async function unpublish(world: World, article: WrittenArticle): Promise<string | undefined> {
  const answer = await askAsAdmin(world, 'PATCH', `/articles/${article.id}/unpublish`);
  if (answer?.status !== 200) return `an article stays published: ${JSON.stringify(answer?.body)}`;
  article.published = null;
}

/** Asked again, it is gone already. */
async function remove(world: World, article: WrittenArticle): Promise<string | undefined> {
  const answer = await askAsAdmin(world, 'DELETE', `/articles/${article.id}`);
  if (answer?.status !== 204 && answer?.status !== 404) return `an article is not deleted: ${answer?.status}`;
  article.isDeleted = true;
  article.published = null;
}

/** As a draft, whatever it was; asked again, it is back already. */
async function restore(world: World, article: WrittenArticle): Promise<string | undefined> {
  const answer = await askAsAdmin(world, 'PATCH', `/articles/${article.id}/restore`);
  if (answer?.status !== 200 && answer?.status !== 404) return `an article is not brought back: ${answer?.status}`;
  article.isDeleted = false;
}

/** What is wrong with what readers see of an article; in words. */
export async function checkArticle(world: World, { id, published }: WrittenArticle): Promise<string | undefined> {
  const path = `/published/articles/${id}`;
  const answer = await world.call<InferOutput<typeof PublishedArticleReply>>(DEFAULT_READER_KEY, 'GET', path);
  if (!answer || answer.status >= 500) return;
  const isDue = published !== null && published.from <= world.clock.now().getTime();
  if (!isDue) return answer.status === 404 ? undefined : `an article that is not published brings ${answer.status}`;
  if (answer.status !== 200) return `a published article brings ${answer.status}`;
  const { title, content, cover } = answer.body.data;
  const [block] = content.blocks;
  const text = block?.type === 'paragraph' ? block.data.text : '';
  const { content: due } = published;
  if (title !== due.title || text !== due.text || (cover?.id ?? null) !== due.cover)
    return `readers see "${title}" (${text}) instead of "${due.title}" (${due.text})`;
}
