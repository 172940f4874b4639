const TURN = /(?<!\p{L})(?:di)?(?:putar|puter|rotasi|rotate)(?:kan|in|d)?(?!\p{L})/iu;
/** What may follow: "90 derajat", "ke kanan", "searah jarum jam", and words for the photo between them. */
const REST =
  /^(?:\s+(?:foto(?:nya)?|gambar(?:nya)?|the|this|photo|picture|image|it|by|sebesar|(?<degrees>\d{1,3})\s*(?:°|derajat|degrees?|deg)?|ke|to|(?<left>kiri|left|counter-?\s?clockwise|anticlockwise|berlawanan(?:\s+(?:arah\s+)?jarum\s+jam)?)|kanan|right|clockwise|searah(?:\s+jarum\s+jam)?)(?!\p{L}))*/iu;

/** "Puter dikit" straightens a photo, which is less than a quarter. */
const SLIGHT = /^\s+(?:dikit|sedikit|slightly|a\s+(?:bit|little))(?!\p{L})/iu;

/** Quarter turns to the right that a photo is to make, and the words that say so ("putar 90 derajat ke kanan"). */
export interface Turn {
  quarters: 1 | 2 | 3;
  /** As typed, from the verb on. */
  words: string;
}

/** @returns null when none is asked for, or one by less or more than quarters, which would leave empty corners */
export function readTurn(prompt: string): Turn | null {
  const plain = prompt.replaceAll(/["“”„«][^"“”„«»]*["“”»]/gu, ' ');
  const verb = TURN.exec(plain);
  if (!verb) return null;
  const end = verb.index + verb[0].length;
  if (SLIGHT.test(plain.slice(end))) return null;
  const rest = REST.exec(plain.slice(end))!;
  const degrees = Number(rest.groups?.degrees ?? 90);
  const right = degrees / 90;
  if (right !== 1 && right !== 2 && right !== 3) return null;
  const quarters = rest.groups?.left ? ((4 - right) as Turn['quarters']) : right;
  return { quarters, words: plain.slice(verb.index, end + rest[0].length) };
}
