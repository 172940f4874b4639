import { hex, mix, rgb, scale } from '../light/colour.ts';
import { armsOf, type Pose } from './figurePoses.ts';
import { boundsOf, ellipse, placed, rect, turned } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

/** How somebody looks and feels. */
export type Mood = 'smile' | 'sad' | 'laugh' | 'asleep';

export interface Figure {
  hair?: 'long' | 'bun' | 'short' | 'hijab' | 'braids' | 'bald' | 'toque';
  hairColour?: string;
  top: string;
  bottom: string;
  wears: 'gown' | 'skirt' | 'trousers' | 'shorts';
  /** Whether their arms are bare from above the elbow. */
  isShortSleeved?: boolean;
  /** What they wear on top, on the trunk. */
  extra?: readonly SilhouettePart[];
  /** What they have on the head, and in the face. */
  onHead?: readonly SilhouettePart[];
  /** What is behind them: wings. */
  behind?: readonly SilhouettePart[];
  /** What only fits them while they stand idle: a stick in the hand, a sash down the gown. */
  idle?: readonly SilhouettePart[];
  skin?: string;
  /** Whether the head is as large for its body as a child's. */
  isChild?: boolean;
  pose?: Pose;
  mood?: Mood;
  /** What they hold before the chest. */
  holds?: readonly SilhouettePart[];
  /** The head of an animal instead of a person's. */
  head?: readonly SilhouettePart[];
  /** A peci on their head; false for whoever wears none at prayer either. */
  hasPeci?: boolean;
}

/** The black cap of velvet that men wear to the mosque. */
export const PECI: SilhouettePart = { fill: '#1d1c20', path: 'M64 46L68 8Q100 -2 132 8L136 46Q100 34 64 46Z' };

/** The skin of whoever has no other. */
export const SKIN = '#c98d62';

/** How far a sitting body is lower than a standing one. */
const SEATED = 96;

/** A colour by less light, and one with blood under it, as `#rrggbb`. */
export const shaded = (colour: string, factor: number): string => hex(scale(rgb(colour), factor));
const blushing = (skin: string): string => hex(mix(rgb(skin), [214, 92, 80], 0.34));

/** A person seen from the front, 200 wide and 512 high; hair, clothes and height tell who it is. */
export function figure(spec: Figure): SilhouettePart[] {
  const { pose = 'stand' } = spec;
  if (pose === 'lie') return lying(spec);
  const isSeated = pose === 'sit';
  const upper = upperBody(spec);
  const lowered = isSeated ? upper.map(({ fill, path }) => ({ fill, path: placed(path, 0, SEATED, 1) })) : upper;
  const head = headOf(spec).map(({ fill, path }) => ({ fill, path: isSeated ? placed(path, 0, SEATED, 1) : path }));
  const { behind, front } = splitHair(head);
  return [
    ...(spec.behind ?? []),
    ...(isSeated ? chair() : []),
    ...behind,
    ...(isSeated ? [] : legs(spec)),
    ...lowered,
    ...front,
    ...(isSeated ? seatedLegs(spec) : []),
    ...limbs(spec, isSeated ? SEATED : 0),
  ];
}

/** How far a lying body is moved after it was turned: its head at the left, on a pillow. */
const LYING = { x: 44, y: 206 } as const;

/** Somebody who lies under a blanket on a mat, seen from the side and a little from above: 620 wide, 210 high. */
function lying(spec: Figure): SilhouettePart[] {
  const { behind, front } = splitHair(headOf(spec));
  const body = [...behind, ...upperBody(spec), ...front];
  return [
    { fill: '#8a6a3e', path: 'M26 168H566L612 206H0Z' },
    { fill: '#a9854f', path: 'M34 172H558L566 178H28ZM18 186H578L586 192H12Z' },
    { fill: '#e9e4da', path: 'M24 70Q8 126 24 184Q84 198 148 184Q160 126 148 70Q84 54 24 70Z' },
    { fill: '#d2cabb', path: 'M24 170Q84 186 148 170L148 184Q84 198 24 184Z' },
    ...body.map(({ fill, path }) => ({ fill, path: placed(turned(path), LYING.x, LYING.y, 1) })),
    {
      fill: shaded(spec.bottom, 1.15),
      path: 'M214 46Q240 36 300 44L520 62Q566 70 566 118V186Q400 200 214 188Q198 116 214 46Z',
    },
    { fill: shaded(spec.bottom, 0.86), path: 'M214 46Q228 40 246 41Q230 116 246 190L214 188Q198 116 214 46Z' },
    {
      fill: shaded(spec.bottom, 0.95),
      path: 'M300 44L316 45Q304 120 318 193L302 193Q288 120 300 44ZM400 52L416 53Q408 120 418 194L402 194Q392 120 400 52ZM496 60L512 62Q508 120 514 192L498 193Q490 120 496 60Z',
    },
  ];
}

