import type { ComposePush } from './noticesDeps.ts';

/** What somebody sees who tries whether notifications arrive. */
export const composeTest: ComposePush = async (_queries, { recipient }) => ({
  kind: 'test',
  title: recipient.language === 'id' ? 'Notifikasi Kilas aktif' : 'Kilas notifications are on',
  body:
    recipient.language === 'id'
      ? 'Begini nanti kabar dari Kilas muncul di perangkat ini.'
      : 'This is how news from Kilas will appear on this device.',
  tag: 'kilas-test',
  url: '/home',
  is_news: true,
  actions: [],
  image: null,
  about: null,
});
