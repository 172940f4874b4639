// Renders the pictures that browsers show when they offer to install Kilas: the product itself, with work of its own.
// Run by hand when the screens change, against a running product:
//   node scripts/renderScreenshots.mjs http://localhost:3000 kreator@kilas.local PASSWORD
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const [address, email, password] = process.argv.slice(2);
if (!password) throw new Error('Say where: node scripts/renderScreenshots.mjs ADDRESS EMAIL PASSWORD');
const folder = join(import.meta.dirname, '../public/screenshots');
const WORKS = [
  [
    'videos/generate',
    {
      prompt: 'Pantai saat senja dengan pohon kelapa dan perahu nelayan',
      resolution: '480p',
      duration_seconds: 5,
      aspect_ratio: '9:16',
    },
  ],
  ['images/text-to-image', { prompt: 'Sawah terasering di pagi berkabut, matahari terbit', aspect_ratio: '1:1' }],
  ['images/text-to-image', { prompt: 'Kota neon malam hari saat hujan', aspect_ratio: '1:1' }],
  ['images/text-to-image', { prompt: 'Gunung berapi saat senja dengan danau', aspect_ratio: '1:1' }],
  ['images/text-to-image', { prompt: 'Pasar malam dengan lampion dan bulan purnama', aspect_ratio: '1:1' }],
  ['images/text-to-image', { prompt: 'Perahu layar di laut biru, langit cerah', aspect_ratio: '1:1' }],
];

async function call(path, { token, body } = {}) {
  const answer = await fetch(`${address}/api-lens/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const tokens = await call('auth/login', { body: { email, password } });
const token = tokens.access_token;
for (const [path, body] of WORKS) await call(path, { token, body });
for (;;) {
  const { data } = await call('library/?page=1&page_size=20', { token });
  if (data.every(({ status }) => status === 'completed' || status === 'failed')) break;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const session = JSON.stringify({ expiresAt: Date.now() + tokens.expires_in * 1000, rev: 1, accountId: null });
for (const [form, width, height, scale] of [
  ['narrow', 412, 892, 2],
  ['wide', 1280, 800, 1],
]) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'id-ID',
    colorScheme: 'dark',
    isMobile: form === 'narrow',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    ([access, refresh, kept]) => {
      localStorage.setItem('kilas.access_token', access);
      localStorage.setItem('kilas.refresh_token', refresh);
      localStorage.setItem('kilas.session', kept);
    },
    [token, tokens.refresh_token, session],
  );
  const page = await context.newPage();
  for (const screen of ['generate', 'home']) {
    await page.goto(`${address}/${screen}`);
    await page.locator('main img').first().waitFor();
    // Pictures below the fold load when they are scrolled into view.
    await page.waitForFunction(() => {
      const isInSight = (element) => element.getBoundingClientRect().top < innerHeight;
      const images = [...document.querySelectorAll('main img')].filter(isInSight);
      const isWaiting = [...document.querySelectorAll('main .skeleton')].some(isInSight);
      return !isWaiting && images.every(({ naturalWidth }) => naturalWidth > 0);
    });
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(join(folder, `${screen}-${form}.webp`));
  }
  await context.close();
}
await browser.close();