const splitHair = (parts: readonly SilhouettePart[]): { behind: SilhouettePart[]; front: SilhouettePart[] } => ({
  behind: parts.slice(0, 1),
  front: parts.slice(1),
});

/** Legs and what covers them. */
function legs({ bottom, wears, skin = SKIN, pose = 'stand' }: Figure): SilhouettePart[] {
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  // One foot is before the other in walking.
  const step = pose === 'walk' ? 14 : 0;
  if (wears === 'trousers') {
    add('#2a2422', `${ellipse(76, 496 - step, 24, 12)}${ellipse(126, 498, 24, 13)}`);
    add(shaded(bottom, 0.88), `M66 262H100L98 ${490 - step}H62Z`);
    add(bottom, 'M98 262H134L140 492H108L100 330Z');
  } else {
    const hem = wears === 'gown' ? 492 : wears === 'skirt' ? 400 : 350;
    add(skin, rect(74, 330, 20, 156 - step) + rect(106, 330, 20, 156));
    add('#3a2c2a', `${ellipse(80, 494 - step, 20, 10)}${ellipse(122, 495, 20, 10)}`);
    add(
      bottom,
      wears === 'shorts'
        ? 'M64 262H136L140 352H104L100 300L96 352H60Z'
        : `M68 252H132L${wears === 'gown' ? 160 : 152} ${hem}Q100 ${hem + 14} ${wears === 'gown' ? 40 : 48} ${hem}Z`,
    );
    if (wears !== 'shorts')
      add(shaded(bottom, 0.86), `M84 270L74 ${hem}L80 ${hem + 3}L90 272ZM112 270L122 ${hem + 3}L128 ${hem}L118 270Z`);
  }
  return parts;
}

/** The legs of somebody who sits facing us: thighs foreshortened, knees in front. */
function seatedLegs({ bottom, wears, skin = SKIN }: Figure): SilhouettePart[] {
  const light = shaded(bottom, 1.1);
  if (wears === 'gown' || wears === 'skirt') {
    const hem = wears === 'gown' ? 490 : 430;
    return [
      { fill: '#3a2c2a', path: `${ellipse(80, 496, 20, 10)}${ellipse(122, 496, 20, 10)}` },
      ...(wears === 'skirt' ? [{ fill: skin, path: rect(70, 400, 20, 88) + rect(110, 400, 20, 88) }] : []),
      {
        fill: bottom,
        path: `M58 346Q100 332 142 346Q156 366 152 392L150 ${hem}Q100 ${hem + 12} 50 ${hem}L48 392Q44 366 58 346Z`,
      },
      { fill: light, path: `${ellipse(76, 376, 27, 24)}${ellipse(124, 376, 27, 24)}` },
      { fill: shaded(bottom, 0.8), path: `M98 378H102L104 ${hem}H96Z` },
    ];
  }
  return [
    { fill: '#2a2422', path: `${ellipse(70, 497, 24, 12)}${ellipse(130, 497, 24, 12)}` },
    { fill: wears === 'shorts' ? skin : shaded(bottom, 0.86), path: 'M54 380H90L86 490H60ZM110 380H146L140 490H114Z' },
    { fill: bottom, path: 'M60 344Q100 330 140 344L148 380Q100 396 52 380Z' },
    { fill: light, path: `${ellipse(73, 376, 25, 23)}${ellipse(127, 376, 25, 23)}` },
  ];
}

/** A chair of wood behind somebody who sits. */
function chair(): SilhouettePart[] {
  return [
    { fill: '#6e4528', path: rect(38, 206, 12, 292) + rect(150, 206, 12, 292) },
    { fill: '#8d5c36', path: `${rect(38, 206, 124, 22)}${rect(46, 250, 108, 14)}${rect(46, 288, 108, 14)}` },
    { fill: '#7a4d2c', path: rect(32, 384, 136, 18) },
  ];
}

