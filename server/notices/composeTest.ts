import type { Language } from '../../contract/languages.ts';
import type { ComposePush } from './noticesDeps.ts';

const TEXTS: Record<Language, { title: string; body: string }> = {
  id: { title: 'Notifikasi Kilas aktif', body: 'Begini nanti kabar dari Kilas muncul di perangkat ini.' },
  en: { title: 'Kilas notifications are on', body: 'This is how news from Kilas will appear on this device.' },
};

/** Composes the test notification that people can send to themselves. */
export const composeTest: ComposePush = async (_queries, { recipient }) => ({
  kind: 'test',
  ...TEXTS[recipient.language],
  tag: 'kilas-test',
  url: '/home',
  is_news: true,
  actions: [],
  image: null,
  about: null,
});
