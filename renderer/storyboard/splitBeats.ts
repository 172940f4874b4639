const QUOTED = /["“”„«][^"“”„«»]{1,120}["“”»]/gu;
/** "1.", "2)", "adegan 3:", "scene 4 -" at the start of the text, of a line or after a stop. */
const NUMBERED =
  /(?:^|[\n.;,]\s*|\s)(?:(?:adegan|babak|panel|gambar|scene|shot|frame|step)\s*)?\d{1,2}\s*[.:)–-]\s+/giu;
const THEN =
  /\s*(?:[\n;→]|->|\.\s|,?\s*(?<![\p{L}])(?:lalu|kemudian|setelah itu|sesudah itu|selanjutnya|berikutnya|akhirnya|terakhir|and then|then|after that|afterwards|next|finally|later)(?![\p{L}]),?)\s*/giu;
/** "Pagi di pasar: membuka kios, pembeli pertama": what a list is about, before its parts. */
const HEADED = /^([^:,\n]{2,60}):\s+(\S.*,.*)$/su;

export interface Beats {
  texts: string[];
  /** The person counted the pictures: no more are wanted. */
  isNumbered: boolean;
}

/**
 * What happens one after the other in a story. Text in quotes stays whole. Commas divide only where each part says
 * something of its own: `isEvent` judges that; "pantai, pasir putih, kelapa" is one picture. After a heading with a
 * colon they list the pictures; the first one keeps the heading, which holds for the rest as every place does.
 */
export function splitBeats(prompt: string, isEvent: (text: string) => boolean): Beats {
  const quotes: string[] = [];
  const masked = prompt.replace(QUOTED, (quote) => `\u0001${quotes.push(quote) - 1}\u0001`);
  const whole = (text: string): string =>
    text.replace(/\u0001(\d+)\u0001/gu, (_, index: string) => quotes[Number(index)]!).trim();
  const clean = (parts: string[]): string[] => parts.map(whole).filter((part) => /[\p{L}\p{N}"“]/u.test(part));

  const marks = [...masked.matchAll(NUMBERED)];
  if (marks.length > 1) {
    const parts = marks.map((mark, index) => masked.slice(mark.index + mark[0].length, marks[index + 1]?.index));
    return { texts: clean(parts), isNumbered: true };
  }
  const steps = clean(masked.split(THEN));
  if (steps.length > 1) return { texts: steps, isNumbered: false };
  const [, heading, list] = HEADED.exec(masked.trim()) ?? [];
  if (heading !== undefined && list !== undefined) {
    const [first = '', ...others] = list.split(',');
    return { texts: clean([`${heading}: ${first.trim()}`, ...others]), isNumbered: false };
  }
  const parts: string[] = [];
  for (const part of clean(masked.split(','))) {
    if (parts.length === 0 || isEvent(part)) parts.push(part);
    else parts[parts.length - 1] += `, ${part}`;
  }
  return { texts: parts.length > 0 ? parts : [prompt], isNumbered: false };
}