/** The trunk with its neck and what is worn on it, as of somebody who stands. */
export function torsoOf(spec: Figure, look: Look): SilhouettePart[] {
  if (look === 'front') return [...(spec.behind ?? []), ...upperBody(spec), ...(spec.extra ?? [])];
  const { top, skin = SKIN, extra = [] } = spec;
  if (look === 'back') return upperBody({ ...spec, hair: 'hijab' });
  return [
    { fill: shaded(skin, 0.9), path: rect(88, 96, 24, 36) },
    { fill: top, path: 'M80 128Q100 136 120 128Q136 136 136 178L132 274H68L64 178Q64 136 80 128Z' },
    { fill: shaded(top, 0.84), path: 'M80 134Q70 150 72 200L76 274H68L64 178Q64 142 80 134Z' },
    ...extra,
  ];
}

function upperBody({ hair = 'short', top, wears, skin = SKIN }: Figure): SilhouettePart[] {
  return [
    { fill: shaded(skin, 0.9), path: rect(88, 96, 24, 36) },
    { fill: top, path: 'M72 128Q100 142 128 128Q146 133 145 176L136 270H64L55 176Q54 133 72 128Z' },
    ...(hair === 'hijab' ? [] : [{ fill: skin, path: 'M86 118H114Q112 136 100 138Q88 136 86 118Z' }]),
    ...foldsOf(top, wears),
  ];
}

/** From where somebody is seen; from the side, they look to the right. */
type Look = 'side' | 'front' | 'back';

/** How far the face of a head is turned that is seen from the side. */
const TURN = 11;

/** The part of a hijab around the face, which is open. */
const FACE_OPENING = 'M100 34C124 34 130 54 128 76C126 98 114 112 100 112C86 112 74 98 72 76C70 54 76 34 100 34Z';

/** A face: full at the cheeks, round at the chin. */
const FACE =
  'M100 22C124 22 136 40 136 64C136 82 132 94 120 103Q110 110 100 110Q90 110 80 103C68 94 64 82 64 64C64 40 76 22 100 22Z';

/** How much larger a head is than its outlines below, about the chin, and how far that comes down on the neck. */
const HEAD = { size: 1.1, chin: 110, lowered: 10 } as const;
/** A child's head is larger for its body. */
const CHILD_SIZE = 1.27;

/** The head; its first part is what hangs behind the shoulders. */
export function headOf(spec: Figure, look: Look = 'front'): SilhouettePart[] {
  const parts = headParts(spec, look);
  // An animal's head has proportions of its own.
  if (spec.head) return parts;
  const size = spec.isChild ? CHILD_SIZE : HEAD.size;
  const by = [100 * (1 - size), HEAD.chin * (1 - size) + HEAD.lowered] as const;
  return parts.map(({ path, ...part }) => ({ ...part, path: placed(path, by[0], by[1], size) }));
}

