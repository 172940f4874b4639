import { type Figure, shaded } from './figure.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

const STEEL = '#aeb8c4';
const PALE_STEEL = '#d4dce4';
const GOLD = '#e2b53c';

/** In armour from head to foot, with sword and shield. */
const WARRIOR: Figure = {
  hair: 'bald',
  skin: STEEL,
  top: STEEL,
  bottom: '#8a95a3',
  wears: 'trousers',
  extra: [
    { fill: PALE_STEEL, path: 'M70 136Q100 150 130 136L136 200Q100 226 64 200Z' },
    { fill: '#b0323a', path: 'M78 204H122L128 300Q100 314 72 300Z' },
    { fill: GOLD, path: 'M94 214H106V236H124V248H106V286H94V248H76V236H94Z' },
    { fill: PALE_STEEL, path: `${ellipse(58, 146, 24, 20)}${ellipse(142, 146, 24, 20)}` },
    { fill: '#6b4a30', path: 'M64 252H136V264H64Z' },
    { fill: PALE_STEEL, path: `${ellipse(82, 388, 16, 18)}${ellipse(120, 388, 16, 18)}` },
  ],
  onHead: [
    { fill: '#b0323a', path: 'M96 18Q60 -10 34 26Q66 12 92 40Z' },
    { fill: STEEL, path: 'M58 72C54 18 82 8 100 8C118 8 146 18 142 72L138 112Q100 132 62 112Z' },
    { fill: PALE_STEEL, path: 'M66 56C66 24 88 16 100 16L102 30Q80 34 74 60Z' },
    { fill: '#22262e', path: 'M68 64H132V76H68ZM84 92H88V108H84ZM98 92H102V110H98ZM112 92H116V108H112Z' },
    { fill: PALE_STEEL, path: 'M96 8H104V90H96Z' },
  ],
  idle: [
    { fill: '#b0323a', path: 'M66 130Q34 240 24 430L62 440L74 260ZM134 130Q166 240 176 430L138 440L126 260Z' },
    { fill: '#e6ebf0', path: 'M158 60L166 40L174 60V246H158Z' },
    { fill: GOLD, path: 'M140 244H192V256H140Z' },
    { fill: '#6b4a30', path: 'M160 256H172V294H160Z' },
    { fill: '#2f5f9c', path: 'M4 200Q38 184 72 200Q74 290 38 330Q2 290 4 200Z' },
    { fill: GOLD, path: 'M32 206H44V250H66V262H44V312L38 320L32 312V262H10V250H32Z' },
  ],
};

/** A kimono with a broad sash. */
export const inKimono = (cloth = '#b8283c'): Pick<Figure, 'top' | 'bottom' | 'wears' | 'extra' | 'idle'> => ({
  top: cloth,
  bottom: cloth,
  wears: 'gown',
  extra: [
    { fill: '#f6ecdc', path: 'M84 126L100 190L116 126L124 128L104 206H96L76 128Z' },
    { fill: '#2f3f78', path: rect(62, 206, 76, 56) },
    { fill: GOLD, path: `${rect(62, 228, 76, 10)}${ellipse(100, 233, 10, 8)}` },
    {
      fill: '#f6c6d0',
      path: [
        [70, 320],
        [124, 350],
        [84, 400],
        [130, 440],
        [64, 460],
        [104, 300],
      ]
        .map(([x, y]) => `${ellipse(x!, y!, 9)}${ellipse(x! + 10, y! + 8, 6)}`)
        .join(''),
    },
    { fill: shaded(cloth, 0.76), path: 'M96 262H106L118 492H108Z' },
  ],
  idle: [
    {
      fill: cloth,
      path: 'M56 150Q30 220 24 320L62 326Q70 240 72 180ZM144 150Q170 220 176 320L138 326Q130 240 128 180Z',
    },
    { fill: '#f6ecdc', path: 'M24 316L62 322L62 330L24 326ZM176 316L138 322L138 330L176 326Z' },
  ],
});

