import { WEDDING_PAIR } from './attireDrawings.ts';
import { BABY } from './babyDrawings.ts';
import { BARISTA, COMPANY, PECI_MAN, RIDER } from './companyDrawings.ts';
import { COSTUMED } from './costumeDrawings.ts';
import { DRESSED_ANIMALS } from './dressedAnimals.ts';
import { allOf, type Figure, figure, whole } from './figure.ts';
import { handInHand, standingGroup } from './figureGroups.ts';
import { HELD } from './figurePoses.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';
import { ASTRONAUT, NINJA, STORIED } from './storyDrawings.ts';
import { UNIFORMED } from './uniformDrawings.ts';

const MAN: Figure = { isShortSleeved: true, top: '#3d6a9e', bottom: '#2e3440', wears: 'trousers' };
const WOMAN: Figure = {
  skin: '#d3a077',
  isShortSleeved: true,
  hair: 'long',
  top: '#c2486a',
  bottom: '#c2486a',
  wears: 'skirt',
};
const HIJABI: Figure = {
  skin: '#d8a880',
  hair: 'hijab',
  hairColour: '#e6a7b4',
  top: '#8d5a7c',
  bottom: '#8d5a7c',
  wears: 'gown',
};
const MOTHER: Figure = {
  hair: 'bun',
  top: '#3f8f7a',
  bottom: '#7a4a2a',
  wears: 'gown',
  idle: [{ fill: '#d9a441', path: 'M60 300L140 310V322L58 312ZM54 380L150 392V402L52 390Z' }],
};
const BOY: Figure = {
  isChild: true,
  skin: '#bd845b',
  isShortSleeved: true,
  top: '#e2743a',
  bottom: '#3a5a8c',
  wears: 'shorts',
};
const GIRL: Figure = {
  isChild: true,
  skin: '#d09a70',
  isShortSleeved: true,
  hair: 'braids',
  top: '#f0b73e',
  bottom: '#e0607e',
  wears: 'skirt',
};
const GRANDMOTHER: Figure = {
  hair: 'bun',
  hairColour: '#d8d4ce',
  top: '#8a6a9a',
  bottom: '#5d4636',
  wears: 'gown',
  idle: [{ fill: '#6b4326', path: 'M158 276h10v218h-10Z' }],
};
const GRANDFATHER: Figure = {
  skin: '#b98460',
  hair: 'bald',
  top: '#8c8468',
  bottom: '#4a4650',
  wears: 'trousers',
  onHead: [
    {
      fill: '#e4e0da',
      path: 'M66 84Q70 122 100 128Q130 122 134 84Q122 104 100 100Q78 104 66 84ZM62 58Q58 40 70 34L66 64ZM138 58Q142 40 130 34L134 64Z',
    },
  ],
  idle: [{ fill: '#6b4326', path: 'M158 276h10v218h-10Z' }],
};
const SUIT: Figure = {
  top: '#2b3350',
  bottom: '#242a40',
  wears: 'trousers',
  extra: [
    { fill: '#f4f2ee', path: 'M84 128L100 190L116 128Q100 138 84 128Z' },
    { fill: '#a8323e', path: 'M94 138H106L110 182L100 196L90 182Z' },
  ],
  idle: [{ fill: '#4a3226', path: 'M26 288h48v38h-48ZM42 280h16v8h-16Z' }],
};
const PAN: readonly SilhouettePart[] = [
  { fill: '#4b4f57', path: 'M116 202Q160 240 204 202L200 196H120ZM200 196h46v8h-46Z' },
  { fill: '#f2b54a', path: 'M128 198Q160 176 192 198Z' },
];
const COOK: Figure = {
  hair: 'toque',
  top: '#f4f2ee',
  bottom: '#3a3f4a',
  wears: 'trousers',
  extra: [{ fill: '#fbfaf7', path: 'M70 200H130L140 400Q100 412 60 400Z' }],
  idle: PAN,
};
const APRON: SilhouettePart = { fill: '#f6e7c8', path: 'M74 190H126L140 420Q100 432 60 420Z' };
const HOME_COOK: Figure = {
  hair: 'bun',
  top: '#b8506a',
  bottom: '#5d4636',
  wears: 'gown',
  extra: [APRON],
  idle: PAN,
};
const VEILED_COOK: Figure = {
  hair: 'hijab',
  hairColour: '#7fa89c',
  top: '#b8506a',
  bottom: '#5d4636',
  wears: 'gown',
  extra: [APRON],
  idle: PAN,
};
const READER: Figure = {
  hair: 'long',
  top: '#3f7fa8',
  bottom: '#3a4a66',
  wears: 'skirt',
  pose: 'hold',
  holds: HELD.book!,
};
const TEACHER: Figure = {
  hair: 'hijab',
  hairColour: '#e8d9b8',
  top: '#7d8f5a',
  bottom: '#5f6d48',
  wears: 'gown',
  idle: [{ fill: '#8a5a34', path: 'M150 250L214 150L220 154L158 256Z' }],
};
const DOCTOR: Figure = {
  top: '#f4f6f8',
  bottom: '#4a6a86',
  wears: 'trousers',
  extra: [
    { fill: '#f4f6f8', path: 'M62 256H138L148 400Q100 410 52 400Z' },
    { fill: '#d3dae0', path: 'M98 270H102L103 404H97ZM66 316H86V320H66ZM114 316H134V320H114Z' },
    { fill: '#3a444e', path: 'M84 128Q82 190 100 200Q118 190 116 128H110Q112 182 100 190Q88 182 90 128Z' },
    { fill: '#8a96a2', path: ellipse(100, 204, 10) },
  ],
};
const PUPIL: Figure = {
  isChild: true,
  isShortSleeved: true,
  top: '#f6f6f4',
  bottom: '#b8282e',
  wears: 'shorts',
  extra: [
    { fill: '#b8282e', path: 'M94 132H106L108 170L100 182L92 170Z' },
    { fill: '#2f4f8c', path: 'M64 136h10v110h-10ZM126 136h10v110h-10Z' },
  ],
  onHead: [
    { fill: '#b8282e', path: 'M64 34Q100 8 136 34V44H64Z' },
    { fill: '#f6f6f4', path: rect(64, 40, 72, 6) },
  ],
};