function headParts(
  { hair = 'short', hairColour = '#231a18', skin = SKIN, mood = 'smile', hasPeci = false, onHead = [], head }: Figure,
  look: Look,
): SilhouettePart[] {
  if (head) return [...head, ...(hasPeci ? [PECI] : []), ...onHead];
  const parts: SilhouettePart[] = [];
  const add = (fill: string, path: string): void => {
    parts.push({ fill, path });
  };
  const behind: Partial<Record<NonNullable<Figure['hair']>, string>> = {
    long: 'M100 8C58 8 48 44 52 84C50 126 46 160 56 186L84 176L100 120L116 176L144 186C154 160 150 126 148 84C152 44 142 8 100 8Z',
    braids: ellipse(54, 78, 16, 22) + ellipse(146, 78, 16, 22) + ellipse(50, 116, 11, 20) + ellipse(150, 116, 11, 20),
    bun: ellipse(100, 8, 22, 18),
  };
  add(hairColour, behind[hair] ?? ellipse(100, 66, 20));
  const isSide = look === 'side';
  if (hair !== 'hijab' && hair !== 'long' && !isSide)
    add(shaded(skin, 0.9), ellipse(64, 70, 7, 11) + ellipse(136, 70, 7, 11));
  add(skin, FACE);
  if (look === 'back') {
    add(
      hair === 'bald' ? skin : hairColour,
      hair === 'hijab'
        ? 'M100 10C54 10 48 56 54 98C46 130 44 168 62 196Q100 222 138 196C156 168 154 130 146 98C152 56 146 10 100 10Z'
        : ellipse(100, 60, 39, 47),
    );
    if (hair === 'long') add(hairColour, 'M61 60H139Q150 130 142 186Q120 196 100 192Q80 196 58 186Q50 130 61 60Z');
    return [...parts, ...(hasPeci ? [PECI] : []), ...onHead];
  }
  if (hair === 'hijab') {
    add(
      hairColour,
      `M100 10C54 10 48 56 54 98C46 130 44 168 62 196Q100 222 138 196C156 168 154 130 146 98C152 56 146 10 100 10Z${isSide ? placed(FACE_OPENING, TURN, 0, 1) : FACE_OPENING}`,
    );
    // The cloth's fold under the chin, and its edge around the face.
    add(
      shaded(hairColour, 0.84),
      'M72 104Q100 150 140 152Q112 166 84 150Q64 136 62 112ZM62 186Q100 208 138 186L134 196Q100 214 66 196Z',
    );
    if (!isSide)
      add(hex(mix(rgb(hairColour), [255, 255, 255], 0.16)), 'M76 40C84 28 116 28 124 40C116 34 84 34 76 40Z');
  } else if (hair === 'toque') {
    add('#f7f5f0', 'M66 40H134V4C150 -20 128 -44 110 -34C100 -52 72 -46 74 -28C52 -34 46 -4 66 10Z');
  } else if (hair !== 'bald') {
    add(
      hairColour,
      hair === 'short'
        ? 'M62 70C54 16 82 10 100 12C120 10 146 18 138 70C132 52 128 44 116 40C98 48 80 44 70 46Z'
        : 'M62 82C52 20 80 10 100 12C122 10 148 22 138 82C134 58 122 46 104 36C90 48 70 56 62 82Z',
    );
    add(hex(mix(rgb(hairColour), [255, 255, 255], 0.14)), 'M76 30Q92 16 114 20Q94 24 82 36Z');
  }
  if (isSide && hair !== 'hijab') {
    if (hair !== 'bald' && hair !== 'toque')
      add(hairColour, 'M62 74C54 16 82 10 100 12L106 38Q90 46 87 66Q84 86 74 94Q64 88 62 74Z');
    add(shaded(skin, 0.9), ellipse(82, 74, 7, 11));
  }
  const brows = hair === 'bald' ? '#8a8078' : hair === 'hijab' ? '#2a1c18' : shaded(hairColour, 0.8);
  const isLashed = hair === 'long' || hair === 'bun' || hair === 'hijab' || hair === 'braids';
  const face = faceOf(skin, brows, mood, isLashed);
  return [...parts, ...(hasPeci ? [PECI] : []), ...(isSide ? turnedFace(face) : face), ...onHead];
}

/** A face that looks to the right: without the cheek that is turned away. */
const turnedFace = ([, ...features]: readonly SilhouettePart[]): SilhouettePart[] =>
  features.map(({ fill, path }) => ({ fill, path: placed(path, TURN, 0, 1) }));

/** Eyes, brows, nose and mouth, and a little red on the cheeks. */
function faceOf(skin: string, brows: string, mood: Mood, isLashed: boolean): SilhouettePart[] {
  const nose = {
    fill: shaded(skin, 0.82),
    path: 'M99 72Q94 82 95 85Q100 89 105 85Q104 82 103 80Q102 84 98 83Q98 78 101 72Z',
  };
  const cheeks = { fill: blushing(skin), path: `${ellipse(78, 84, 8, 5)}${ellipse(122, 84, 8, 5)}` };
  // Dark eyes under a lid look friendly; all round in white they stare.
  const lids =
    'M77 70Q80 60.5 87 61Q93 62 95 69Q91 65.5 86 65.5Q81 66 77 70ZM123 70Q120 60.5 113 61Q107 62 105 69Q109 65.5 114 65.5Q119 66 123 70Z';
  const lashes = 'M78 69L72.5 64.5L79.5 64ZM122 69L127.5 64.5L120.5 64Z';
  const eyes: SilhouettePart[] = [
    { fill: '#fbf7f2', path: `${ellipse(86, 69.5, 8, 5.4)}${ellipse(114, 69.5, 8, 5.4)}` },
    { fill: '#3a2418', path: `${ellipse(86.5, 69.5, 5.6, 5.6)}${ellipse(113.5, 69.5, 5.6, 5.6)}` },
    { fill: '#ffffff', path: `${ellipse(88.6, 67.4, 1.9)}${ellipse(115.6, 67.4, 1.9)}` },
    { fill: '#2a1c18', path: isLashed ? lids + lashes : lids },
  ];
  const closed = {
    asleep: 'M77 69Q86 77 95 69L94 73Q86 80 78 73ZM105 69Q114 77 123 69L122 73Q114 80 106 73Z',
    laugh: 'M77 72Q86 61 95 72L93 74Q86 66 79 74ZM105 72Q114 61 123 72L121 74Q114 66 107 74Z',
  };
  const calm = {
    fill: brows,
    path: 'M76 60Q85 53 95 57L94 60Q85 57 77 63ZM124 60Q115 53 105 57L106 60Q115 57 123 63Z',
  };
  switch (mood) {
    case 'sad':
      return [
        cheeks,
        ...eyes,
        { fill: brows, path: 'M75 61Q86 57 96 51L96 55Q87 61 77 64ZM125 61Q114 57 104 51L104 55Q113 61 123 64Z' },
        nose,
        { fill: '#9a3f3a', path: 'M87 101Q100 88 113 101L111 104Q100 94 89 104Z' },
        { fill: '#8fd0f2', path: 'M82 78Q76 90 82 94Q88 90 82 78Z' },
      ];
    case 'laugh':
      return [
        cheeks,
        { fill: '#2a1c18', path: closed.laugh },
        calm,
        nose,
        { fill: '#7c2b2b', path: 'M82 88Q100 94 118 88Q116 110 100 110Q84 110 82 88Z' },
        { fill: '#fdfaf6', path: 'M85 90Q100 95 115 90L113 96Q100 99 87 96Z' },
        { fill: '#d9706a', path: ellipse(100, 105, 9, 4) },
      ];
    case 'asleep':
      return [
        cheeks,
        { fill: '#2a1c18', path: closed.asleep },
        calm,
        nose,
        { fill: '#a8433f', path: ellipse(100, 98, 7, 4) },
      ];
    default:
      return [
        cheeks,
        ...eyes,
        calm,
        nose,
        { fill: '#a8433f', path: 'M86 92Q100 97 114 92Q108 105 100 105Q92 105 86 92Z' },
        { fill: '#fdfaf6', path: 'M90 94Q100 97.5 110 94Q106 98.5 100 98.5Q94 98.5 90 94Z' },
      ];
  }
}