const GEISHA: Figure = {
  ...inKimono(),
  hair: 'bun',
  hairColour: '#1c1618',
  skin: '#f2ddcc',
  onHead: [
    { fill: '#1c1618', path: 'M60 62Q46 20 82 14Q100 -14 118 14Q154 20 140 62Q128 34 100 34Q72 34 60 62Z' },
    { fill: '#f08fa8', path: `${ellipse(62, 26, 10)}${ellipse(74, 16, 8)}${ellipse(60, 40, 7)}` },
    { fill: GOLD, path: 'M118 4L160 -14L162 -8L120 12Z' },
    { fill: '#c8283c', path: 'M92 97Q100 92 108 97Q100 106 92 97Z' },
  ],
};

/** A wing of a fairy, light shining through. */
const fairyWings = (upper: string, lower: string): SilhouettePart[] => [
  { fill: upper, path: 'M76 160Q-40 20 -64 110Q-66 190 76 214ZM124 160Q240 20 264 110Q266 190 124 214Z' },
  { fill: lower, path: 'M76 210Q-30 220 -20 290Q10 340 80 244ZM124 210Q230 220 220 290Q190 340 120 244Z' },
];

const FAIRY: Figure = {
  hair: 'long',
  hairColour: '#d8a03c',
  top: '#6fc79a',
  bottom: '#7fd6a8',
  wears: 'skirt',
  isShortSleeved: true,
  extra: [
    { fill: '#a8ecc8', path: 'M66 250H134L150 330L126 316L112 340L98 318L82 340L70 316L52 330Z' },
    { fill: '#f6f2c8', path: `${ellipse(100, 150, 6)}${ellipse(86, 142, 4)}${ellipse(114, 142, 4)}` },
  ],
  idle: [
    { fill: '#f4e6a0', path: 'M160 170H165V290H160Z' },
    { fill: '#fff3a8', path: 'M162 128L169 150L192 152L174 166L181 188L162 175L144 188L151 166L132 152L155 150Z' },
  ],
  onHead: [
    {
      fill: '#f48fb4',
      path: [64, 80, 100, 120, 136].map((x, at) => ellipse(x, 34 - [0, 10, 14, 10, 0][at]!, 9)).join(''),
    },
  ],
  behind: fairyWings('#c8f0ff', '#e4d0ff'),
};

const ANGEL: Figure = {
  hair: 'long',
  hairColour: '#c8963c',
  top: '#fbf8f0',
  bottom: '#f6f1e4',
  wears: 'gown',
  extra: [{ fill: GOLD, path: 'M64 250H136V262H64Z' }],
  onHead: [
    {
      fill: '#ffe27a',
      path: 'M50 -18A50 14 0 1 1 150 -18A50 14 0 1 1 50 -18ZM60 -18A40 9 0 1 0 140 -18A40 9 0 1 0 60 -18Z',
    },
  ],
  behind: [
    {
      fill: '#fdfbf5',
      path: 'M80 150Q20 60 -50 70Q-70 120 -46 160Q-58 200 -34 236Q-40 280 -10 310Q40 300 84 220ZM120 150Q180 60 250 70Q270 120 246 160Q258 200 234 236Q240 280 210 310Q160 300 116 220Z',
    },
    {
      fill: '#e2dccb',
      path: 'M70 170Q10 130 -46 160L-40 168Q20 150 72 184ZM72 200Q20 200 -34 236L-26 242Q30 220 78 212ZM130 170Q190 130 246 160L240 168Q180 150 128 184ZM128 200Q180 200 234 236L226 242Q170 220 122 212Z',
    },
  ],
};