/** The ghost of Indonesian stories: a white robe, and black hair over a pale face. */
const KUNTILANAK: Figure = {
  hair: 'long',
  hairColour: '#15121a',
  top: '#eceae4',
  bottom: '#eceae4',
  wears: 'gown',
  skin: '#d6d3cc',
  extra: [
    {
      fill: '#15121a',
      path: 'M60 40Q70 4 100 6Q130 4 140 40L152 250Q138 268 126 236L118 130L110 60Q100 36 90 60L82 130L74 236Q62 268 48 250Z',
    },
    { fill: '#7d2a2a', path: `${ellipse(92, 72, 4)}${ellipse(108, 72, 4)}` },
  ],
};

/** A body in its shroud, tied over the head, at the neck and at the feet. */
const POCONG: SilhouetteShape = {
  box: [22, -40, 156, 548],
  parts: [
    {
      fill: '#e6e2d8',
      path: 'M84 -36Q100 -44 116 -36L110 6Q150 20 150 76Q150 116 134 132Q160 170 156 280Q152 420 132 506H68Q48 420 44 280Q40 170 66 132Q50 116 50 76Q50 20 90 6Z',
    },
    {
      fill: '#c9c3b6',
      path: 'M88 4H112V14H88ZM66 128H134V140H66ZM60 440H140V452H60ZM74 150L66 430H74L84 152ZM126 150L134 430H126L116 152Z',
    },
    { fill: '#2a2624', path: ellipse(100, 74, 34, 42) },
    { fill: '#b9b2a6', path: ellipse(100, 76, 27, 35) },
    {
      fill: '#15121a',
      path: `${ellipse(89, 70, 8, 10)}${ellipse(111, 70, 8, 10)}M90 98Q100 92 110 98L108 102Q100 97 92 102Z`,
    },
  ],
};

