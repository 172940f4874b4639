/**
 * Every kind of push, in both languages, with and without what it is about on the lock screen: composed by the server's
 * own code, delivered to the worker and read back as the browser shows it.
 */
import type { Language } from '../../contract/languages.ts';
import { composeTaskPush } from '../../server/generation/advance/composeTaskPush.ts';
import { composeTest } from '../../server/notices/composeTest.ts';
import type { ComposePush } from '../../server/notices/noticesDeps.ts';
import { composeTopupPush } from '../../server/payments/composeTopupPush.ts';
import { ourWorker } from '../support/browser/backgroundSync.ts';
import { givePushService, pushTo, watchShown } from '../support/browser/pushService.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

// The headless shell shows no notices.
test.use(wholeBrowser);

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/rani', keys: { p256dh: 'p', auth: 'a' } };

/** A database that gives these answers, one after the other. */
function answering(...answers: object[]): Parameters<ComposePush>[0] {
  const left = answers.map((row) => [row]);
  return { select: () => ({ from: () => ({ where: async () => left.shift() }) }) } as never;
}

const compose = composeTaskPush({
  signer: { sign: ({ mediaId }: { mediaId: string }) => ({ url: `/media/${mediaId}` }) } as never,
  clock: { now: () => new Date() },
});
const task = (kind: 'video' | 'image', status: 'completed' | 'failed') => ({
  id: `${kind}-1`,
  batchId: 'b1',
  kind,
  status,
  prompt: 'kucing oranye di pasar',
  price: 3,
  mediaId: status === 'completed' ? 'gambar' : null,
  failureCode: status === 'failed' ? 'engine_failed' : null,
});
const batch = { all: 1, finished: 0, failed: 0, open: 0, refunded: 0 };

interface Kind {
  name: string;
  compose: ComposePush;
  rows: object[];
  /** Title, text and buttons in each language. */
  shown: Record<Language, [title: string, body: string, buttons: string[]]>;
  isAboutWork?: boolean;
}

