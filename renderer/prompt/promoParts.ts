/** The parts of a promo's text, which a designer sets apart; together they are the whole text. */
export interface PromoParts {
  /** "PROMO", "GRAND OPENING"; null without, and where nothing else is said. */
  kicker: string | null;
  /** What it is about: "ES KOPI SUSU GULA AREN". */
  headline: string;
  /** A discount or offer: its word and its figure, "DISKON" and "50%". */
  badge: { word: string; figure: string } | null;
  /** A price with the words before it: "HANYA" and "RP 15.000". */
  price: { word: string; figure: string } | null;
  /** What follows discount and price. */
  tail: string;
}

const KICKER =
  /^(?:promo spesial|special promo|promo|flash sale|big sale|super sale|cuci gudang|grand opening|soft opening|giveaway|open order|open po|pre order|ready stock|new arrival|coming soon|best seller|special offer)(?=\s|$)/iu;
const DISCOUNT =
  /(?:^|\s)((?:diskon|disc|discount|hemat|cashback|potongan|sale|up to|off)(?: (?:up to|s\/d|hingga|sampai|sampe))?)\s+(\d+\s?(?:%|persen|percent)(?: off)?)(?=\s|$)/iu;
const PER_CENT = /(?:^|\s)()(\d+\s?%(?: off)?)(?=\s|$)/iu;
const OFFER = /(?:^|\s)((?:beli|buy) \d)\s+((?:gratis|get|free) \d)(?=\s|$)/iu;
const FREE_POST = /(?:^|\s)(gratis)\s+(ongkir)(?=\s|$)/iu;
const PRICE =
  /(?:^|\s)((?:(?:harga|mulai|cuma|hanya|start|from|only|dari)\s+)*)((?:rp\.?\s?[\d.,]+\s?(?:rb|ribu|ribuan|k|jt|juta)?|\d+\s?(?:rb|ribu|ribuan|k)))(?=\s|$)/iu;

/** Sets apart the parts of a promo's text. */
export function promoParts(title: string): PromoParts {
  const whole = title.trim();
  const kickerFound = KICKER.exec(whole)?.[0] ?? null;
  // "FLASH SALE 50%": what kind it is says so once.
  let rest = whole.slice(kickerFound?.length ?? 0).trim();
  let tail = '';
  /** Takes what a pattern finds out of the text; what follows it goes below. */
  const take = (...patterns: readonly RegExp[]): { word: string; figure: string } | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(rest);
      if (!found) continue;
      const [match, word = '', figure = ''] = found;
      const after = rest.slice(found.index + match.length).trim();
      rest = rest.slice(0, found.index).trim();
      tail = [after, tail].filter(Boolean).join(' ');
      return { word: word.trim(), figure: figure.trim() };
    }
    return null;
  };
  const badge = take(DISCOUNT, OFFER, PER_CENT, FREE_POST);
  // "ES KOPI RP 18.000 DISKON 20%", "DISKON 20% JADI RP 18.000".
  const price =
    take(PRICE) ??
    ((): PromoParts['price'] => {
      const found = PRICE.exec(tail);
      if (!found) return null;
      tail = `${tail.slice(0, found.index)} ${tail.slice(found.index + found[0].length)}`.trim();
      return { word: found[1]!.trim(), figure: found[2]!.trim() };
    })();
  if (rest !== '') return { kicker: kickerFound, headline: rest, badge, price, tail };
  // "PROMO DISKON 50% AKHIR TAHUN": what is left over says what it is about; "PROMO RP 15.000 SAJA" is about itself.
  const isAboutTail = kickerFound === null || (tail !== '' && !price);
  if (isAboutTail) return { kicker: kickerFound, headline: tail, badge, price, tail: '' };
  return { kicker: null, headline: kickerFound, badge, price, tail };
}