const HIJAB_MOTHER: Figure = { hair: 'hijab', hairColour: '#5f8a86', top: '#a8566a', bottom: '#a8566a', wears: 'gown' };

/** In a pointed hat of bamboo, with a hoe. */
const FARMER: Figure = {
  top: '#4f7f8c',
  bottom: '#4a4038',
  wears: 'trousers',
  onHead: [
    { fill: '#d8b46a', path: 'M14 44L100 -18L186 44Q100 64 14 44Z' },
    { fill: '#b8924c', path: 'M14 44Q100 64 186 44L182 40Q100 56 18 40Z' },
  ],
  extra: [{ fill: '#d9cfb4', path: 'M70 128Q100 150 130 128L126 140Q100 160 74 140Z' }],
  idle: [
    { fill: '#7a5230', path: 'M168 150L178 148L186 500L176 500Z' },
    { fill: '#8a9098', path: 'M160 140L216 150L214 168L160 160Z' },
  ],
};

/** In the brown of the Indonesian police, with a peaked cap. */
const POLICE: Figure = {
  top: '#a8926a',
  bottom: '#4a3c2c',
  wears: 'trousers',
  extra: [
    { fill: '#3a2f22', path: 'M64 254H136V270H64ZM94 132H106L109 196L100 206L91 196Z' },
    { fill: '#e8c040', path: `${ellipse(122, 168, 8)}${rect(92, 256, 16, 12)}` },
    { fill: '#f4f2ec', path: 'M66 146L72 142L136 258L130 262Z' },
  ],
  onHead: [
    { fill: '#3a2f22', path: 'M56 40Q52 8 72 -2Q100 -14 128 -2Q148 8 144 40L138 34Q100 22 62 34Z' },
    { fill: '#22201c', path: 'M62 34Q100 22 138 34L150 50Q100 34 56 46Z' },
    { fill: '#e8c040', path: ellipse(100, 14, 9) },
  ],
};

/** With a cap and the straps of a backpack. */
const HIKER: Figure = {
  top: '#c2642e',
  bottom: '#4a5240',
  wears: 'trousers',
  extra: [{ fill: '#2f4f3c', path: 'M66 132H78V246H66ZM122 132H134V246H122ZM66 208H134V218H66Z' }],
  onHead: [{ fill: '#2f4f3c', path: 'M62 48C58 6 142 6 138 48L160 54Q110 36 62 48Z' }],
};

/** In a white coat over a blue shirt. */
const SCIENTIST: Figure = {
  top: '#f4f6f8',
  bottom: '#4a5a6e',
  wears: 'trousers',
  extra: [
    { fill: '#f4f6f8', path: 'M62 260H98V404H56ZM102 260H138L144 404H102Z' },
    { fill: '#5f86b0', path: 'M84 128L100 176L116 128Q100 138 84 128Z' },
    { fill: '#cfd6dc', path: 'M112 196h18v22h-18Z' },
  ],
};

/** In an ochre robe that leaves a shoulder bare. */
const MONK: Figure = {
  hair: 'bald',
  hasPeci: false,
  top: '#d9822b',
  bottom: '#c8701f',
  wears: 'gown',
  extra: [
    { fill: '#c98d62', path: 'M112 128Q132 128 143 150L138 176Q122 152 104 138Z' },
    { fill: '#a85a18', path: 'M70 130L84 126L138 196L136 214ZM58 196L66 192L132 262L128 270Z' },
  ],
};

