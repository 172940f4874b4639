import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TokenReply } from '../../../contract/accounts.ts';
import { callAs } from './callAs.ts';
import { fetchProduct } from './fetchProduct.ts';
import { post } from './people.ts';
import { readProduct } from './product.ts';

/** A session of the product's first admin. */
export async function adminTokens(): Promise<TokenReply> {
  return post<TokenReply>('/auth/login', readProduct().admin);
}

/** Uploads a picture for articles. @returns its id */
export async function uploadPicture(): Promise<string> {
  const { access_token: token } = await adminTokens();
  const bytes = await readFile(path.join(import.meta.dirname, '../../../public/landing/bunaken-480.webp'));
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'laut.webp', { type: 'image/webp' }));
  const { data } = await fetchProduct<{ data: { id: string } }>('/articles/upload-media', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return data.id;
}

/**
 * A word for the title, the tag or the address of an article: the product is shared, and a test that is tried again must
 * not meet what its first try has published.
 */
export const ownWord = (): string =>
  randomBytes(4)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

export const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

interface PublishedArticle {
  id: string;
  slug: string;
  version: number;
}

/** Publishes an article with several kinds of blocks. */
export async function publishArticle(title: string, fields: Record<string, unknown> = {}) {
  const { access_token: token } = await adminTokens();
  const { data } = await callAs<{ data: PublishedArticle }>(token, 'POST', '/articles/', {
    title,
    excerpt: 'Ringkasannya.',
    tags: ['panduan'],
    content: {
      blocks: [
        paragraph('Isi artikel yang bisa dibaca <b>tanpa</b> JavaScript.'),
        { type: 'header', data: { text: 'Bagian satu', level: 2 } },
        { type: 'prompt', data: { prompt: 'gunung Bromo saat fajar', mode: 'text-to-image', aspect_ratio: '1:1' } },
        {
          type: 'table',
          data: {
            withHeadings: true,
            content: [
              ['Ukuran', 'Koin'],
              ['1K', '3'],
            ],
          },
        },
        { type: 'embed', data: { source: 'https://youtu.be/dQw4w9WgXcQ', caption: '' } },
      ],
    },
    ...fields,
  });
  await callAs(token, 'PATCH', `/articles/${data.id}/publish`);
  return data;
}
