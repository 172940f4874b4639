import { type Figure, figure, PECI, whole } from './figure.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';
import { VEHICLES } from './vehicleDrawings.ts';

/** A seller in her boat, her wares in front of her; at size 1 the boat is 330 wide. */
function tradingBoat(x: number, y: number, size: number, [hull, dress, wares]: readonly string[]): SilhouettePart[] {
  const at = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(y + dy * size)}`;
  const ball = (dx: number, dy: number, radius: number): string => ellipse(x + dx * size, y + dy * size, radius * size);
  const heap = [90, 116, 142, 168, 194, 103, 129, 155, 181, 116, 142, 168]
    .map((dx, index) => ball(dx, index < 5 ? 120 : index < 9 ? 100 : 82, 15))
    .join('');
  return [
    { fill: dress!, path: `M${at(214, 140)}L${at(222, 64)}Q${at(244, 44)} ${at(266, 64)}L${at(276, 140)}Z` },
    { fill: '#c98d62', path: ball(244, 36, 18) },
    { fill: '#d8b46a', path: `M${at(204, 30)}L${at(244, -8)}L${at(284, 30)}Q${at(244, 40)} ${at(204, 30)}Z` },
    { fill: wares!, path: heap },
    {
      fill: hull!,
      path: `M${at(0, 104)}Q${at(40, 128)} ${at(150, 130)}Q${at(280, 128)} ${at(330, 100)}Q${at(306, 168)} ${at(240, 172)}H${Math.round(x + 86 * size)}Q${at(24, 168)} ${at(0, 104)}Z`,
    },
  ];
}

export const PECI_MAN: Figure = {
  top: '#f4f2ec',
  bottom: '#3d6a52',
  wears: 'gown',
  onHead: [PECI],
  idle: [{ fill: '#2b4f3c', path: `${rect(56, 330, 88, 8)}${rect(50, 390, 100, 8)}${rect(92, 262, 10, 230)}` }],
};

/** Somebody in the green of a delivery service, with a helmet. */
export const RIDER: Figure = {
  top: '#2f8f4e',
  bottom: '#2e3440',
  wears: 'trousers',
  onHead: [{ fill: '#237a42', path: 'M60 72C52 6 82 -6 102 -6C128 -6 146 16 141 54L104 44Q96 76 66 84Z' }],
};

export const BARISTA: Figure = {
  top: '#efe9de',
  bottom: '#2f2f36',
  wears: 'trousers',
  extra: [
    { fill: '#5a3a26', path: 'M72 186H128L140 400Q100 414 60 400Z' },
    { fill: '#5a3a26', path: 'M78 128L86 190H92L86 128ZM122 128L114 190H108L114 128Z' },
  ],
  onHead: [{ fill: '#5a3a26', path: 'M62 44C66 6 134 6 138 44L150 50Q100 36 50 50Z' }],
  idle: [{ fill: '#f8f6f0', path: 'M84 222H116L112 256H88Z' }],
};

/** People together or with their tools, by the name in `Plan.subject`. */
export const COMPANY: Record<string, SilhouetteShape> = {
  'peci-man': whole(figure(PECI_MAN)),
  guitarist: {
    box: [0, -12, 260, 520],
    parts: figure({
      top: '#3d6a9e',
      bottom: '#2e3440',
      wears: 'trousers',
      pose: 'strum',
      extra: [
        { fill: '#6b4326', path: 'M120 222L246 142L254 154L130 240Z' },
        { fill: '#b9763a', path: `${ellipse(72, 256, 56, 46)}${ellipse(112, 230, 38, 34)}` },
        { fill: '#3a2416', path: ellipse(88, 244, 17) },
        { fill: '#4a2f1c', path: 'M238 134L258 122L266 138L250 158ZM44 268L58 292L66 288L52 264Z' },
      ],
    }),
  },
  barista: whole(figure(BARISTA)),
  rider: {
    box: [23, -120, 466, 561],
    parts: [
      ...VEHICLES.scooter.parts,
      {
        fill: '#2e3440',
        path: 'M120 230Q170 214 214 236L262 256L276 342H312V366H244L226 292L150 288Q112 270 120 230Z',
      },
      { fill: '#2f8f4e', path: 'M112 240Q112 120 150 66Q176 40 206 66Q226 120 214 246Q160 262 112 240Z' },
      { fill: '#27773f', path: 'M168 80Q190 70 206 96L252 140L304 118L312 138L256 176Q236 178 214 158L176 124Z' },
      { fill: '#c98d62', path: `${rect(168, 32, 26, 36)}${ellipse(312, 126, 13)}` },
      { fill: '#c98d62', path: ellipse(196, 2, 34, 40) },
      { fill: '#237a42', path: 'M138 14C132 -66 196 -98 232 -58Q250 -34 246 -8L206 -6L196 34Q160 44 138 14Z' },
      { fill: '#20242c', path: 'M206 -18L248 -22Q250 4 240 20L208 12Z' },
    ],
  },
};

/** Boats full of fruit, each with its seller. */
export const FLOATING_MARKET: SilhouetteShape = {
  box: [0, 60, 700, 210],
  parts: [
    ...tradingBoat(390, 74, 0.66, ['#5a3a24', '#b8506a', '#e8b23a']),
    ...tradingBoat(120, 84, 0.72, ['#6a4630', '#3d7a9e', '#4f9a3a']),
    ...tradingBoat(0, 90, 1, ['#7a4526', '#d0803a', '#d8402e']),
    ...tradingBoat(360, 84, 0.98, ['#4e3424', '#4a8a5e', '#f0a030']),
  ],
};