/** Who is drawn alone, by the name in `Plan.subject`: pose, mood and clothes may change, and more of them may stand together. */
export const PEOPLE: Readonly<Record<string, Figure>> = {
  person: MAN,
  woman: WOMAN,
  hijabi: HIJABI,
  mother: MOTHER,
  boy: BOY,
  girl: GIRL,
  grandmother: GRANDMOTHER,
  grandfather: GRANDFATHER,
  businessman: SUIT,
  reader: READER,
  doctor: DOCTOR,
  police: POLICE,
  pupil: PUPIL,
  barista: BARISTA,
  'peci-man': PECI_MAN,
  cook: COOK,
  'home-cook': HOME_COOK,
  'veiled-cook': VEILED_COOK,
  kuntilanak: KUNTILANAK,
  ...UNIFORMED,
  ...COSTUMED,
  ...STORIED,
  hiker: HIKER,
  monk: MONK,
  scientist: SCIENTIST,
};

/** In the black of pencak silat, with a red belt. */
const FIGHTER: Figure = {
  top: '#26262c',
  bottom: '#222228',
  wears: 'trousers',
  extra: [
    { fill: '#f2efe6', path: 'M88 128L100 156L112 128Q100 138 88 128Z' },
    { fill: '#c8282e', path: 'M64 248H136V264H64ZM92 262H102L96 310H84Z' },
  ],
};

/** A head like a box with lamps for eyes, a panel on the chest. */
const ROBOT: Figure = {
  hair: 'bald',
  skin: '#9aa6b2',
  top: '#7f8c9a',
  bottom: '#5f6b78',
  wears: 'trousers',
  extra: [
    { fill: '#5f6b78', path: 'M64 262H136V274H64Z' },
    { fill: '#2b343e', path: rect(76, 160, 48, 54) },
    { fill: '#f2b53a', path: `${ellipse(88, 176, 6)}${ellipse(112, 176, 6)}` },
    { fill: '#62d0e8', path: rect(82, 192, 36, 10) },
  ],
  onHead: [
    { fill: '#5f6b78', path: `${rect(97, -22, 6, 40)}${rect(48, 52, 12, 34)}${rect(140, 52, 12, 34)}` },
    { fill: '#e8503e', path: ellipse(100, -24, 10) },
    { fill: '#b4c0cb', path: 'M66 12H134Q142 12 142 20V106Q142 116 132 116H68Q58 116 58 106V20Q58 12 66 12Z' },
    { fill: '#2b343e', path: 'M68 40H138V78H68Z' },
    { fill: '#62d0e8', path: `${ellipse(88, 59, 11)}${ellipse(120, 59, 11)}` },
    { fill: '#e8f8fc', path: `${ellipse(91, 56, 4)}${ellipse(123, 56, 4)}` },
    { fill: '#5f6b78', path: `${rect(84, 92, 40, 8)}` },
  ],
};

const SKATER: Figure = {
  top: '#e0a030',
  bottom: '#3a4256',
  wears: 'trousers',
  isShortSleeved: true,
  onHead: [{ fill: '#c8322e', path: 'M60 44C58 -2 82 -16 102 -16C124 -16 142 -2 140 44Q100 30 60 44Z' }],
};

/** In a red jacket, with a cap and goggles. */
const SKIER: Figure = {
  top: '#c8322e',
  bottom: '#26303f',
  wears: 'trousers',
  onHead: [
    { fill: '#2f5f9a', path: 'M58 50C54 -4 82 -18 102 -18C124 -18 146 -4 142 50Q100 34 58 50Z' },
    { fill: '#22262e', path: 'M62 56Q100 44 138 56V80Q118 88 100 78Q82 88 62 80Z' },
    { fill: '#8fc4e0', path: 'M68 60Q100 50 132 60V76Q116 80 100 72Q84 80 68 76Z' },
  ],
};

const ACROBAT: Figure = { top: '#7a3a9a', bottom: '#2f2f66', wears: 'trousers', isShortSleeved: true };

/** In a tutu. */
const BALLERINA: Figure = {
  hair: 'bun',
  top: '#f0b8c8',
  bottom: '#f4cdd8',
  wears: 'shorts',
  isShortSleeved: true,
  extra: [
    { fill: '#f6d4de', path: 'M64 232Q100 222 136 232Q206 244 222 272Q160 290 100 290Q40 290 -22 272Q-6 244 64 232Z' },
    { fill: '#e8a8bc', path: 'M64 232Q100 224 136 232L138 246Q100 236 62 246Z' },
  ],
};

