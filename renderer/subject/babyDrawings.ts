import { ellipse } from './outlines.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';

const SKIN = '#d09a70';
const SUIT = '#f2c9a0';
const CURL = '#2a1d18';

/** A baby that sits and looks at us. */
export const BABY: SilhouetteShape = {
  box: [18, 6, 264, 330],
  parts: [
    { fill: SUIT, path: 'M88 196Q150 164 212 196Q252 262 222 316H78Q48 262 88 196Z' },
    { fill: SUIT, path: `${ellipse(72, 302, 52, 30)}${ellipse(228, 302, 52, 30)}` },
    { fill: SKIN, path: `${ellipse(34, 308, 17, 22)}${ellipse(266, 308, 17, 22)}` },
    {
      fill: '#e4b384',
      path: 'M92 200Q56 226 60 262Q66 280 84 270Q92 240 108 224ZM208 200Q244 226 240 262Q234 280 216 270Q208 240 192 224Z',
    },
    { fill: SKIN, path: `${ellipse(72, 272, 16)}${ellipse(228, 272, 16)}` },
    { fill: SKIN, path: `${ellipse(150, 108, 92, 88)}${ellipse(60, 116, 16, 20)}${ellipse(240, 116, 16, 20)}` },
    { fill: CURL, path: 'M84 62Q150 -6 216 62Q186 40 158 44Q176 58 164 70Q150 76 146 62Q142 46 124 46Q100 48 84 62Z' },
    { fill: '#1b1411', path: `${ellipse(116, 114, 11, 14)}${ellipse(184, 114, 11, 14)}` },
    { fill: '#ffffff', path: `${ellipse(120, 109, 4)}${ellipse(188, 109, 4)}` },
    { fill: '#e08a78', path: `${ellipse(90, 142, 17, 11)}${ellipse(210, 142, 17, 11)}` },
    { fill: '#a84a44', path: 'M128 148Q150 160 172 148Q168 176 150 178Q132 176 128 148Z' },
    { fill: '#ffffff', path: 'M96 204Q150 236 204 204L196 228Q150 256 104 228Z' },
    { fill: '#e8889a', path: ellipse(150, 280, 16, 15) },
  ],
};

/** The same baby asleep on its back in a blanket, on a pillow. */
export const SLEEPING_BABY: SilhouetteShape = {
  box: [0, 0, 460, 200],
  parts: [
    { fill: '#eef2f6', path: 'M10 84Q-4 136 12 192H176Q190 136 172 84Q92 62 10 84Z' },
    { fill: SKIN, path: `${ellipse(104, 92, 78, 72)}` },
    { fill: CURL, path: 'M36 66Q58 10 118 20Q88 30 70 54Q58 70 52 96Q36 90 36 66Z' },
    { fill: '#1b1411', path: 'M82 92Q96 104 110 92L107 99Q96 110 85 99ZM128 92Q142 104 156 92L153 99Q142 110 131 99Z' },
    { fill: '#e08a78', path: `${ellipse(78, 116, 14, 9)}${ellipse(160, 116, 14, 9)}` },
    { fill: '#a84a44', path: ellipse(120, 130, 12, 5) },
    { fill: '#9cc4de', path: 'M150 96Q200 60 320 70Q440 84 458 150V196H120Q110 140 150 96Z' },
    { fill: '#7fabc8', path: 'M150 96Q176 76 206 70Q176 130 190 196H120Q110 140 150 96Z' },
    {
      fill: '#f4f8fb',
      path: `${ellipse(260, 120, 9)}${ellipse(330, 104, 9)}${ellipse(316, 158, 9)}${ellipse(400, 136, 9)}${ellipse(388, 176, 9)}`,
    },
    { fill: SKIN, path: ellipse(176, 118, 16, 14) },
  ],
};

/** The same baby on hands and knees, on its way to the right with its face to us. */
export const CRAWLING_BABY: SilhouetteShape = {
  box: [0, 0, 430, 300],
  parts: [
    { fill: '#d9ad82', path: 'M250 190Q276 184 288 204L300 262Q300 280 282 282Q262 282 258 266Z' },
    { fill: '#d9ad82', path: 'M70 196Q100 190 116 216L112 262Q86 284 36 276Q20 268 28 254L72 246Z' },
    { fill: SKIN, path: `${ellipse(286, 284, 26, 14)}${ellipse(26, 266, 20, 15)}` },
    {
      fill: SUIT,
      path: 'M40 196Q40 116 120 108Q210 100 292 136Q316 160 306 196Q290 226 220 224Q160 234 108 246Q44 246 40 196Z',
    },
    { fill: '#f7f4ee', path: 'M40 190Q38 128 96 112Q130 150 112 244Q48 248 40 190Z' },
    { fill: SUIT, path: 'M290 176Q322 176 330 204L340 258Q338 276 320 278Q302 278 298 260Z' },
    { fill: SUIT, path: 'M112 208Q150 196 168 226L172 262Q150 290 96 288Q78 280 86 264L126 254Z' },
    { fill: SKIN, path: `${ellipse(324, 284, 28, 15)}${ellipse(84, 278, 22, 16)}` },
    { fill: SKIN, path: `${ellipse(322, 102, 86, 82)}${ellipse(240, 110, 15, 19)}${ellipse(405, 110, 15, 19)}` },
    {
      fill: CURL,
      path: 'M262 58Q322 -6 384 58Q356 38 330 42Q346 56 335 67Q322 73 318 60Q314 44 298 44Q276 46 262 58Z',
    },
    { fill: '#1b1411', path: `${ellipse(296, 106, 10, 13)}${ellipse(360, 106, 10, 13)}` },
    { fill: '#ffffff', path: `${ellipse(300, 101, 4)}${ellipse(364, 101, 4)}` },
    { fill: '#e08a78', path: `${ellipse(270, 132, 16, 10)}${ellipse(384, 132, 16, 10)}` },
    { fill: '#a84a44', path: 'M306 138Q328 150 350 138Q346 164 328 166Q310 164 306 138Z' },
  ],
};
