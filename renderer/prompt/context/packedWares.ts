import { DETAIL_RULES } from '../vocabulary/detailWords.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { isWare } from './tableThings.ts';

/** Wares that are also drawn in a jar or a bottle, by the name of their drawing outside of it. */
const IN_JARS: Readonly<Record<string, string>> = { cookies: 'cookieJar', sambal: 'sambalJar', chips: 'chipsJar' };
const IN_BOTTLES: Readonly<Record<string, string>> = {
  sambal: 'chilliBottle',
  coffee: 'coffeeBottle',
  icedCoffee: 'coffeeBottle',
  tea: 'teaBottle',
  icedTea: 'teaBottle',
  juice: 'juiceBottle',
  redJuice: 'redJuiceBottle',
  avocadoJuice: 'avocadoBottle',
  milk: 'milkBottle',
  matcha: 'matchaBottle',
};
const PACKED = new Set([...Object.values(IN_JARS), ...Object.values(IN_BOTTLES)]);

const JARS: ReadonlySet<string> = new Set('toples stoples setoples jar jars'.split(' '));
const BOTTLES: ReadonlySet<string> = new Set('botol botolan sebotol bottle bottles bottled'.split(' '));
/** Words between what is packed and what it is in, or the other way round: "kopi susu dalam botol", "jar of cookies". */
const LINKS: ReadonlySet<string> = new Set(
  'dalam didalam di kemasan wadah pakai pake pakek berisi isi of in inside a an the glass kaca plastik plastic'.split(
    ' ',
  ),
);
/** Other words that may follow the name of a ware: "kopi susu gula aren botol". */
const MOST_MORE = 2;

/** A ware as it is drawn in the jar or bottle that is named with it: "sambal bawang dalam toples", "botol jus jeruk". */
export function inItsPackage(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): Hit {
  const details = hit.meaning.details.map((rule) => {
    const packed =
      (rule.name in IN_JARS && isPackedIn(JARS, { hit, tokens, hits }) && IN_JARS[rule.name]) ||
      (rule.name in IN_BOTTLES && isPackedIn(BOTTLES, { hit, tokens, hits }) && IN_BOTTLES[rule.name]);
    return DETAIL_RULES.find(({ name }) => name === packed) ?? rule;
  });
  return { ...hit, meaning: { ...hit.meaning, details } };
}

/** Whether a phrase only names the jar or bottle in which another ware is drawn. */
export function isPackageOnly({ position, end }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const words = tokens.slice(position, end).map(({ word }) => word);
  const containers = [JARS, BOTTLES].find((set) => words.some((word) => set.has(word)));
  if (!containers || !words.every((word) => containers.has(word) || LINKS.has(word))) return false;
  const within = containers === JARS ? IN_JARS : IN_BOTTLES;
  return hits.some(({ meaning }) =>
    meaning.details.some(({ name }) => PACKED.has(name) && Object.values(within).includes(name)),
  );
}

/** Whether one of these containers is named with a ware, in the same clause and with no other ware between them. */
function isPackedIn(
  containers: ReadonlySet<string>,
  { hit, tokens, hits }: { hit: Hit; tokens: readonly Token[]; hits: readonly Hit[] },
): boolean {
  const isOfOther = (place: number): boolean =>
    hits.some(
      (other) =>
        other !== hit &&
        isWare(other) &&
        place >= other.position &&
        place < other.end &&
        !tokens.slice(other.position, other.end).every(({ word }) => containers.has(word) || LINKS.has(word)),
    );
  for (let place = hit.end, more = 0; place < tokens.length && more <= MOST_MORE; place++) {
    const { word, opens } = tokens[place]!;
    if (opens || isOfOther(place)) break;
    if (containers.has(word)) return true;
    if (!LINKS.has(word)) more++;
  }
  for (let place = hit.position - 1; place >= 0; place--) {
    const { word } = tokens[place]!;
    if (tokens[place + 1]!.opens || isOfOther(place)) return false;
    if (containers.has(word)) return true;
    if (!LINKS.has(word)) return false;
  }
  return false;
}