const PIRATE: Figure = {
  hairColour: '#2a1e18',
  top: '#8a2a30',
  bottom: '#2f2c34',
  wears: 'trousers',
  extra: [
    { fill: '#f2ead8', path: 'M82 128L92 250H108L118 128Q100 140 82 128Z' },
    { fill: '#2a2226', path: 'M62 246H138V266H62Z' },
    { fill: GOLD, path: 'M88 242H112V270H88ZM95 249V263H105V249Z' },
  ],
  onHead: [
    { fill: '#2a1e18', path: 'M64 84Q70 128 100 134Q130 128 136 84Q124 106 100 102Q76 106 64 84Z' },
    { fill: '#1c1a20', path: 'M30 40Q40 -26 100 -26Q160 -26 170 40Q140 18 100 22Q60 18 30 40Z' },
    { fill: '#f2ead8', path: `${ellipse(100, -4, 11, 10)}M78 10L122 2L123 7L79 15ZM78 2L122 10L121 15L77 7Z` },
    { fill: '#1c1a20', path: `${ellipse(114, 68, 12, 10)}M66 46L140 64L140 69L66 51Z` },
  ],
  idle: [
    { fill: '#d8dee4', path: 'M150 250Q206 190 196 90Q188 180 142 236Z' },
    { fill: GOLD, path: 'M132 236Q146 226 160 252Q150 268 138 262Z' },
  ],
};

const VIKING: Figure = {
  hairColour: '#b8762e',
  top: '#5f6b4a',
  bottom: '#5a4636',
  wears: 'trousers',
  extra: [
    { fill: '#8a6a48', path: 'M56 130Q100 164 144 130L150 172Q100 210 50 172Z' },
    { fill: '#4a3424', path: 'M62 246H138V266H62Z' },
    { fill: GOLD, path: ellipse(100, 256, 12) },
  ],
  onHead: [
    {
      fill: '#b8762e',
      path: 'M60 74Q60 130 84 168L100 186L116 168Q140 130 140 74Q128 104 114 96Q100 88 86 96Q72 104 60 74Z',
    },
    { fill: '#9aa4b0', path: 'M58 52C58 6 142 6 142 52Q100 36 58 52Z' },
    { fill: '#6e5a3a', path: 'M56 46Q100 30 144 46L144 58Q100 42 56 58Z' },
    { fill: '#f2e6c8', path: 'M62 40Q22 30 26 -24Q44 4 74 20ZM138 40Q178 30 174 -24Q156 4 126 20Z' },
  ],
  idle: [
    { fill: '#6b4a30', path: 'M158 130H168V480H158Z' },
    { fill: '#c8d0d8', path: 'M168 136Q214 120 210 190Q196 206 168 196Z' },
  ],
};

const VAMPIRE: Figure = {
  skin: '#e6ddd8',
  hairColour: '#17141a',
  top: '#1e1c24',
  bottom: '#1e1c24',
  wears: 'trousers',
  extra: [
    { fill: '#f4f2ee', path: 'M84 128L100 210L116 128Q100 140 84 128Z' },
    { fill: '#b0202c', path: 'M90 150H110L114 168L100 162L86 168Z' },
  ],
  idle: [
    { fill: '#17141a', path: 'M66 124Q20 240 4 470L64 490L76 260ZM134 124Q180 240 196 470L136 490L124 260Z' },
    { fill: '#a8202c', path: 'M70 140Q52 240 42 460L62 476L74 260ZM130 140Q148 240 158 460L138 476L126 260Z' },
  ],
  onHead: [
    { fill: '#17141a', path: 'M62 66Q56 12 100 10Q144 12 138 66Q130 40 114 40L100 56L86 40Q70 40 62 66Z' },
    { fill: '#ffffff', path: 'M90 98L93 110L97 98ZM103 98L107 110L110 98Z' },
    { fill: '#17141a', path: 'M66 128L40 92L78 118ZM134 128L160 92L122 118Z' },
  ],
};

const ALIEN: Figure = {
  hair: 'bald',
  skin: '#8fd06a',
  top: '#8fd06a',
  bottom: '#7fbe5c',
  wears: 'trousers',
  extra: [{ fill: '#a8e082', path: ellipse(100, 204, 26, 40) }],
  onHead: [
    { fill: '#6aa84a', path: 'M72 8L58 -40L64 -42L82 4ZM128 8L142 -40L136 -42L118 4Z' },
    { fill: '#e8f07a', path: `${ellipse(60, -44, 10)}${ellipse(140, -44, 10)}` },
    { fill: '#8fd06a', path: 'M100 -6C40 -6 26 56 52 92Q74 122 100 124Q126 122 148 92C174 56 160 -6 100 -6Z' },
    { fill: '#14181c', path: 'M56 52Q84 46 94 82Q64 90 56 52ZM144 52Q116 46 106 82Q136 90 144 52Z' },
    { fill: '#ffffff', path: `${ellipse(70, 62, 5)}${ellipse(126, 62, 5)}` },
    { fill: '#4a7a34', path: 'M88 104Q100 112 112 104Q106 116 100 116Q94 116 88 104Z' },
  ],
};

