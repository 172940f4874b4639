import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../contract/languages.ts';

interface Text {
  title: string;
  advice: string;
}

const AGAIN: Record<Language, string> = { id: 'Muat ulang', en: 'Reload' };

const TEXTS: Record<'many' | 'busy' | 'broken', Record<Language, Text>> = {
  many: {
    id: {
      title: 'Terlalu banyak halaman diminta sekaligus',
      advice: 'Tunggu beberapa detik, lalu muat ulang halaman ini.',
    },
    en: {
      title: 'Too many pages were requested at once',
      advice: 'Wait a few seconds, then reload this page.',
    },
  },
  busy: {
    id: { title: 'Kilas sedang sibuk', advice: 'Tunggu sebentar, lalu muat ulang halaman ini.' },
    en: { title: 'Kilas is busy right now', advice: 'Wait a moment, then reload this page.' },
  },
  broken: {
    id: { title: 'Ada yang salah di pihak kami', advice: 'Coba muat ulang halaman ini.' },
    en: { title: 'Something went wrong on our side', advice: 'Try to reload this page.' },
  },
};

/** Whether whoever asks is a person in a browser who opens a page, and not a script. */
export function wantsPage(headers: Headers): boolean {
  return /\btext\/html\b/i.test(headers.get('accept') ?? '');
}

/** The language that a browser prefers (`Accept-Language`) among ours. */
export function preferredLanguage(accepted: string | null): Language {
  const ranked = (accepted ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean) ?? '1';
      return { tag: tag.split('-')[0], weight: Number(weight) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag, weight } of ranked) {
    const language = LANGUAGES.find((each) => each === tag);
    if (language && weight > 0) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** A page that needs nothing else: what went wrong, what to do, and a link that does it. */
export function errorPage(status: number, language: Language): string {
  const { title, advice } = TEXTS[status === 429 ? 'many' : status === 503 ? 'busy' : 'broken'][language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Kilas</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="">${AGAIN[language]}</a></p>
</main>
</body>
</html>
`;
}
