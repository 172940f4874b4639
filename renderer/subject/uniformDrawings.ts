import type { Figure } from './figure.ts';
import { ellipse, rect } from './outlines.ts';

/** In white and navy blue with a badge, a belt and a peaked cap: whoever watches a gate. */
const GUARD: Figure = {
  top: '#e9edf2',
  bottom: '#23304a',
  wears: 'trousers',
  extra: [
    { fill: '#23304a', path: 'M64 254H136V270H64ZM95 132H105L108 196L100 206L92 196Z' },
    { fill: '#e8c040', path: `${ellipse(122, 168, 8)}${rect(92, 256, 16, 12)}` },
    { fill: '#23304a', path: 'M58 148L76 140L84 146L62 160ZM142 148L124 140L116 146L138 160Z' },
  ],
  onHead: [
    { fill: '#23304a', path: 'M56 40Q52 8 72 -2Q100 -14 128 -2Q148 8 144 40L138 34Q100 22 62 34Z' },
    { fill: '#141b2a', path: 'M62 34Q100 22 138 34L150 50Q100 34 56 46Z' },
    { fill: '#e8c040', path: ellipse(100, 14, 9) },
  ],
};

/** In yellow with reflecting bands, and a red helmet. */
const FIREFIGHTER: Figure = {
  top: '#d8a02a',
  bottom: '#c08c22',
  wears: 'trousers',
  extra: [{ fill: '#f4f2e4', path: 'M62 206H138V218H62ZM64 236H136V246H64Z' }],
  onHead: [
    { fill: '#c8322e', path: 'M58 46Q56 -12 100 -14Q144 -12 142 46L160 58Q100 40 40 58Z' },
    { fill: '#f2c84a', path: 'M86 2H114V34L100 42L86 34Z' },
  ],
};

/** In the black gown and square cap of graduates, with a diploma. */
const GRADUATE: Figure = {
  top: '#23242e',
  bottom: '#23242e',
  wears: 'gown',
  extra: [
    { fill: '#d9a441', path: 'M76 128L92 250H82L66 134ZM124 128L108 250H118L134 134Z' },
    { fill: '#f4f2ee', path: 'M88 126L100 146L112 126Q100 138 88 126Z' },
  ],
  onHead: [
    { fill: '#1a1b22', path: 'M64 20H136V46Q100 34 64 46Z' },
    { fill: '#2b2d38', path: 'M100 -22L176 10L100 36L24 10Z' },
    { fill: '#d9a441', path: `M98 6H104L150 16L152 52H148L146 20L98 12Z${ellipse(150, 56, 6, 9)}` },
  ],
  idle: [
    { fill: '#f7f1e0', path: 'M134 222L196 176L206 190L144 236Z' },
    { fill: '#c8322e', path: 'M164 200L174 193L184 207L174 214Z' },
  ],
};

/** In camouflage with a beret. */
const SOLDIER: Figure = {
  top: '#5f6b46',
  bottom: '#4a5438',
  wears: 'trousers',
  extra: [
    {
      fill: '#454f32',
      path: `${ellipse(80, 168, 14, 9)}${ellipse(120, 200, 15, 10)}${ellipse(84, 226, 13, 9)}${ellipse(124, 152, 10, 7)}`,
    },
    { fill: '#7d8658', path: `${ellipse(108, 176, 11, 7)}${ellipse(72, 200, 9, 8)}${ellipse(112, 240, 13, 7)}` },
    { fill: '#2b2d24', path: 'M64 256H136V272H64Z' },
  ],
  onHead: [
    { fill: '#2f5f3f', path: 'M60 44Q52 6 96 0Q150 -6 156 26Q150 42 134 38L62 46Z' },
    { fill: '#e8c040', path: ellipse(78, 28, 7) },
  ],
};

/** In navy blue with gold stripes and a white cap. */
const PILOT: Figure = {
  top: '#22304f',
  bottom: '#22304f',
  wears: 'trousers',
  extra: [
    { fill: '#f4f2ee', path: 'M86 128L100 184L114 128Q100 138 86 128Z' },
    { fill: '#15181f', path: 'M95 138H105L108 176L100 188L92 176Z' },
    { fill: '#e8c040', path: `M58 148L76 141L78 146L60 154ZM142 148L124 141L122 146L140 154Z${rect(114, 172, 18, 5)}` },
  ],
  onHead: [
    { fill: '#f4f2ee', path: 'M56 38Q50 6 74 -4Q100 -14 126 -4Q150 6 144 38L138 34Q100 22 62 34Z' },
    { fill: '#15181f', path: 'M62 34Q100 22 138 34L150 50Q100 36 54 48Z' },
    { fill: '#e8c040', path: ellipse(100, 14, 9, 7) },
  ],
};

/** In red with a scarf and a small hat, her hair up. */
const ATTENDANT: Figure = {
  hair: 'bun',
  top: '#b8283e',
  bottom: '#b8283e',
  wears: 'skirt',
  extra: [
    {
      fill: '#f2c84a',
      path: 'M80 126Q100 142 120 126L124 136Q112 148 106 146L116 176L100 168L88 178L94 146Q82 146 76 136Z',
    },
  ],
  onHead: [
    { fill: '#b8283e', path: 'M66 26Q70 -6 100 -8Q130 -6 134 26Q100 14 66 26Z' },
    { fill: '#f2c84a', path: 'M66 26Q100 14 134 26V32Q100 20 66 32Z' },
  ],
};

const COLLAR = 'M78 126L100 146L122 126L128 136L112 156L100 146L88 156L72 136Z';

/** In white and grey, with a grey tie: at a senior high school. */
const SENIOR_PUPIL: Figure = {
  top: '#f4f6f8',
  bottom: '#8b9199',
  wears: 'trousers',
  isShortSleeved: true,
  extra: [
    { fill: '#e2e6ea', path: COLLAR },
    { fill: '#7d848c', path: 'M95 140H105L110 206L100 218L90 206Z' },
    { fill: '#d8a32e', path: ellipse(124, 178, 7, 8) },
  ],
};

/** In white and navy blue, with a navy tie and a cap: at a junior high school. */
const JUNIOR_PUPIL: Figure = {
  top: '#f4f6f8',
  bottom: '#23386e',
  wears: 'shorts',
  isShortSleeved: true,
  extra: [
    { fill: '#e2e6ea', path: COLLAR },
    { fill: '#23386e', path: 'M95 140H105L110 200L100 212L90 200Z' },
    { fill: '#d8a32e', path: ellipse(124, 178, 7, 8) },
  ],
};

/** Whom their uniform tells, by the name in `Plan.subject`. */
export const UNIFORMED: Readonly<Record<string, Figure>> = {
  'senior-pupil': SENIOR_PUPIL,
  'junior-pupil': JUNIOR_PUPIL,
  guard: GUARD,
  firefighter: FIREFIGHTER,
  graduate: GRADUATE,
  soldier: SOLDIER,
  pilot: PILOT,
  attendant: ATTENDANT,
};
