/**
 * What a phone on slow 4G waits for on the public pages, as the built server draws them: each the median of three first
 * visits with an empty profile. The goals are first paint 0.75 s, largest 0.9 s.
 * Run: node bench/firstLoadPublic.ts [only rows whose path has this]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';
import { median, openBrowser, printVisits, visit, type Visit } from './slowPhone.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-public-'));
const product = await startProduct({
  dataDirectory,
  port: await freePort(),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
});
const browser = await openBrowser();
try {
  const listed = async () => (await fetch(`${product.url}/blog/atom.xml`)).text();
  await waitUntil('there is an article', async () => /<entry>/.test(await listed()), 60_000);
  const article = /<entry>[\s\S]*?(\/blog\/[a-z0-9-]+)"/.exec(await listed())?.[1] ?? '';
  const forms = ['/auth/login', '/auth/register', '/auth/forgot-password'];
  const pages = ['/', '/blog', article, await shareImage(), ...forms, '/terms-of-service', '/privacy-policy'];
  const rows: Record<string, Visit> = {};
  for (const page of pages.filter((each) => each.includes(process.argv[2] ?? '')))
    rows[page] = await median(() => visit(browser, product.url + page));
  printVisits(rows);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

/** @returns the path of a page that shows an image */
async function shareImage(): Promise<string> {
  const headers = {
    Authorization: `Bearer ${await signIn(product.url, firstPassword(product.output(), 'user'))}`,
    'Content-Type': 'application/json',
  };
  const call = async <Reply>(method: string, address: string, body?: unknown): Promise<Reply> => {
    const answer = await fetch(product.url + API_BASE + address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  };
  await call('POST', '/images/text-to-image', { prompt: 'danau di pegunungan saat fajar berkabut', count: 1 });
  let taskId = '';
  await waitUntil(
    'there is an image',
    async () => {
      const { data } = await call<{ data: { id: string; status: string }[] }>('GET', '/images/?page=1&page_size=1');
      taskId = data[0]?.id ?? '';
      return data[0]?.status === 'completed';
    },
    120_000,
  );
  const { data } = await call<{ data: { token: string } }>('PUT', `/library/${taskId}/share`, {});
  return `/s/${data.token}`;
}