const OPEN_SHARE = { id: ['Buka', 'Bagikan'], en: ['Open', 'Share'] };
const RETRY_OPEN = { id: ['Coba lagi', 'Buka'], en: ['Try again', 'Open'] };
const KINDS: Kind[] = [
  {
    name: 'a finished video',
    compose,
    rows: [task('video', 'completed'), { ...batch, finished: 1 }],
    shown: {
      id: ['Videomu sudah jadi', 'Ketuk untuk lihat.', OPEN_SHARE.id],
      en: ['Your video is ready', 'Tap to see it.', OPEN_SHARE.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a finished image',
    compose,
    rows: [task('image', 'completed'), { ...batch, finished: 1 }],
    shown: {
      id: ['Gambarmu sudah jadi', 'Ketuk untuk lihat.', OPEN_SHARE.id],
      en: ['Your image is ready', 'Tap to see it.', OPEN_SHARE.en],
    },
    isAboutWork: true,
  },
  {
    name: 'the first of a batch',
    compose,
    rows: [task('image', 'completed'), { ...batch, all: 4, finished: 1, open: 3 }],
    shown: {
      id: ['Gambar pertamamu sudah jadi', '1 dari 4 sudah selesai. Sisanya menyusul.', OPEN_SHARE.id],
      en: ['Your first image is ready', '1 of 4 is done. The rest is on its way.', OPEN_SHARE.en],
    },
    isAboutWork: true,
  },
  {
    name: 'one of a batch in between',
    compose,
    rows: [task('video', 'completed'), { ...batch, all: 4, finished: 2, open: 2 }],
    shown: {
      id: ['Videomu sudah jadi', '2 dari 4 sudah selesai. Ketuk untuk lihat.', OPEN_SHARE.id],
      en: ['Your video is ready', '2 of 4 are done. Tap to see.', OPEN_SHARE.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a whole batch',
    compose,
    rows: [task('image', 'completed'), { ...batch, all: 4, finished: 4 }],
    shown: {
      id: ['Semua 4 gambarmu sudah jadi', 'Ketuk untuk lihat.', OPEN_SHARE.id],
      en: ['All 4 images are ready', 'Tap to see them.', OPEN_SHARE.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a failed video with its coins back',
    compose,
    rows: [task('video', 'failed'), { ...batch, failed: 1, refunded: 3 }],
    shown: {
      id: ['Satu video belum berhasil', '3 koinmu sudah kembali. Ketuk untuk coba lagi.', RETRY_OPEN.id],
      en: ['A video didn’t work out', 'Your 3 credits are back. Tap to try again.', RETRY_OPEN.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a failed image with its coins back',
    compose,
    rows: [task('image', 'failed'), { ...batch, failed: 1, refunded: 3 }],
    shown: {
      id: ['Satu gambar belum berhasil', '3 koinmu sudah kembali. Ketuk untuk coba lagi.', RETRY_OPEN.id],
      en: ['An image didn’t work out', 'Your 3 credits are back. Tap to try again.', RETRY_OPEN.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a failed image with its one coin back',
    compose,
    rows: [
      { ...task('image', 'failed'), price: 1 },
      { ...batch, failed: 1, refunded: 1 },
    ],
    shown: {
      id: ['Satu gambar belum berhasil', '1 koinmu sudah kembali. Ketuk untuk coba lagi.', RETRY_OPEN.id],
      en: ['An image didn’t work out', 'Your credit is back. Tap to try again.', RETRY_OPEN.en],
    },
    isAboutWork: true,
  },
  {
    name: 'a batch of which some failed',
    compose,
    rows: [task('image', 'failed'), { ...batch, all: 4, finished: 2, failed: 2, refunded: 1250 }],
    shown: {
      id: ['2 dari 4 gambarmu belum berhasil', '1.250 koinmu sudah kembali. Ketuk untuk lihat.', ['Buka']],
      en: ['2 of 4 images didn’t work out', 'Your 1,250 credits are back. Tap to see.', ['Open']],
    },
    isAboutWork: true,
  },
  {
    name: 'a payment',
    compose: composeTopupPush,
    rows: [{ id: 't1', reference: 'INV-1', creditAmount: 1000, bonusCredits: 250 }],
    shown: {
      id: ['Pembayaranmu sudah masuk', '1.250 koin siap dipakai.', []],
      en: ['Your payment arrived', '1,250 credits are ready to use.', []],
    },
  },
  {
    name: 'a test',
    compose: composeTest,
    rows: [],
    shown: {
      id: ['Notifikasi Kilas aktif', 'Begini nanti kabar dari Kilas muncul di perangkat ini.', []],
      en: ['Kilas notifications are on', 'This is how news from Kilas will appear on this device.', []],
    },
  },
];

test('every kind of push is shown in the account’s language, with what it is about only where that is wanted', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const context = await profile.open();
  const page = await context.newPage();
  await givePushService(page, { context, origin: site.url, subscription: SUBSCRIPTION });
  await context.grantPermissions(['notifications'], { origin: site.url });
  await signIn(page, site, account);
  await waitForWorker(page);
  const push = await pushTo(page, site.url);
  // In sight of the app news would be a toast, and any page of its origin would be asked first and waited for.
  await page.goto('about:blank');
  const worker = await ourWorker(context, site.url);
  const untilShown = await watchShown(context, site.url);
  const shown = (named: string) =>
    worker.evaluate(async (tag) => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications({ tag })).map((notification) => ({
        title: notification.title,
        body: notification.body,
        buttons: (notification as unknown as { actions: { title: string }[] }).actions.map(({ title }) => title),
        icon: new URL(notification.icon).pathname,
        image: (notification as unknown as { image?: string }).image?.replace(location.origin, '') || null,
      }));
    }, named);

  for (const kind of KINDS)
    for (const language of ['id', 'en'] as const)
      for (const showsDetails of [false, true])
        await test.step(`${kind.name}, ${language}, ${showsDetails ? 'with' : 'without'} what it is about`, async () => {
          const recipient = { userId: account.user.id, language, showsDetails } as never;
          const content = await kind.compose(answering(...kind.rows), { reference: 'x', recipient });
          const tag = `${KINDS.indexOf(kind)}-${language}-${showsDetails}`;
          await push({ ...content, tag, user_id: account.user.id });
          await untilShown(tag);
          const [title, body, buttons] = kind.shown[language];
          const isTold = showsDetails && kind.isAboutWork === true;
          const hasPicture = isTold && content!.kind !== 'task-failed';
          expect(await shown(tag)).toEqual([
            {
              title,
              body: isTold ? `“kucing oranye di pasar” · ${body}` : body,
              buttons,
              icon: '/icons/icon-192.png',
              image: hasPicture ? '/media/gambar' : null,
            },
          ]);
        });
});
