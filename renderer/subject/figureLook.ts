import { hex, unpackColour } from '../light/colour.ts';
import type { Plan } from '../scene.ts';
import { roomOf } from '../scenes/room/roomKinds.ts';
import { allOf, type Figure, figure, hasShortSleeves, type Mood, shaded, SKIN, whole } from './figure.ts';
import { type Act, type Actor, drawAct } from './acts/act.ts';
import { actIn, secondActIn } from './acts/acts.ts';
import { drawAstride } from './acts/astride.ts';
import { isBackOfAnimal } from './backs.ts';
import { asideIn } from './acts/asides.ts';
import { ACTORS, COUPLES, GROUPS, PEOPLE } from './figureDrawings.ts';
import { several, standingGroup } from './figureGroups.ts';
import { HELD, type Pose } from './figurePoses.ts';
import { ellipse, placed } from './outlines.ts';
import { inUniform } from './animalUniforms.ts';
import { inKimono } from './legendDrawings.ts';
import { adatPair, wearsAdat } from './regionalAttire.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';
import { STORIED } from './storyDrawings.ts';

/** Details that change how somebody looks: what they do, feel and hold. */
export const POSE_DETAILS: Readonly<Record<string, Pose>> = { sitting: 'sit', walking: 'walk', waving: 'wave' };
export const MOOD_DETAILS: Readonly<Record<string, Mood>> = { sad: 'sad', laughing: 'laugh', asleep: 'asleep' };
export const HELD_DETAILS: Readonly<Record<string, string>> = {
  holdsBook: 'book',
  holdsPhone: 'phone',
  holdsCup: 'cup',
  holdsBowl: 'bowl',
  holdsTray: 'tray',
  holdsBasket: 'basket',
  holdsParcel: 'parcel',
  holdsRacket: 'racket',
  holdsMicrophone: 'microphone',
  holdsCamera: 'camera',
  holdsFlowers: 'flowers',
  holdsLantern: 'lantern',
  holdsFlag: 'flag',
  holdsBroom: 'broom',
  holdsSword: 'sword',
  holdsBag: 'bag',
};

/** Whom only their clothes tell, which a blanket would cover. */
const TOLD_BY_CLOTHES: ReadonlySet<string> = new Set(
  'dancer doctor police barista businessman cook teacher pupil senior-pupil junior-pupil astronaut guard firefighter graduate soldier pilot attendant samurai cosplayer king queen princess wizard witch superhero santa clown magician monk scientist zombie warrior geisha fairy angel pirate viking vampire alien ogre archer elf spacewalker'.split(
    ' ',
  ),
);

/** The most of a kind that are drawn side by side. */
export const MOST = 5;

/** A long dress, falling to the feet. */
const GOWN = { wears: 'gown', extra: [], idle: [] } as const;

/** In a coat to the shins with its hood over the head. */
const inRaincoat = (spec: Figure, colour = '#f2c230'): Figure => ({
  ...spec,
  ...GOWN,
  hair: 'hijab',
  hairColour: colour,
  top: colour,
  bottom: colour,
  onHead: [],
});

/** Lace over a sarong with a golden sash, and the sash over the shoulder. */
const KEBAYA: readonly SilhouettePart[] = [
  {
    fill: '#f4e6d8',
    path: 'M96 140L84 268H90L100 160L110 268H116L104 140ZM66 200A4 4 0 1 1 74 200A4 4 0 1 1 66 200ZM126 200A4 4 0 1 1 134 200A4 4 0 1 1 126 200ZM70 236A4 4 0 1 1 78 236A4 4 0 1 1 70 236ZM122 236A4 4 0 1 1 130 236A4 4 0 1 1 122 236Z',
  },
  { fill: '#d9a441', path: 'M66 262H134V280H66ZM60 330L140 330V338L59 338ZM56 400L148 400V408L55 408Z' },
];

/** The belly of somebody who is pregnant. */
const bellyIn = (cloth: string): SilhouettePart[] => [
  { fill: shaded(cloth, 0.9), path: ellipse(108, 232, 47, 46) },
  { fill: shaded(cloth, 1.1), path: ellipse(110, 226, 40, 38) },
];

type Look = Pick<Plan, 'scene' | 'subject' | 'subjectColour' | 'details' | 'mount'> & Partial<Pick<Plan, 'beside'>>;

