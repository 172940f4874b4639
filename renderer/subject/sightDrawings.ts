import { BANYAN } from './banyanDrawing.ts';
import { FLOATING_MARKET } from './companyDrawings.ts';
import { BUILDINGS_DRAWN } from './buildingDrawings.ts';
import { CRAFT } from './craftDrawings.ts';
import { FANTASY } from './fantasyDrawings.ts';
import { FLYERS } from './flyerDrawings.ts';
import { LANTERNS } from './lanternDrawings.ts';
import { MODERN_HOUSE } from './modernHouseDrawing.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';
import { TALES } from './taleDrawings.ts';
import { VEHICLES } from './vehicleDrawings.ts';

const window = (x: number, y: number, w: number, h: number): string => rect(x, y, w, h);

/** A broad leaf of a banana tree from its crown, with its rib. */
function bananaLeaf(degrees: number, length: number, droop: number): { leaf: string; rib: string } {
  const angle = (degrees / 180) * Math.PI;
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  const at = (along: number, aside: number, down: number): string =>
    `${Math.round(256 + x * along * length - y * aside)} ${Math.round(214 + y * along * length + x * aside + down)}`;
  const tip = at(1, 0, droop);
  return {
    leaf: `M256 220Q${at(0.45, -82, -6)} ${tip}Q${at(0.55, 76, droop * 0.4)} 256 220Z`,
    rib: `M252 214Q${at(0.5, -6, droop * 0.1)} ${tip}Q${at(0.5, 4, droop * 0.14)} 260 220Z`,
  };
}
const LEAVES = [
  bananaLeaf(172, 200, 120),
  bananaLeaf(8, 200, 120),
  bananaLeaf(150, 214, 30),
  bananaLeaf(30, 214, 30),
  bananaLeaf(122, 206, -6),
  bananaLeaf(58, 206, -6),
  bananaLeaf(92, 196, -10),
];