const OGRE: Figure = {
  hair: 'bald',
  skin: '#7fae4a',
  top: '#7fae4a',
  bottom: '#6b4a30',
  wears: 'shorts',
  extra: [
    { fill: '#8fc05a', path: ellipse(100, 214, 44, 52) },
    { fill: '#6b4a30', path: 'M56 250H144L150 362L128 344L112 366L92 346L74 366L52 350Z' },
    { fill: '#8a6a44', path: 'M66 132L142 250L128 256L56 150Z' },
  ],
  onHead: [
    { fill: '#7fae4a', path: 'M58 60Q24 34 30 84Q44 96 62 88ZM142 60Q176 34 170 84Q156 96 138 88Z' },
    {
      fill: '#2a2a1e',
      path: 'M72 54L96 64L94 70L72 62ZM128 54L104 64L106 70L128 62ZM92 14Q88 -20 100 -34Q112 -20 108 14Z',
    },
    { fill: '#4a2a24', path: 'M76 94Q100 112 124 94Q120 118 100 118Q80 118 76 94Z' },
    { fill: '#fbf3df', path: 'M80 108L84 84L92 106ZM120 108L116 84L108 106Z' },
  ],
  idle: [
    { fill: '#6b4a30', path: 'M152 270L176 262L232 84Q214 48 190 66Z' },
    { fill: '#c8c4b8', path: 'M186 96L172 88L190 78ZM222 120L238 118L226 104ZM200 66L196 48L212 58Z' },
  ],
};

/** A bow in the left hand with an arrow on it, arrows on the back. */
const BOW: readonly SilhouettePart[] = [
  { fill: '#6b4428', path: 'M20 120Q-44 270 20 430L28 424Q-26 270 28 126Z' },
  { fill: '#efe6d2', path: 'M22 124H26V426H22Z' },
  { fill: '#8a6a44', path: 'M-14 268H70V273H-14Z' },
  { fill: '#c8d0d8', path: 'M-34 270L-10 260V281Z' },
];
const QUIVER: readonly SilhouettePart[] = [
  { fill: '#6b4428', path: 'M128 110L158 94L186 210L150 222Z' },
  { fill: '#e8e2d4', path: 'M132 92L128 60L140 88ZM144 88L146 54L152 84ZM154 86L164 58L160 92Z' },
];

const ARCHER: Figure = {
  hairColour: '#3a2618',
  top: '#4f7a46',
  bottom: '#5a4636',
  wears: 'trousers',
  extra: [
    { fill: '#6b4428', path: 'M62 246H138V264H62ZM64 134L136 240L128 246L58 148Z' },
    { fill: '#3f6338', path: 'M64 262H136L142 322L120 310L100 326L80 310L58 322Z' },
  ],
  behind: QUIVER,
  idle: BOW,
};

/** A pointed ear on either side. */
const ELF_EARS: SilhouettePart = { fill: '#e6bd9a', path: 'M66 82L34 40L70 60ZM134 82L166 40L130 60Z' };

const ELF: Figure = {
  ...ARCHER,
  hair: 'long',
  hairColour: '#e2c878',
  skin: '#e6bd9a',
  top: '#3f8f6a',
  onHead: [ELF_EARS, { fill: GOLD, path: 'M64 46Q100 30 136 46L134 54Q100 40 66 54Z' }],
};

/** Whom legends tell of, by the name in `Plan.subject`. */
export const LEGENDARY: Readonly<Record<string, Figure>> = {
  warrior: WARRIOR,
  geisha: GEISHA,
  fairy: FAIRY,
  angel: ANGEL,
  pirate: PIRATE,
  viking: VIKING,
  vampire: VAMPIRE,
  alien: ALIEN,
  ogre: OGRE,
  archer: ARCHER,
  elf: ELF,
};