/** A ring around an eye. */
const ringAt = (x: number, y: number): string =>
  `M${x - 19} ${y}A19 17 0 1 0 ${x + 19} ${y}A19 17 0 1 0 ${x - 19} ${y}Z` +
  `M${x - 15} ${y}A15 13 0 1 1 ${x + 15} ${y}A15 13 0 1 1 ${x - 15} ${y}Z`;

/** Glasses before the eyes: clear (1) or dark (2). */
const glassesOf = (kind: number): SilhouettePart[] =>
  kind === 2
    ? [
        { fill: '#17181d', path: 'M60 58H140V66H137Q136 88 120 88Q104 88 102 68H98Q96 88 80 88Q64 88 63 66H60Z' },
        { fill: '#4d5868', path: 'M70 64L80 64L74 78L69 74ZM110 64L120 64L114 78L109 74Z' },
      ]
    : [
        { fill: '#e4f2f83c', path: `${ellipse(81, 70, 17, 15)}${ellipse(119, 70, 17, 15)}` },
        { fill: '#2b2420', path: `${ringAt(81, 70)}${ringAt(119, 70)}M98 66H102V70H98Z` },
      ];

/** A cap of a colour, with its peak. */
const capOf = (value: number): SilhouettePart[] => {
  const cloth = value === 1 ? '#2f5fa8' : hex(unpackColour(value));
  return [
    { fill: cloth, path: 'M59 46C58 8 80 -10 101 -10C124 -10 142 8 141 46Q100 30 59 46Z' },
    { fill: shaded(cloth, 0.72), path: 'M58 44Q100 24 142 44Q152 60 128 55Q100 45 72 55Q48 60 58 44Z' },
  ];
};

const BEARD: SilhouettePart = {
  fill: '#2a1f1a',
  path: 'M63 78Q62 126 100 134Q138 126 137 78Q130 98 118 98Q100 90 82 98Q70 98 63 78ZM84 106Q100 116 116 106Q114 112 100 114Q86 112 84 106Z',
};

/** Glasses, cap and beard, as a plan has them. */
const withAccessories = (look: Figure, { spectacles, cap, beard }: Look['details']): Figure =>
  spectacles || cap || beard
    ? {
        ...look,
        onHead: [
          ...(look.onHead ?? []),
          ...(beard ? [BEARD] : []),
          ...(spectacles ? glassesOf(spectacles) : []),
          ...(cap ? capOf(cap) : []),
        ],
      }
    : look;

/** How many of its subject a plan shows. */
export const countOf = ({ details }: Pick<Plan, 'details'>): number =>
  Math.max(1, Math.min(MOST, Math.round(details.count ?? 1)));

const dressColourOf = (details: Look['details']): string | undefined =>
  details.dressColour === undefined ? undefined : hex(unpackColour(details.dressColour));

/** A subject's figure in the clothes, pose and mood that its plan asks for. */
function dressed(name: string, { scene, subjectColour, details, mount }: Look): Figure {
  const plain = ACTORS[name]!;
  const natural = plain.head && details.inUniform ? inUniform(name, plain, details.inUniform) : plain;
  const find = <Value>(table: Readonly<Record<string, Value>>): Value | undefined =>
    Object.entries(table).find(([detail]) => details[detail])?.[1];
  const colourOf = (detail: string): string | undefined =>
    details[detail] === undefined ? undefined : hex(unpackColour(details[detail]));
  const isVeiled = natural.hair === 'hijab';
  // "perempuan berhijab hitam": the colour is the veil's; anybody else's is the colour of the clothes.
  const named = subjectColour ? hex(subjectColour) : undefined;
  const veil = isVeiled ? (colourOf('veilColour') ?? named) : undefined;
  const hair = isVeiled ? undefined : colourOf('hairColour');
  const cloth = colourOf('dressColour') ?? (isVeiled ? undefined : named);
  const isOnePiece = natural.top === natural.bottom || Boolean(details.gown ?? details.kimono);
  // Hands lie on the table, or hold what the prompt says.
  const isAtTable = scene === 'table';
  const held = isAtTable ? undefined : find(HELD_DETAILS);
  const mood = find(MOOD_DETAILS);
  const canLie = !mount && !held && !TOLD_BY_CLOTHES.has(name) && (details.count ?? 1) === 1;
  const resting = mood === 'asleep' ? (canLie ? 'lie' : 'sit') : undefined;
  const pose = isAtTable ? 'table' : (find(POSE_DETAILS) ?? resting ?? (held ? 'hold' : undefined));
  const look: Figure = {
    ...natural,
    ...(details.female && { hair: 'long' as const }),
    ...(details.veiled && { hair: 'hijab' as const, hairColour: '#9db8c9' }),
    ...(details.gown && GOWN),
    ...(details.kebaya && {
      wears: 'gown' as const,
      extra: KEBAYA.slice(0, 1),
      idle: KEBAYA.slice(1),
      bottom: '#7a4a2a',
    }),
    ...(details.kimono && inKimono(cloth)),
    ...(cloth && { top: cloth, ...(isOnePiece && !details.kebaya && { bottom: cloth }) }),
    ...(veil && { hairColour: veil }),
    ...(hair && { hairColour: hair }),
    ...(pose && { pose }),
    ...(mood && { mood }),
    ...(details.peci && { hasPeci: true }),
    ...(held && { holds: HELD[held]! }),
  };
  const worn = withAccessories(look, details);
  const shown = details.pregnant ? { ...worn, extra: [...(worn.extra ?? []), ...bellyIn(worn.top)] } : worn;
  return details.raincoat ? inRaincoat(shown, cloth) : shown;
}

