import sharp from 'sharp';
import { API_BASE } from '../../contract/endpoint.ts';
import type { AdminArticle, ArticleBlock } from '../../contract/articles.ts';
import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';
import type { TestAccount, TestServer } from './testServer.ts';

export const paragraph = (text: string): ArticleBlock => ({ type: 'paragraph', data: { text } });

/** The header that readers of published articles send. */
export const reader = { Authorization: `Bearer ${DEFAULT_READER_KEY}` };

/** Creates an article, and publishes it unless `isPublished` is false. */
export async function write(
  admin: TestAccount,
  fields: Record<string, unknown> = {},
  { isPublished = true }: { isPublished?: boolean } = {},
): Promise<AdminArticle> {
  const made = await admin.call<{ data: AdminArticle }>('POST', '/articles/', {
    title: 'Menulis prompt yang baik',
    content: { blocks: [paragraph('Sebut dulu siapa yang tampil, lalu apa yang dilakukannya.')] },
    ...fields,
  });
  if (made.status !== 201) throw new Error(`POST /articles/ answered ${made.status}: ${JSON.stringify(made.body)}`);
  if (!isPublished) return made.body.data;
  return (await admin.call<{ data: AdminArticle }>('PATCH', `/articles/${made.body.data.id}/publish`)).body.data;
}

/** A picture whose metadata names a camera and a place. */
export function photo({ width = 900, height = 600 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#d97a1e' } })
    .withExif({ IFD0: { Make: 'KameraRahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** Sends a file to POST /articles/upload-media. */
export async function upload(
  server: TestServer,
  account: TestAccount,
  bytes: Uint8Array,
  { field = 'file', name = 'foto.jpg' } = {},
): Promise<{
  status: number;
  body: {
    data: { id: string; width: number; height: number; url: string };
    code?: string;
    fields?: Record<string, { code: string }>;
  };
}> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${server.url}${API_BASE}/articles/upload-media`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${account.tokens.access_token}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as never };
}