/** Sights and buildings, by the name in `Plan.subject`. */
export const SIGHTS: Record<string, SilhouetteShape> = {
  ...VEHICLES,
  ...LANTERNS,
  ...FLYERS,
  ...FANTASY,
  ...TALES,
  ...CRAFT,
  ...BUILDINGS_DRAWN,
  'modern-house': MODERN_HOUSE,
  banyan: BANYAN,
  'floating-market': FLOATING_MARKET,
  'christmas-tree': {
    box: [60, 6, 392, 494],
    parts: [
      { fill: '#6b452c', path: rect(232, 410, 48, 70) },
      { fill: '#1f6b3e', path: 'M256 60L352 200H310L400 320H344L438 430H74L168 320H112L202 200H160Z' },
      { fill: '#2b8550', path: 'M256 60L160 200H202L112 320H168L74 430H200L232 320H206L240 200H226Z' },
      { fill: '#f4cf5a', path: 'M256 6L270 44L310 46L278 70L290 108L256 86L222 108L234 70L202 46L242 44Z' },
      {
        fill: '#d8362f',
        path: `${ellipse(232, 176, 15, 15)}${ellipse(320, 300, 16, 16)}${ellipse(170, 396, 17, 17)}${ellipse(376, 402, 17, 17)}${ellipse(206, 286, 15, 15)}`,
      },
      {
        fill: '#f2b632',
        path: `${ellipse(288, 190, 14, 14)}${ellipse(258, 254, 15, 15)}${ellipse(262, 362, 17, 17)}${ellipse(150, 312, 13, 13)}${ellipse(330, 384, 13, 13)}`,
      },
      { fill: '#5aa6e0', path: `${ellipse(296, 238, 12, 12)}${ellipse(214, 340, 14, 14)}${ellipse(366, 324, 12, 12)}` },
      { fill: '#c7423d', path: rect(92, 436, 86, 64) },
      { fill: '#3f7fc4', path: rect(318, 446, 104, 54) },
      { fill: '#f6e7b8', path: `${rect(128, 436, 14, 64)}${rect(92, 460, 86, 12)}${rect(363, 446, 14, 54)}` },
    ],
  },
  waterfall: {
    box: [-90, 0, 692, 460],
    parts: [
      // A cliff that slopes down into the wood on both sides.
      {
        fill: '#4e5a4a',
        path: 'M-90 460Q-70 400 -30 376Q-20 300 20 262Q40 170 84 120C120 60 150 60 190 30C230 14 290 20 330 40C376 46 410 80 436 130Q470 190 484 262Q530 300 548 376Q590 400 602 460Z',
      },
      {
        fill: '#3c463a',
        path: 'M20 460Q20 330 60 250Q90 220 120 200C150 300 120 380 160 460ZM492 460Q492 330 452 250Q430 220 400 200C370 300 390 380 352 460Z',
      },
      {
        fill: '#6c7a5c',
        path: 'M84 120C120 60 150 60 190 30L206 66C160 90 120 110 70 190ZM436 130C410 80 376 46 330 40L318 70C360 90 410 120 452 200Z',
      },
      { fill: '#dff1f8', path: 'M196 46Q256 24 324 48C330 160 344 300 360 420H158C170 300 188 160 196 46Z' },
      { fill: '#b7dcec', path: 'M216 60L196 410H212L232 70ZM262 54L256 414H276L278 60ZM302 60L320 410H334L314 66Z' },
      {
        fill: '#ffffff',
        path: `${ellipse(170, 420, 44, 26)}${ellipse(226, 430, 54, 30)}${ellipse(290, 430, 56, 30)}${ellipse(350, 420, 44, 26)}`,
      },
      { fill: '#4f9cb8', path: 'M40 432Q256 404 472 432Q512 446 480 460H32Q0 446 40 432Z' },
      {
        fill: '#2f7a3a',
        path: `${ellipse(60, 170, 54, 40)}${ellipse(112, 100, 50, 34)}${ellipse(420, 108, 56, 36)}${ellipse(464, 190, 50, 44)}${ellipse(10, 300, 52, 50)}${ellipse(510, 306, 54, 52)}${ellipse(-30, 420, 60, 50)}${ellipse(540, 424, 60, 48)}`,
      },
    ],
  },
  kaaba: {
    box: [0, 40, 512, 420],
    parts: [
      { fill: '#e8e2d4', path: 'M0 460L60 420H452L512 460Z' },
      { fill: '#1d1c1f', path: 'M70 96L330 60V440H70Z' },
      { fill: '#2d2b2f', path: 'M330 60L442 104V432L330 440Z' },
      { fill: '#d2a63c', path: 'M70 160L330 130V164L70 190Z' },
      { fill: '#b48a2c', path: 'M330 130L442 164V194L330 164Z' },
      { fill: '#e8c565', path: 'M220 240L282 235V392H220Z' },
      { fill: '#9a7424', path: `${rect(232, 256, 16, 60)}${rect(256, 254, 16, 62)}${rect(232, 326, 40, 54)}` },
      { fill: '#c9c2b2', path: 'M70 430H330V444L442 434V444L330 456H70Z' },
    ],
  },
  fountain: {
    box: [0, 20, 512, 440],
    parts: [
      { fill: '#bfe4f2', path: 'M256 30C240 70 236 120 246 170H266C276 120 272 70 256 30Z' },
      {
        fill: '#d9f1fa',
        path: 'M250 70C190 60 150 110 146 190C162 130 200 96 252 92ZM262 70C322 60 362 110 366 190C350 130 312 96 260 92Z',
      },
      { fill: '#a9a294', path: 'M150 186H362C350 224 300 236 256 236S162 224 150 186Z' },
      { fill: '#8b8578', path: `${rect(232, 232, 48, 110)}` },
      {
        fill: '#cfeaf5',
        path: 'M150 200C100 220 70 280 62 350H84C94 290 124 240 166 216ZM362 200C412 220 442 280 450 350H428C418 290 388 240 346 216Z',
      },
      { fill: '#b8b1a2', path: 'M30 340H482C470 410 380 436 256 436S42 410 30 340Z' },
      { fill: '#6fb4cf', path: ellipse(256, 344, 220, 20) },
      { fill: '#918a7c', path: 'M120 426H392L420 460H92Z' },
    ],
  },
  bridge: {
    box: [0, 80, 640, 280],
    parts: [
      {
        fill: '#b03a30',
        path: `${rect(150, 90, 26, 270)}${rect(464, 90, 26, 270)}${rect(140, 84, 46, 14)}${rect(454, 84, 46, 14)}`,
      },
      {
        fill: '#c8c4bc',
        path: 'M0 250L160 96L164 100L10 256ZM166 98Q320 330 474 98L470 94Q320 316 170 94ZM640 250L480 96L476 100L630 256Z',
      },
      {
        fill: '#c8c4bc',
        path:
          [40, 80, 120, 520, 560, 600]
            .map((x) =>
              rect(
                x,
                x < 320 ? 250 - (x / 160) * 150 : 250 - ((640 - x) / 160) * 150,
                3,
                (x < 320 ? x / 160 : (640 - x) / 160) * 150,
              ),
            )
            .join('') +
          [210, 250, 290, 350, 390, 430]
            .map((x) => rect(x, 250 - Math.abs(x - 320) * 0.9 + 20, 3, Math.abs(x - 320) * 0.9 - 10))
            .join(''),
      },
      { fill: '#7c2a24', path: rect(0, 250, 640, 24) },
      { fill: '#d8584a', path: rect(0, 244, 640, 8) },
      { fill: '#8d8a86', path: `${rect(140, 274, 46, 86)}${rect(454, 274, 46, 86)}` },
    ],
  },
  flag: {
    box: [60, 0, 330, 512],
    parts: [
      { fill: '#b8b8bc', path: rect(84, 10, 12, 500) },
      { fill: '#e0b84a', path: ellipse(90, 12, 12) },
      {
        fill: '#d0202c',
        path: 'M96 36C160 10 220 70 290 44Q330 32 380 44V134Q330 122 290 134C220 160 160 100 96 126Z',
      },
      {
        fill: '#f8f8f6',
        path: 'M96 126C160 100 220 160 290 134Q330 122 380 134V224Q330 212 290 224C220 250 160 190 96 216Z',
      },
      { fill: '#8a8478', path: 'M60 496H120V512H60Z' },
    ],
  },
  warung: {
    box: [0, 60, 512, 400],
    parts: [
      { fill: '#8a5a34', path: `${rect(40, 150, 16, 310)}${rect(456, 150, 16, 310)}` },
      { fill: '#e8c890', path: rect(56, 160, 400, 150) },
      { fill: '#5a4230', path: rect(76, 176, 360, 100) },
      {
        fill: '#e0a04a',
        path: `${ellipse(130, 256, 22, 20)}${ellipse(190, 258, 22, 18)}${rect(230, 226, 24, 50)}${rect(264, 216, 20, 60)}${ellipse(330, 258, 26, 18)}${rect(376, 220, 30, 56)}`,
      },
      { fill: '#a86a3c', path: rect(24, 300, 464, 28) },
      { fill: '#c88a50', path: rect(40, 328, 432, 132) },
      { fill: '#f6f0e0', path: rect(150, 350, 212, 70) },
      { fill: '#c03a2e', path: `${rect(170, 366, 172, 14)}${rect(196, 392, 120, 10)}` },
      {
        fill: '#d0402e',
        path: 'M0 150L50 80H462L512 150Q490 178 467 150Q444 178 420 150Q396 178 373 150Q350 178 326 150Q302 178 279 150Q256 178 233 150Q210 178 186 150Q162 178 139 150Q116 178 92 150Q70 178 46 150Q22 178 0 150Z',
      },
      {
        fill: '#f4efe4',
        path: 'M46 150L92 80H136L92 150Q70 178 46 150ZM139 150L170 80H214L186 150Q162 178 139 150ZM233 150L240 80H286L279 150Q256 178 233 150ZM326 150L318 80H362L373 150Q350 178 326 150ZM420 150L396 80H440L467 150Q444 178 420 150Z',
      },
    ],
  },
  'banana-tree': {
    box: [20, 0, 472, 512],
    parts: [
      { fill: '#8a9a4a', path: 'M226 512Q240 360 236 214H276Q274 360 290 512Z' },
      {
        fill: '#6f7f3c',
        path: 'M262 512Q262 360 260 214H276Q274 360 290 512ZM232 430Q256 416 284 424V432Q256 424 231 440ZM236 340Q256 328 280 336V344Q256 336 235 350Z',
      },
      {
        fill: '#2f7d3a',
        path: LEAVES.filter((_, at) => at % 2 === 0)
          .map(({ leaf }) => leaf)
          .join(''),
      },
      {
        fill: '#3f9648',
        path: LEAVES.filter((_, at) => at % 2 === 1)
          .map(({ leaf }) => leaf)
          .join(''),
      },
      { fill: '#a8c96a', path: LEAVES.map(({ rib }) => rib).join('') },
      { fill: '#6a7a34', path: 'M262 226Q316 240 318 300L310 302Q304 250 258 236Z' },
      {
        fill: '#e8c83c',
        path: [0, 1, 2]
          .map((row) =>
            [0, 1, 2].map((finger) => `M${292 + finger * 16} ${292 + row * 24}q-8 16 2 30q12 -8 10 -28Z`).join(''),
          )
          .join(''),
      },
      { fill: '#7a2f4a', path: 'M306 366Q296 388 314 408Q332 388 322 366Z' },
    ],
  },
  cart: {
    box: [0, 50, 560, 410],
    parts: [
      { fill: '#8a5a34', path: `${rect(62, 110, 14, 160)}${rect(394, 110, 14, 160)}${rect(424, 360, 12, 100)}` },
      { fill: '#d6e6e8', path: rect(76, 136, 318, 126) },
      { fill: '#b8895a', path: `${rect(76, 196, 318, 8)}${rect(76, 254, 318, 10)}` },
      {
        fill: '#e0a04a',
        path: `${ellipse(116, 184, 20, 13)}${ellipse(164, 184, 20, 13)}${ellipse(212, 184, 20, 13)}${ellipse(130, 242, 26, 14)}${ellipse(330, 242, 30, 14)}`,
      },
      { fill: '#c8503a', path: `${rect(262, 160, 22, 38)}${rect(294, 154, 20, 44)}${rect(200, 214, 70, 40)}` },
      { fill: '#4f9a5a', path: `${rect(324, 158, 20, 40)}${rect(354, 164, 22, 34)}` },
      { fill: '#c88a50', path: rect(40, 262, 396, 116) },
      { fill: '#a86a3c', path: `${rect(30, 256, 416, 18)}${rect(40, 366, 396, 14)}` },
      { fill: '#f6f0e0', path: rect(96, 286, 284, 66) },
      { fill: '#c03a2e', path: `${rect(120, 300, 236, 14)}${rect(156, 326, 164, 10)}` },
      { fill: '#6a4428', path: 'M436 280L556 258V272L436 304Z' },
      { fill: '#d0402e', path: 'M14 132L44 66H426L456 132Z' },
      { fill: '#f4efe4', path: 'M76 132L96 66H150L138 132ZM200 132L206 66H262L266 132ZM328 132L318 66H374L394 132Z' },
      { fill: '#2c2422', path: `${ellipse(128, 402, 58)}${ellipse(344, 402, 58)}` },
      { fill: '#c8b08a', path: `${ellipse(128, 402, 46)}${ellipse(344, 402, 46)}` },
      {
        fill: '#5a4432',
        path: [128, 344]
          .map(
            (x) =>
              `${rect(x - 3, 358, 6, 88)}${rect(x - 44, 399, 88, 6)}M${x - 33} 367L${x - 29} 363L${x + 33} 437L${x + 29} 441ZM${x + 29} 363L${x + 33} 367L${x - 29} 441L${x - 33} 437Z${ellipse(x, 402, 12)}`,
          )
          .join(''),
      },
    ],
  },
  shop: {
    box: [0, 30, 512, 430],
    parts: [
      { fill: '#d8cfc0', path: rect(20, 60, 472, 400) },
      { fill: '#4a3f3a', path: rect(40, 76, 432, 70) },
      { fill: '#f6e6b8', path: `${rect(110, 98, 292, 12)}${rect(170, 120, 172, 10)}` },
      { fill: '#2f8f7f', path: 'M20 160H492L512 210H0Z' },
      {
        fill: '#f4efe4',
        path: 'M80 160H138L128 210H62ZM196 160H254V210H190ZM312 160H370L384 210H322ZM430 160H492L512 210H448Z',
      },
      { fill: '#9cc8d8', path: `${window(44, 224, 150, 170)}${window(318, 224, 150, 170)}` },
      { fill: '#e06a4a', path: `${rect(70, 300, 40, 94)}${rect(340, 290, 36, 104)}` },
      { fill: '#f0b840', path: `${rect(128, 320, 40, 74)}${rect(396, 312, 44, 82)}` },
      { fill: '#6a4a34', path: rect(214, 230, 84, 230) },
      { fill: '#b8dce4', path: rect(228, 246, 56, 120) },
    ],
  },
  joglo: {
    box: [0, 60, 560, 400],
    parts: [
      { fill: '#d8c29a', path: rect(70, 270, 420, 170) },
      {
        fill: '#6a4428',
        path: `${[70, 150, 230, 316, 396, 476].map((x) => rect(x, 260, 16, 184)).join('')}${rect(250, 300, 60, 140)}`,
      },
      { fill: '#8a5a34', path: `${rect(100, 310, 44, 60)}${rect(416, 310, 44, 60)}` },
      { fill: '#9a4a30', path: 'M0 276L150 200H410L560 276L548 290H12Z' },
      { fill: '#b05a3a', path: 'M140 204L214 84H346L420 204Z' },
      { fill: '#7a3826', path: 'M204 92L214 70H346L356 92Z' },
      { fill: '#b8b0a0', path: 'M40 440H520L540 460H20Z' },
    ],
  },
  eiffel: {
    box: [0, -16, 300, 528],
    parts: [
      {
        fill: '#7a6450',
        path: 'M147 -16H153L158 84L176 196L206 322L300 512H232Q214 408 150 400Q86 408 68 512H0L94 322L124 196L142 84Z',
      },
      {
        fill: '#a08a70',
        path: 'M150 96L160 190H140ZM150 214L174 312H126ZM108 344H192L204 378H96ZM84 398L112 384L70 500H40ZM216 398L188 384L230 500H260Z',
      },
      { fill: '#5d4a3a', path: `${rect(86, 318, 128, 15)}${rect(114, 194, 72, 12)}${rect(138, 84, 24, 9)}` },
      {
        fill: '#c8b08c',
        path: `${rect(92, 322, 116, 4)}${rect(118, 197, 64, 3)}${ellipse(150, 60, 3)}`,
        isWindow: true,
      },
    ],
  },
  pumpkin: {
    box: [0, 0, 400, 350],
    parts: [
      { fill: '#5a7a2e', path: 'M182 74Q176 30 206 0L236 12Q214 40 220 76Z' },
      { fill: '#c8641a', path: `${ellipse(96, 210, 96, 128)}${ellipse(304, 210, 96, 128)}` },
      { fill: '#e07a22', path: `${ellipse(150, 206, 84, 138)}${ellipse(250, 206, 84, 138)}` },
      { fill: '#f0923a', path: ellipse(200, 206, 62, 142) },
      {
        fill: '#3a1e0c',
        path: 'M104 200L138 140L172 200ZM228 200L262 140L296 200ZM188 232L200 206L212 232ZM92 246L124 262L150 250L176 268L200 256L224 268L250 250L276 262L308 246Q290 318 200 322Q110 318 92 246Z',
        isWindow: true,
      },
    ],
  },
  school: {
    box: [0, 40, 600, 420],
    parts: [
      { fill: '#f0e4c4', path: `${rect(20, 200, 560, 260)}${rect(220, 130, 160, 330)}` },
      { fill: '#b8452e', path: 'M0 206L40 150H560L600 206ZM200 136L300 60L400 136Z' },
      {
        fill: '#7ab0c8',
        path: [50, 110, 170, 400, 460, 520].map((x) => `${rect(x, 240, 40, 56)}${rect(x, 350, 40, 56)}`).join(''),
      },
      { fill: '#6a4428', path: rect(266, 340, 68, 120) },
      { fill: '#f8f8f8', path: ellipse(300, 200, 30) },
      { fill: '#26262a', path: 'M297 180h6v24h16v6h-22Z' },
      { fill: '#d0202c', path: 'M300 20h40v14h-40Z' },
      { fill: '#a8a8ac', path: rect(297, 16, 4, 50) },
    ],
  },
  bedug: {
    box: [0, 40, 512, 420],
    parts: [
      { fill: '#6a3f22', path: 'M70 250L40 460H74L110 290ZM442 250L472 460H438L402 290ZM70 400H442V420H70Z' },
      { fill: '#8a4a28', path: 'M90 90H400V310H90Z' },
      { fill: '#a8623a', path: 'M90 130H400V160H90ZM90 230H400V256H90Z' },
      { fill: '#f0dcb4', path: ellipse(400, 200, 58, 112) },
      { fill: '#d8bc8a', path: ellipse(400, 200, 40, 84) },
      { fill: '#6a3f22', path: ellipse(90, 200, 44, 112) },
    ],
  },
};