/** Whether somebody can be drawn in an act. */
export const canAct = (name: string): boolean => name in ACTORS || name in GROUPS || name in COUPLES;

/** Who stands in a group, in what its plan has them wear. */
const membersOf = (name: string, { details }: Look): readonly Actor[] | undefined =>
  details.raincoat
    ? GROUPS[name]?.map(({ figure: spec, size }) => ({ figure: inRaincoat(spec, dressColourOf(details)), size }))
    : GROUPS[name];

/** The two of a couple, in what a plan has them wear. */
const coupleOf = (name: string, { details }: Pick<Look, 'details'>): readonly Actor[] | undefined =>
  details.adat && wearsAdat(name) ? adatPair(details.adat) : COUPLES[name];

/** Whether several of somebody wear the same: what the plan names, or what one knows them by. */
const keepsClothes = (name: string, { details }: Look): boolean =>
  details.dressColour !== undefined || TOLD_BY_CLOTHES.has(name);

/** Those who act where a plan shows somebody. */
function actorsOf(name: string, look: Look): readonly Actor[] {
  const count = countOf(look);
  const group = membersOf(name, look);
  if (group) return group.slice(0, name === 'family' || count === 1 ? usualSize(name) : count);
  return coupleOf(name, look) ?? several(dressed(name, look), count, keepsClothes(name, look));
}

const CHILDREN: ReadonlySet<string> = new Set(['boy', 'girl', 'pupil']);
const CHILD_SIZE = 0.68;

/** Whoever a plan puts beside one who acts, where both are drawn in one picture of the act; null without. */
export function companyOf({ subject, beside, details, mount }: Look): string | null {
  const isOne = subject !== null && subject in ACTORS && (details.count ?? 1) === 1;
  const isWith = beside && (beside in ACTORS || (secondActIn(details) && canAct(beside)));
  return isOne && isWith && !mount && actIn(details) ? beside : null;
}

/** Room between two acts. */
const BETWEEN_ACTS = 40;
const GROUND = 508;

/** Two acts on one ground, the second to the right of the first and `size` as large. */
function beside(first: SilhouetteShape, second: SilhouetteShape, size: number): SilhouetteShape {
  const [left, top, wide] = first.box;
  const by = left + wide + BETWEEN_ACTS - second.box[0] * size;
  const parts = second.parts.map(({ fill, path }) => ({ fill, path: placed(path, by, GROUND * (1 - size), size) }));
  const highest = Math.min(top, GROUND - (GROUND - second.box[1]) * size);
  return {
    box: [left, highest, wide + BETWEEN_ACTS + second.box[2] * size, GROUND - highest],
    parts: [...first.parts, ...parts],
  };
}

