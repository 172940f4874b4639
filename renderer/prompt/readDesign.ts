import { composePage, GAP, LONGEST_TEXT, titled } from './composePage.ts';
import type { Design, DesignClaim, DesignKind, DesignLine, DesignTint } from './design.ts';
import {
  ABOUT_THE_PAGE,
  ASKING,
  BADGE,
  DESIGN_NAMES,
  EVENTS,
  FIELDS,
  ITEM,
  LOOKS,
  NAMED_LAST,
  NATIONAL_DAY,
  PLACE,
  SHOPS,
  TINTS,
} from './vocabulary/designWords.ts';

/** A prompt that asks for a page of letters. */
export interface DesignReading {
  design: Omit<Design, 'emblem'>;
  claims: readonly DesignClaim[];
  /** What an emblem shows, as typed: "gambar naga"; null where none is asked for. */
  depicted: string | null;
  /** What the page is about, as typed: its emblem is chosen by it where none is asked for. */
  about: string;
  /** Whether it is no picture whatever else the prompt names: a poster may be one. */
  isSure: boolean;
}

/** What is quoted, with the word that says that it is to be written. */
const QUOTED =
  /(?:(?<!\p{L})(?:(?:dengan|dgn|ada|pakai|pake|with(?: the)?)\s+)?(?:tulisan(?:nya)?|bertuliskan|bertulisan|teks|text|caption)\s*:?\s*)?["“”„«]([^"“”„«»]{1,120})["“”»]/gu;
/** "logo of a fox": what it shows. */
const OF_A = /^\s*of (?:an?|the) ([^,;.]+)/iu;
/** What goes on after a quoted text is about the page: "and watercolor flowers". */
const GOES_ON = /^\s*(?:and|plus|dan)\s/iu;
const QUOTED_ONCE = /["“”„«][^"“”„«»]{1,120}["“”»]/u;
const OVER_PICTURE = /(?<!\p{L})(?:gambar(?:nya)?|bergambar|foto|latar|background|picture|photo)(?!\p{L})/iu;
const GREETED = /^(?:selamat|dirgahayu|happy|marhaban)(?!\p{L})/iu;
/** What is not written although it stands beside what is. */
const OF_MEDIA =
  /(?<!\p{L})(?:(?:untuk|buat|for)\s+)?(?:instagram|ig story|story|feed|wa|whatsapp|status|sosmed|medsos|keren|kekinian|aesthetic|estetik|elegan|elegant|mewah|modern|lucu|cute|imut|bagus|cantik|menarik|unik|profesional|professional|vintage|retro|rustic|formal|resmi|kreatif|luxury|online|dong|donk|deh|sih|ya|yaa|yah|pls|plis|please|makasih|ukuran\s+\S+|a4|a3|hd|4k)(?!\p{L})/giu;

/** The design that a prompt asks for; null where it asks for a picture. */
export function readDesign(prompt: string): DesignReading | null {
  const opening = ASKING.exec(prompt)?.[0] ?? '';
  const named = nameOf(prompt.slice(opening.length));
  if (!named) return null;
  const { kind, called, typed, before, after } = named;
  const texts = new Cutter(`${before} ${GAP} ${after}`);
  const isPage = kind === 'poster' || kind === 'banner';
  const plain = `${before} ${after}`.replace(QUOTED, ' ');
  const start = plain.trimStart();
  if (isPage && /^(?:promo|diskon|sale|flash sale|big sale|grand opening)/iu.test(start)) return null;
  // A poster of a text over a picture is that picture.
  const isOverPicture = isPage && (QUOTED_ONCE.test(prompt) || GREETED.test(start)) && OVER_PICTURE.test(plain);
  const isSure =
    !isOverPicture &&
    (!isPage ||
      EVENTS.test(headOf(start)) ||
      GREETED.test(start) ||
      SHOPS.test(start) ||
      (before !== '' && EVENTS.test(before)));

  const claims: DesignClaim[] = [{ aspect: 'design', word: typed, shown: called }];
  const quotes = texts.takeAll(QUOTED);
  const items = kind === 'menu' ? readItems(texts, claims) : [];
  const lines: DesignLine[] = [];
  const isDated = kind !== 'logo' && kind !== 'label' && kind !== 'businessCard' && kind !== 'menu';
  if (isDated)
    for (const role of ['date', 'time'] as const) {
      const found = texts.take(FIELDS[role], (match) => role !== 'date' || !isFeast(match, texts.text));
      if (found) lines.push({ role, text: found.said });
      if (found) claims.push({ aspect: 'title', word: found.typed, shown: titled(found.said) });
    }
  const contact = texts.take(FIELDS.contact);
  if (contact) claims.push({ aspect: 'title', word: contact.typed, shown: contact.said });
  const badge = isPage ? texts.take(BADGE) : null;
  if (badge) claims.push({ aspect: 'title', word: badge.typed, shown: badge.typed.toLocaleUpperCase('id') });

  const aside = readAside(texts, quotes.length > 0);
  for (const { word, shown, aspect } of aside.claims) claims.push({ word, shown, aspect });
  texts.takeAll(OF_MEDIA);
  const placeFound = isDated ? readPlace(texts) : null;
  if (placeFound) {
    lines.push({ role: 'place', text: titled(placeFound) });
    claims.push({ aspect: 'title', word: placeFound, shown: titled(placeFound) });
  }
  if (contact) lines.push({ role: 'contact', text: contact.said });

  const parts = texts.parts();
  const page = composePage(kind, { parts, quotes, isEnglish: isEnglish(prompt) });
  if (!page) return null;
  const { kicker, headline, isOfNames, about, dress } = page;
  return {
    design: {
      kind,
      dress,
      kicker,
      headline,
      isOfNames,
      lines: [...about.map((text) => ({ role: 'about' as const, text })), ...lines],
      items,
      badge: badge ? badge.typed.toLocaleUpperCase('id') : null,
      tints: aside.tints,
      isMinimal: aside.isMinimal,
    },
    claims: [...claims, ...page.claims],
    depicted: (kind === 'logo' ? OF_A.exec(after)?.[1] : undefined) ?? aside.depicted,
    about: `${plain} ${quotes.join(' ')}`,
    isSure,
  };
}

interface Named {
  kind: DesignKind;
  called: string;
  typed: string;
  before: string;
  after: string;
}

/** The piece of print that a prompt begins with, or that its first English noun phrase ends with. */
function nameOf(text: string): Named | null {
  const looks =
    /^(?:(?:minimalist?|simple|modern|elegant|cute|luxury|simpel|elegan|lucu|keren|islamic|digital)\s+)*/iu.exec(
      text,
    )![0];
  for (const from of new Set([0, looks.length])) {
    const rest = text.slice(from);
    for (const [kind, called, pattern] of DESIGN_NAMES) {
      const found = pattern.exec(rest);
      if (!found || (found[0] !== '' && /^[\p{L}\p{N}]/u.test(rest.slice(found[0].length)))) continue;
      // "birthday card": its occasion stays, its noun goes.
      const isBefore = found[0] === '';
      const noun = isBefore ? /card/iu.exec(rest)! : { 0: found[0], index: 0 };
      return {
        kind,
        called,
        typed: noun[0],
        before: `${looks.slice(0, from)}${rest.slice(0, noun.index)}`.trim(),
        after: rest.slice(noun.index + noun[0].length),
      };
    }
  }
  const last = NAMED_LAST.exec(text);
  if (!last || !/^[a-z\s’'&-]+$/iu.test(last[1]!)) return null;
  const [kind, called] = DESIGN_NAMES.find(([, , pattern]) => pattern.test(`${last[2]!} for `))!;
  if ((kind === 'poster' || kind === 'banner') && !EVENTS.test(last[1]!)) return null;
  if (!isEnglish(last[1]!)) return null;
  return { kind, called, typed: last[2]!, before: last[1]!.trim(), after: text.slice(last[0].length) };
}

const isEnglish = (text: string): boolean =>
  /(?<!\p{L})(?:wedding|birthday|coffee|shop|invitation|for|and|the|card|a|with|party|engagement|graduation|bakery|store|company|baby|business|named|restaurant|charity|gym|school|team|brand|certificate of|christmas|thank)(?!\p{L})/iu.test(
    text,
  );

/** The first words of a page, in which it says what it is about. */
const headOf = (text: string): string => text.split(/\s+/u).slice(0, 5).join(' ');

/** "lomba 17 agustus": a feast, and no date. */
const isFeast = (date: string, text: string): boolean =>
  NATIONAL_DAY.test(date) && !new RegExp(`(?:tanggal|tgl|pada|hari)\\s+${date}`, 'iu').test(text);

/** A prompt that things are taken out of. */
class Cutter {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes out the first match; its first group is what is said. */
  take(pattern: RegExp, isMeant: (said: string) => boolean = () => true): { typed: string; said: string } | null {
    const found = pattern.exec(this.text);
    if (!found) return null;
    const said = (found[1] ?? found[0]).trim();
    if (!isMeant(said)) return null;
    this.text = `${this.text.slice(0, found.index)} ${GAP} ${this.text.slice(found.index + found[0].length)}`;
    return { typed: said, said };
  }

  takeAll(pattern: RegExp): string[] {
    const found = [...this.text.matchAll(pattern)].map((match) => (match[1] ?? match[0]).trim());
    this.text = this.text.replace(pattern, ` ${GAP} `);
    return found;
  }

  /** What is left, apart where something was taken out or a sentence pauses. */
  parts(): string[] {
    return this.text
      .split(new RegExp(`[${GAP},;:!?\\n()]|\\.(?!\\d)`, 'u'))
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
  }
}

/** The dishes of a menu and their prices. */
function readItems(texts: Cutter, claims: DesignClaim[]): { name: string; price: string }[] {
  const items: { name: string; price: string }[] = [];
  const left: string[] = [];
  for (const part of texts.text.split(/[,;:\n]|\sdan\s(?=[^,;:\n]*\d)/u)) {
    const found = ITEM.exec(part.trim());
    if (!found) {
      left.push(part);
      continue;
    }
    items.push({ name: titled(found[1]!), price: found[2]!.trim() });
    claims.push({ aspect: 'title', word: part.trim(), shown: `${titled(found[1]!)} ${found[2]!.trim()}` });
  }
  texts.text = left.join(` ${GAP} `);
  return items;
}

interface Aside {
  claims: DesignClaim[];
  tints: DesignTint[];
  isMinimal: boolean;
  depicted: string | null;
}

/** What is said about the page: its colours, its look, what is drawn on it. */
function readAside(texts: Cutter, isQuoted: boolean): Aside {
  const aside: Aside = { claims: [], tints: [], isMinimal: false, depicted: null };
  const themed = /(?<!\p{L})([\p{L}-]+)\s+(?:theme|themed|style|tones?|colou?rs?)(?!\p{L})/iu;
  const said: string[] = [];
  const before = texts.take(themed);
  if (before) said.push(`theme ${before.said}`);
  const segments = texts.text.split(new RegExp(`(?<=[${GAP},;.\\n])`, 'u'));
  const kept = segments.map((segment, index) => {
    const isAside = isQuoted && index > 0 && GOES_ON.test(segment);
    const at = isAside ? 0 : (ABOUT_THE_PAGE.exec(segment)?.index ?? segment.length);
    said.push(segment.slice(at));
    return segment.slice(0, at);
  });
  texts.text = kept.join(` ${GAP} `);
  const look = (text: string): string => {
    let rest = text;
    for (const [called, pattern] of LOOKS) {
      const found = pattern.exec(rest);
      if (!found) continue;
      aside.claims.push({ aspect: 'look', word: found[0], shown: called });
      aside.isMinimal = true;
      rest = rest.replace(found[0], ' ');
    }
    for (const [tint, called, pattern] of TINTS) {
      const found = pattern.exec(rest);
      // "warung Merah Putih" has a name.
      if (!found || (text === texts.text && /^\p{Lu}/u.test(found[0]))) continue;
      aside.claims.push({
        aspect: 'tint',
        word: found[0],
        shown: `warna ${called.split('/')[0]}/${called.split('/')[1]} colour`,
      });
      aside.tints.push(tint);
      rest = rest.replace(found[0], ` ${GAP} `);
    }
    return rest;
  };
  const order = texts.text + said.join(' ');
  texts.text = look(texts.text);
  for (const text of said) {
    const rest = look(text).replaceAll(GAP, ' ');
    const shown = new RegExp(ABOUT_THE_PAGE.source, 'giu');
    for (const part of rest.split(/[,;.]/u)) {
      const bare = part.replace(shown, ' ').trim().replaceAll(/\s+/gu, ' ');
      if (bare === '') continue;
      aside.depicted ??= bare;
    }
  }
  aside.tints.sort((a, b) => placeOf(a, order) - placeOf(b, order));
  return aside;
}

const placeOf = (tint: DesignTint, text: string): number =>
  TINTS.find(([name]) => name === tint)![2].exec(text)?.index ?? Infinity;

/** Where it takes place: "di Gedung Serbaguna", up to the next pause. */
function readPlace(texts: Cutter): string | null {
  const found = PLACE.exec(texts.text);
  if (!found) return null;
  const from = found.index + found[0].length;
  const rest = texts.text.slice(from);
  const stop = new RegExp(`[${GAP},;!?\\n]|\\.(?!\\d)|\\s(?:untuk|buat|for|bersama|oleh|by)\\s`, 'iu').exec(
    rest,
  )?.index;
  const place = rest.slice(0, stop ?? rest.length).trim();
  if (place === '' || place.length > LONGEST_TEXT) return null;
  texts.text = `${texts.text.slice(0, found.index)} ${GAP} ${rest.slice(stop ?? rest.length)}`;
  return place;
}