/** Whoever can act: those who are drawn alone, and those who otherwise have only one look. */
export const ACTORS: Readonly<Record<string, Figure>> = {
  ...PEOPLE,
  farmer: FARMER,
  teacher: TEACHER,
  footballer: { isShortSleeved: true, top: '#c8322e', bottom: '#f4f4f2', wears: 'shorts' },
  guitarist: MAN,
  rider: RIDER,
  fisherman: { ...FARMER, top: '#3f5f8a', bottom: '#5d4636' },
  robot: ROBOT,
  fighter: FIGHTER,
  skateboarder: SKATER,
  skier: SKIER,
  acrobat: ACROBAT,
  dancer: BALLERINA,
  astronaut: ASTRONAUT,
  ninja: NINJA,
  ...DRESSED_ANIMALS,
  walker: MAN,
  runner: { isShortSleeved: true, top: '#3f9a8a', bottom: '#22304a', wears: 'shorts' },
};

/** Who stands in each group. */
export const GROUPS: Readonly<Record<string, readonly { figure: Figure; size: number }[]>> = {
  friends: [
    { figure: MAN, size: 1 },
    { figure: WOMAN, size: 0.95 },
    {
      figure: { isShortSleeved: true, top: '#d08a3a', bottom: '#4a4a54', wears: 'trousers', skin: '#b87a50' },
      size: 1,
    },
    { figure: { ...HIJABI, hairColour: '#8fb8b0', top: '#5f7f9a', bottom: '#5f7f9a' }, size: 0.94 },
    { figure: { top: '#6b9a58', bottom: '#3d3a4a', wears: 'trousers', hairColour: '#3a2618' }, size: 0.97 },
  ],
  family: [
    { figure: MAN, size: 1 },
    { figure: GIRL, size: 0.6 },
    { figure: { ...HIJABI, hairColour: '#d9b0c0', top: '#6a8f7a', bottom: '#6a8f7a' }, size: 0.94 },
    { figure: BOY, size: 0.66 },
  ],
  children: [
    { figure: BOY, size: 1 },
    { figure: GIRL, size: 0.92 },
    {
      figure: {
        isChild: true,
        isShortSleeved: true,
        top: '#4a9a5e',
        bottom: '#6a4a8c',
        wears: 'shorts',
        skin: '#b87a50',
      },
      size: 0.97,
    },
    { figure: { ...GIRL, hair: 'long', top: '#8a6ac0', bottom: '#5a8ac0' }, size: 0.9 },
    { figure: { isChild: true, isShortSleeved: true, top: '#f0c24a', bottom: '#b8402e', wears: 'shorts' }, size: 0.94 },
  ],
  women: [
    { figure: HIJAB_MOTHER, size: 0.97 },
    { figure: MOTHER, size: 0.95 },
    { figure: HIJABI, size: 0.99 },
    { figure: { ...HIJAB_MOTHER, hairColour: '#c8a05a', top: '#6a5a9a', bottom: '#6a5a9a' }, size: 0.94 },
    { figure: { ...MOTHER, top: '#b8506a', bottom: '#3f5a8a' }, size: 0.98 },
  ],
  grandparents: [
    { figure: GRANDFATHER, size: 1 },
    { figure: GRANDMOTHER, size: 0.93 },
  ],
};

/** Two who are drawn as one where they stand, and who act as two. */
export const COUPLES: Readonly<Record<string, readonly { figure: Figure; size: number }[]>> = {
  couple: [
    { figure: MAN, size: 1 },
    { figure: WOMAN, size: 0.95 },
  ],
  'bridal-couple': WEDDING_PAIR,
};

/** The same hand in hand, as they stand. */
export const HAND_IN_HAND: Readonly<Record<string, SilhouetteShape>> = Object.fromEntries(
  Object.entries(COUPLES).map(([name, members]) => [name, handInHand(members)]),
);

