import { packColour } from '../../light/colour.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { wordForms } from '../../prompt/tokens.ts';
import { EDIT_STOP_WORDS } from './editWords.ts';
import type { Background } from './instruction.ts';
import type { Hit } from './hits.ts';
import { PAINTS } from '../light/paints.ts';
import type { Reading } from './reading.ts';
import { CHANGE_WORDS, COLOUR_VALUES, PLACE_WORDS, PLAIN_COLOURS } from './words.ts';
import { isInPhoto, namesThing } from './wishes.ts';

/** Words that tell photos apart, and how soon after a place they may come. */
const OTHER_PHOTO: ReadonlySet<string> = new Set(['pertama', 'kedua', 'ketiga', 'first', 'second', 'third']);
const OTHER_REACH = 3;

/** What is to become of the background; null when it stays. */
export function readBackground(reading: Reading): Background | null {
  const { wanted, tokens, isMoving, pictures } = reading;
  const word = reading.marked('background');
  const remove = reading.marked('remove');
  const blur = reading.marked('blur');
  // "zoom ke produknya": what the picture already shows is not a new background.
  const sceneHits = wanted.filter(
    (hit) =>
      hit.meaning?.scenes.some(({ scene, weight }) => weight > -2.2 && scene !== 'portrait') &&
      !isOfPicture(hit.typed) &&
      // "kabut di lembahnya": the valley of the photo.
      !(/nya$/iu.test(hit.typed) && isInPhoto(tokens, hit)) &&
      // "ke pemandangan gunung foto kedua": the mountain of another photo.
      !(pictures > 1 && tokens.slice(hit.end, hit.end + OTHER_REACH).some(({ word: next }) => OTHER_PHOTO.has(next))),
  );
  // "tambahkan bunga di vas": where in the photo, and no other place for it.
  const isOfAddition = ({ start }: Hit): boolean =>
    wanted.some(
      ({ edit, end }) =>
        edit?.name === 'add' && end <= start && !tokens.slice(end, start + 1).some(({ opens }) => opens),
    );
  const placed = sceneHits.find(
    (hit) =>
      word || (!isOfAddition(hit) && [1, 2].some((back) => PLACE_WORDS.has(tokens[hit.start - back]?.word ?? ''))),
  );
  // "blur muka penontonnya": faces and number plates are not found.
  const isOfThing = blur && !word && (CENSORED.test(blur.typed) || namesThing(tokens, wanted, blur));
  const isComplaint = !word && wanted.some(({ edit }) => edit?.name === 'sharpen' || edit?.name === 'detail');
  if (blur && isComplaint) {
    // "fotonya buram, perjelas": a complaint, not a wish for blur.
    blur.isUsed = true;
  } else if (blur && !isOfThing && (word || !placed)) {
    if (word) word.isUsed = true;
    reading.useEdit(blur, 'blurBackground');
    return { kind: 'blur' };
  }
  if (placed && !isMoving) {
    const scene = placed.meaning!.scenes.toSorted((a, b) => b.weight - a.weight)[0]!.scene;
    if (word) word.isUsed = true;
    if (remove) remove.isUsed = true;
    reading.use(placed, 'scene', scene);
    return { kind: 'scene', scene };
  }
  if (isMoving) return null;
  if (word) {
    const isNear = (hit: Hit | undefined): hit is Hit => hit !== undefined && Math.abs(hit.start - word.start) <= 4;
    const plain = (['white', 'black', 'grey'] as const).map((name) => reading.marked(name)).filter(isNear);
    const near = wanted.filter((hit) => hit.meaning?.colour && COLOUR_VALUES[hit.meaning.colour] && isNear(hit));
    // "background merah jadi biru": the red one is to go; "pastel pink" is pink.
    const isNew = (hit: Hit): boolean => [1, 2].some((back) => CHANGE_WORDS.has(tokens[hit.start - back]?.word ?? ''));
    const chosen =
      [...plain, ...near].find(isNew) ??
      plain[0] ??
      near.find(({ meaning }) => meaning!.colour !== 'pastel') ??
      near[0];
    if (chosen) {
      for (const hit of [...plain, ...near])
        hit.isUsed ||= hit.meaning?.colour === 'pastel' || (hit.start > word.start && hit.start < chosen.start);
      word.isUsed = true;
      if (remove) remove.isUsed = true;
      reading.useEdit(chosen, 'plainBackground');
      return { kind: 'colour', colour: colourOf(chosen) };
    }
  }
  if (remove && (word || /transpar|cut|latar|background/u.test(remove.typed.toLowerCase()))) {
    if (word) word.isUsed = true;
    reading.useEdit(remove, 'removeBackground');
    return { kind: 'remove' };
  }
  return null;
}

/** Only ever said of a thing: "sensor plat nomor". */
const CENSORED = /sensor|censor|pixel|piksel|mosaik/iu;

/** "biru muda" is paler than "biru". */
function colourOf({ meaning, edit }: Hit): string {
  if (edit && edit.name in PLAIN_COLOURS) return PLAIN_COLOURS[edit.name as keyof typeof PLAIN_COLOURS];
  const shade = PAINTS.get(meaning?.dye?.called.split('/')[1] ?? '');
  return shade && !shade.isOfLight
    ? `#${packColour(shade.colour).toString(16).padStart(6, '0')}`
    : COLOUR_VALUES[meaning!.colour!]!;
}

/** Whether words only name the picture itself: "produknya", "foto produk". */
function isOfPicture(typed: string): boolean {
  return typed
    .split(' ')
    .map(normaliseWord)
    .every((word) => wordForms(word).some((form) => EDIT_STOP_WORDS.has(form)));
}