/** Somebody who acts and who is with them: doing the same, or looking on. */
function drawCompany(act: Act, name: string, company: string, look: Look): SilhouetteShape {
  const sizeOf = (one: string, other: string): number => (CHILDREN.has(one) && !CHILDREN.has(other) ? CHILD_SIZE : 1);
  const actor = { figure: dressed(name, look), size: sizeOf(name, company) };
  const second = secondActIn(look.details);
  if (second) {
    const others = company in ACTORS ? [{ figure: ACTORS[company]!, size: 1 }] : actorsOf(company, look);
    return beside(
      drawAct(act, [{ ...actor, size: 1 }], [], asideIn(look.details)),
      drawAct(second, others),
      sizeOf(company, name) / sizeOf(name, company),
    );
  }
  const other = { figure: ACTORS[company]!, size: sizeOf(company, name) };
  const aside = asideIn(look.details);
  return look.details.together ? drawAct(act, [actor, other], [], aside) : drawAct(act, [actor], [other], aside);
}

/** Whether a plan shows its subject on the back of an animal, and not alone on the ground. */
const isAstride = (look: Look): boolean => look.mount !== null && isBackOfAnimal(look.mount) && countOf(look) === 1;

/** The outline of a person or a group as a plan shows them; null for whatever has only one look. */
export function figureOf(name: string, look: Look): SilhouetteShape | null {
  const act = look.mount ? null : actIn(look.details);
  const company = name === look.subject ? companyOf(look) : null;
  if (act && company) return drawCompany(act, name, company, look);
  if (act && canAct(name)) return drawAct(act, actorsOf(name, look), [], asideIn(look.details));
  if (isAstride(look) && name in ACTORS)
    return drawAstride({ figure: dressed(name, look), size: 1 }, actIn(look.details));
  const count = countOf(look);
  const group = membersOf(name, look);
  const mood = Object.entries(MOOD_DETAILS).find(([detail]) => look.details[detail])?.[1];
  const couple = coupleOf(name, look);
  if (couple && !look.mount && (mood || look.details.sitting)) return standingGroup(inMood(couple, mood, look));
  if (group) {
    const members = group.slice(0, name === 'family' || count === 1 ? usualSize(name) : count);
    return standingGroup(inMood(members, mood, look));
  }
  const isTeacherAlone = name === 'teacher' && !isAtBoard(look);
  if (isTeacherAlone && count === 1) return whole(figure(dressed(name, look)));
  if (!(name in PEOPLE) && !ACTORS[name]?.head && !isTeacherAlone) return null;
  const spec = dressed(name, look);
  if (count > 1) return standingGroup(several(spec, count, keepsClothes(name, look)));
  const parts = figure(spec);
  if (spec.pose === 'sit') return { box: [22, 84, 156, 428], parts };
  if (spec.pose === 'lie') return { box: [0, 0, 612, 208], parts };
  const isWide = name === 'cook' || name === 'home-cook' || name === 'veiled-cook';
  const top = spec.hair === 'toque' ? -52 : -12;
  if (name in STORIED || spec.head || spec.holds) return allOf(parts);
  return isWide ? { box: [22, top, 230, 508 - top], parts } : whole(parts);
}

/** People with the same face and on chairs, where their plan says so. */
const inMood = (members: readonly Actor[], mood: Mood | undefined, { details, mount }: Look): Actor[] =>
  members.map(({ figure: spec, size }) => ({
    figure: { ...spec, ...(mood && { mood }), ...(details.sitting && !mount && { pose: 'sit' as const }) },
    size,
  }));

/** Whether a teacher is seen at a blackboard: in a classroom, or while teaching. */
export const isAtBoard = ({ scene, subject, details }: Pick<Plan, 'scene' | 'subject' | 'details'>): boolean =>
  details.teaches !== undefined ||
  details.writesOnBoard !== undefined ||
  (actIn(details) === null && scene === 'room' && roomOf(subject, details) === 'classroom');

const usualSize = (name: string): number => (name === 'grandparents' ? 2 : name === 'family' ? 4 : 3);

/** The skin, fur or metal of whoever acts. */
export const skinOf = (look: Look): string => actorsOf(look.subject ?? '', look)[0]?.figure.skin ?? SKIN;

/** The sleeve and skin of a person's arms on a table. */
export function armsLook(look: Look): { sleeve: string; skin: string } | null {
  const name = look.subject ?? '';
  if (!(name in PEOPLE) && !ACTORS[name]?.head) return null;
  const spec = dressed(name, look);
  const { top, skin = SKIN } = spec;
  return { sleeve: hasShortSleeves(spec) ? skin : top, skin };
}