/** People, by the name in `Plan.subject`. */
export const FIGURES: Record<string, SilhouetteShape> = {
  farmer: { box: [6, -20, 220, 528], parts: figure(FARMER) },
  person: whole(figure(MAN)),
  woman: whole(figure(WOMAN)),
  kuntilanak: whole(figure(KUNTILANAK)),
  pocong: POCONG,
  hijabi: whole(figure(HIJABI)),
  mother: whole(figure(MOTHER)),
  boy: whole(figure(BOY)),
  girl: whole(figure(GIRL)),
  grandmother: whole(figure(GRANDMOTHER)),
  grandfather: whole(figure(GRANDFATHER)),
  businessman: whole(figure(SUIT)),
  cook: { box: [22, -52, 230, 560], parts: figure(COOK) },
  'home-cook': { box: [22, -12, 230, 520], parts: figure(HOME_COOK) },
  'veiled-cook': { box: [22, -12, 230, 520], parts: figure(VEILED_COOK) },
  reader: whole(figure(READER)),
  teacher: {
    box: [22, -30, 420, 538],
    parts: [
      { fill: '#8a6238', path: rect(176, 6, 262, 196) + rect(196, 202, 14, 300) + rect(404, 202, 14, 300) },
      { fill: '#24493c', path: rect(188, 18, 238, 172) },
      {
        fill: '#e9efe9',
        path:
          rect(222, 50, 84, 7) +
          rect(222, 78, 130, 7) +
          rect(222, 106, 110, 7) +
          rect(340, 44, 50, 7) +
          rect(222, 134, 64, 7),
      },
      ...figure(TEACHER),
    ],
  },
  doctor: whole(figure(DOCTOR)),
  police: whole(figure(POLICE)),
  ...Object.fromEntries(
    Object.entries({ ...UNIFORMED, ...COSTUMED }).map(([name, spec]) => [name, whole(figure(spec), -26)]),
  ),
  ...Object.fromEntries(
    Object.entries({ ...STORIED, ...DRESSED_ANIMALS }).map(([name, spec]) => [name, allOf(figure(spec))]),
  ),
  hiker: whole(figure(HIKER)),
  ninja: allOf(figure(NINJA)),
  monk: whole(figure(MONK)),
  scientist: whole(figure(SCIENTIST)),
  pupil: whole(figure(PUPIL)),
  footballer: {
    box: [22, -12, 230, 520],
    parts: [
      ...figure({ isShortSleeved: true, top: '#c8322e', bottom: '#f4f4f2', wears: 'shorts' }),
      { fill: '#f8f8f8', path: ellipse(206, 462, 38) },
      {
        fill: '#26262a',
        path: 'M206 444L222 456L216 476H196L190 456ZM176 440L186 448L180 460ZM236 440L226 448L232 460ZM192 494L202 488H212L220 494Z',
      },
    ],
  },
  grandparents: standingGroup(GROUPS.grandparents!.slice(0, 2)),
  'mother-and-baby': whole([
    ...figure(MOTHER),
    { fill: '#f3d6a0', path: 'M56 176Q92 152 146 190Q152 236 112 250Q66 250 52 214Z' },
    { fill: '#c98d62', path: ellipse(72, 190, 22, 20) },
    { fill: '#231a18', path: 'M50 186C52 164 88 162 94 184C82 174 64 174 50 186Z' },
    { fill: '#2a1c18', path: ellipse(66, 194, 3) + ellipse(80, 194, 3) },
    { fill: '#3f8f7a', path: 'M34 206Q80 250 140 236L150 212Q160 250 128 268Q70 278 30 236Z' },
  ]),
  baby: BABY,
  women: standingGroup(GROUPS.women!.slice(0, 3)),
  ...COMPANY,
  family: standingGroup(GROUPS.family!.slice(0, 4)),
  children: standingGroup(GROUPS.children!.slice(0, 3)),
  friends: standingGroup(GROUPS.friends!.slice(0, 3)),
};