/** Nobody in a veil has bare arms. */
export const hasShortSleeves = ({ isShortSleeved = false, hair, wears }: Figure): boolean =>
  isShortSleeved && hair !== 'hijab' && wears !== 'gown';

/** Arms over the body, with what they hold, and what is worn on top. */
function limbs(spec: Figure, lowered: number): SilhouettePart[] {
  const { top, skin = SKIN, pose = 'stand', extra = [], idle = [], holds = [] } = spec;
  const parts = [
    ...(pose === 'hold' ? [] : [...extra, ...(pose === 'sit' ? [] : idle)]),
    ...(pose === 'hold' ? holds : []),
    ...armsOf(holds.length > 0 && pose !== 'wave' ? 'hold' : pose, {
      sleeve: top,
      skin,
      isShort: hasShortSleeves(spec),
    }),
  ];
  if (pose === 'sit' && holds.length > 0) parts.unshift(...holds);
  return lowered === 0 ? parts : parts.map(({ fill, path }) => ({ fill, path: placed(path, 0, lowered, 1) }));
}

/** What tells cloth from a painted board: a collar, a few folds. */
function foldsOf(top: string, wears: Figure['wears']): SilhouettePart[] {
  const fold = shaded(top, 0.8);
  return [
    {
      fill: fold,
      path: 'M72 150Q70 190 72 230L67 264L63 262Q66 200 72 150ZM128 150Q130 190 128 230L133 264L137 262Q134 200 128 150Z',
    },
    { fill: fold, path: 'M82 126Q100 146 118 126L114 125Q100 138 86 125Z' },
    ...(wears === 'trousers' || wears === 'shorts' ? [{ fill: '#2a2422', path: 'M64 262H136V270H64Z' }] : []),
  ];
}

/** A single person. */
export const whole = (parts: SilhouettePart[], top = -16): SilhouetteShape => ({
  box: [22, top, 156, 508 - top],
  parts,
});

/** A single person with all that stands out from them: a tall hat, a staff, a sack. */
export function allOf(parts: SilhouettePart[]): SilhouetteShape {
  const [left, top, right] = boundsOf(parts.map(({ path }) => path));
  return {
    box: [Math.min(22, left), Math.min(-12, top), Math.max(178, right) - Math.min(22, left), 508 - Math.min(-12, top)],
    parts,
  };
}

/** Several people side by side on one ground, each at their own size. */
export function group(
  members: readonly { parts: readonly SilhouettePart[]; x: number; size: number }[],
  width: number,
): SilhouetteShape {
  const parts = members.flatMap(({ parts: own, x, size }) =>
    own.map(({ fill, path }) => ({ fill, path: placed(path, x, 508 * (1 - size), size) })),
  );
  // A crown may reach higher than a head.
  const top = Math.min(0, boundsOf(parts.map(({ path }) => path))[1]);
  return { box: [0, top, width, 512 - top], parts };
}
