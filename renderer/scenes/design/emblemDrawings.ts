import type { EmblemName } from '../../prompt/vocabulary/emblemWords.ts';

/** What a part of an emblem is painted in: the design's colours, by their role in it. */
export type EmblemInk = 'main' | 'second' | 'light';

/** A part of an emblem, in a square from 0 to 100: a filled path, or a line with its width. */
export interface EmblemPart {
  ink: EmblemInk;
  path: string;
  line?: number;
}

const fill = (ink: EmblemInk, path: string): EmblemPart => ({ ink, path });
const line = (ink: EmblemInk, path: string, width = 5): EmblemPart => ({ ink, path, line: width });
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const STEAM = 'M40 30c-6-7 6-11 0-19M54 30c-6-7 6-11 0-19';
const PETAL = 'M50 50C36 38 38 18 50 12C62 18 64 38 50 50Z';
const turned = (path: string, times: number): string[] =>
  Array.from({ length: times }, (_, at) => `${path}@${at / times}`);

/** The emblems, flat as a designer would draw them. A path that ends in `@part` is turned by that part of a circle. */
export const EMBLEMS: Readonly<Record<EmblemName, readonly EmblemPart[]>> = {
  cup: [
    line('second', STEAM, 4),
    line('main', 'M72 46h6a11 11 0 0 1 0 22h-8', 6),
    fill('main', 'M20 38h54v24a22 22 0 0 1-22 22h-10a22 22 0 0 1-22-22Z'),
    fill('light', 'M47 49c-9 5-9 17 0 22c9-5 9-17 0-22Z'),
    line('main', 'M47 50c-4 7 4 13 0 20', 2.4),
    fill('second', box(14, 88, 66, 5, 2.5)),
  ],
  bowl: [
    line('second', 'M38 34c-5-6 5-10 0-17M52 34c-5-6 5-10 0-17', 4),
    line('second', 'M60 40L84 12M66 42L91 17', 3.4),
    fill('light', 'M18 48c6-14 22-12 30-8c10-8 28-4 32 8Z'),
    fill('main', 'M10 48h80c0 20-12 32-22 36v5H32v-5c-10-4-22-16-22-36Z'),
    fill('second', 'M17 57h66l-2 6H19Z'),
  ],
  glass: [
    line('second', 'M58 26L66 8h12', 4),
    fill('main', 'M24 26h52l-7 62a5 5 0 0 1-5 5H36a5 5 0 0 1-5-5Z'),
    fill('light', 'M30 40h40l-1.600 14H31.600Z'),
    fill('second', `${box(38, 60, 13, 13, 3)}${box(53, 68, 11, 11, 3)}`),
  ],
  cake: [
    fill('second', 'M50 8c6 7 5 11 0 13c-5-2-6-6 0-13Z'),
    line('main', 'M50 24v16', 5),
    fill('light', box(24, 40, 52, 20, 6)),
    fill('main', box(14, 58, 72, 30, 7)),
    line('second', 'M24 50c4 8 9 8 13 0c4 8 9 8 13 0c4 8 9 8 13 0c4 8 9 8 13 0', 4),
    line('light', 'M17 71c5 7 10 7 13 0c5 7 10 7 13 0c5 7 10 7 14 0c5 7 10 7 13 0c4 7 9 7 13 0', 4),
  ],
  bread: [
    fill('main', 'M14 52c-6-20 14-34 36-34s42 14 36 34l-4 4v28a5 5 0 0 1-5 5H23a5 5 0 0 1-5-5V56Z'),
    line('light', 'M34 36l8 12M50 32l6 14M66 36l4 10', 5),
    fill('second', box(28, 66, 44, 6, 3)),
  ],
  iceCream: [
    fill('second', 'M30 48h40L50 94Z'),
    line('light', 'M38 54l18 22M62 54L46 78', 2.6),
    fill(
      'main',
      'M24 46a12 12 0 0 1 4-20a22 22 0 0 1 44 0a12 12 0 0 1 4 20c-6 6-12 2-14-1c-6 7-18 7-24 0c-2 3-8 7-14 1Z',
    ),
    fill('light', circle(42, 24, 4)),
  ],
  fish: [
    fill('main', 'M8 50c14-26 44-30 62-6l20-17c-4 16-4 30 0 46L70 56C52 80 22 76 8 50Z'),
    fill('light', circle(26, 46, 4)),
    line('light', 'M40 36c8 8 8 20 0 28M54 38c5 7 5 17 0 24', 3),
  ],
  chicken: [
    fill(
      'main',
      'M22 74c-12-22 6-50 32-48c24 2 34 30 16 44c-10 8-16 6-22 10l-6 8c4 2 2 8-3 7c-5 4-9-1-6-6c-6-2-4-8 1-8l4-6c-6 2-12 4-16-1Z',
    ),
    line('light', 'M44 40c8-4 18 2 20 10', 4),
    line('second', 'M30 16c-5-5 5-8 0-14M44 13c-5-5 5-8 0-13', 3),
  ],
  chilli: [
    fill('main', 'M60 24c18 4 20 20 8 34C54 76 30 88 12 88c20-8 30-20 34-36c3-12 4-24 14-28Z'),
    line('second', 'M62 25c2-8 8-12 16-13', 6),
    line('light', 'M62 36c4 6 0 14-6 22', 3.4),
  ],
  crisps: [
    fill('main', 'M22 12h56l-4 12v54l4 12H22l4-12V24Z'),
    line('light', 'M24 18h52M24 84h52', 3),
    fill('light', 'M34 50c4-12 26-14 32-2c2 12-28 16-32 2Z'),
    line('second', 'M42 48c6-4 12-4 16 0', 3),
  ],
  cutlery: [
    line('main', 'M30 12v20a9 9 0 0 0 18 0V12M39 12v78', 6),
    fill('second', 'M58 34c0-16 6-24 12-24s12 8 12 24c0 10-4 16-8 18l2 38h-12l2-38c-4-2-8-8-8-18Z'),
  ],
  scissors: [
    line('main', 'M30 66L72 12M70 66L28 12', 6),
    line('second', `${circle(24, 76, 12)}${circle(76, 76, 12)}`, 6),
    fill('light', circle(50, 40, 3.4)),
  ],
  shirt: [
    fill('main', 'M34 14c6 10 26 10 32 0l24 14l-10 22l-10-5v43H30V45l-10 5L10 28Z'),
    line('light', 'M36 17c6 11 22 11 28 0', 3.4),
    fill('second', box(40, 52, 20, 5, 2.5)),
  ],
  bubbles: [
    fill('main', circle(42, 56, 26)),
    fill('second', circle(70, 30, 15)),
    fill('main', circle(78, 66, 9)),
    line('light', 'M28 52a15 15 0 0 1 12-12M62 28a8 8 0 0 1 7-7', 4),
  ],
  wrench: [
    fill('main', 'M62 10a22 22 0 0 0-16 28L14 70a12 12 0 0 0 17 17l32-32a22 22 0 0 0 27-27L76 42l-14-4l-4-14Z'),
    fill('light', circle(23, 78, 5)),
  ],
  tooth: [
    fill(
      'main',
      'M50 22c10-10 34-8 34 16c0 18-8 24-10 40c-2 14-14 14-16 0c-1-10-3-16-8-16s-7 6-8 16c-2 14-14 14-16 0c-2-16-10-22-10-40c0-24 24-26 34-16Z',
    ),
    line('light', 'M28 32c2-5 6-7 11-6', 4),
  ],
  health: [
    fill('main', 'M50 88C20 66 8 50 8 34a22 22 0 0 1 42-10a22 22 0 0 1 42 10c0 16-12 32-42 54Z'),
    fill('light', 'M44 32h12v12h12v12H56v12H44V56H32V44h12Z'),
  ],
  drop: [
    fill('main', 'M50 6c20 26 30 40 30 54a30 30 0 0 1-60 0C20 46 30 32 50 6Z'),
    line('light', 'M34 60a17 17 0 0 0 12 16', 5),
  ],
  book: [
    fill('main', 'M50 28C38 18 22 18 8 22v58c14-4 30-4 42 6c12-10 28-10 42-6V22C78 18 62 18 50 28Z'),
    line('light', 'M50 30v50M18 36c8-2 15-1 22 3M18 50c8-2 15-1 22 3M82 36c-8-2-15-1-22 3M82 50c-8-2-15-1-22 3', 3.4),
  ],
  mosque: [
    fill('second', 'M50 4a8 8 0 1 0 7 11a6.500 6.500 0 1 1-7-11Z'),
    fill('main', 'M50 20c4 10 24 14 24 32H26c0-18 20-22 24-32Z'),
    fill('main', 'M20 54h60v36H20Z'),
    fill('main', 'M6 40c0-6 5-8 6-14c1 6 6 8 6 14v50H6ZM82 40c0-6 5-8 6-14c1 6 6 8 6 14v50H82Z'),
    fill(
      'light',
      'M42 90V74c0-7 8-8 8-13c0 5 8 6 8 13v16ZM27 84V74c0-4 4-5 4-8c0 3 4 4 4 8v10ZM65 84V74c0-4 4-5 4-8c0 3 4 4 4 8v10Z',
    ),
  ],
  crescent: [
    fill('main', 'M62 10a42 42 0 1 0 26 58a36 36 0 1 1-26-58Z'),
    fill('second', 'M72 22l4 10l11 1l-8 7l3 11l-10-6l-9 6l2-11l-8-7l11-1Z'),
  ],
  rings: [
    line('main', circle(38, 60, 25), 6),
    line('second', circle(64, 60, 25), 6),
    fill('second', 'M54 30l5-10h10l5 10l-10 10Z'),
    line('light', 'M54 30h20', 2),
  ],
  flower: [
    ...turned(PETAL, 6).map((path) => fill('main', path)),
    fill('second', circle(50, 50, 11)),
    fill('light', circle(50, 50, 5)),
  ],
  leaf: [
    fill('main', 'M14 84C8 40 36 12 88 12C90 62 66 92 24 82Z'),
    line('light', 'M12 92C28 66 46 46 70 30M40 56l2-20M54 44l20 1M30 68l26 2', 3.6),
  ],
  balloons: [
    line('main', 'M32 52c0 20 16 22 18 42M68 48c0 24-16 24-18 46M50 40v54', 2.4),
    fill('main', 'M32 10c14 0 20 12 20 22c0 12-10 22-20 22s-20-10-20-22c0-10 6-22 20-22Z'),
    fill('light', 'M70 8c12 0 19 10 19 21c0 11-9 20-19 20s-19-9-19-20c0-11 7-21 19-21Z'),
    fill('second', 'M50 22c13 0 19 11 19 21c0 11-9 21-19 21s-19-10-19-21c0-10 6-21 19-21Z'),
  ],
  trophy: [
    line('second', 'M28 22H12c0 18 8 26 20 26M72 22h16c0 18-8 26-20 26', 5),
    fill('main', 'M26 12h48c0 30-4 44-18 50v12h12v14H32V74h12V62C30 56 26 42 26 12Z'),
    fill('light', 'M50 22l4 9l10 1l-8 6l3 10l-9-5l-9 5l3-10l-8-6l10-1Z'),
  ],
  flag: [
    line('second', 'M18 8v86', 6),
    fill('main', 'M20 14c22-10 38 10 64 0v26c-26 10-42-10-64 0Z'),
    fill('light', 'M20 40c22-10 38 10 64 0v26c-26 10-42-10-64 0Z'),
  ],
  microphone: [
    fill('main', box(34, 8, 32, 50, 16)),
    line('second', 'M22 44c0 38 56 38 56 0M50 74v16M32 92h36', 5),
    line('light', 'M42 22h16M42 32h16M42 42h16', 3),
  ],
  cap: [
    fill('main', 'M50 20L96 40L50 60L4 40Z'),
    fill('main', 'M24 54v20c14 12 38 12 52 0V54L50 66Z'),
    line('second', 'M50 40l34 8v24', 4),
    fill('second', circle(84, 76, 5)),
  ],
  rosette: [
    fill('second', 'M34 56l-14 36l16-4l8 10l8-30ZM66 56l14 36l-16-4l-8 10l-8-30Z'),
    ...turned('M50 4l7 10l-7 12l-7-12Z', 12).map((path) => fill('main', path)),
    fill('main', circle(50, 50, 34)),
    fill('light', circle(50, 50, 24)),
    fill('second', 'M50 34l5 10l11 2l-8 8l2 11l-10-5l-10 5l2-11l-8-8l11-2Z'),
  ],
  pram: [
    fill('main', 'M16 46h62a31 31 0 0 1-62 0Z'),
    fill('light', 'M46 44V14A32 32 0 0 0 16 44Z'),
    line('main', 'M46 14A32 32 0 0 0 16 44M78 46l6-14h8M46 14v30', 4),
    fill('second', `${circle(32, 86, 8)}${circle(62, 86, 8)}`),
  ],
  lantern: [
    line('second', 'M50 4v12', 4),
    fill('main', 'M38 16h24l8 12H30ZM30 74h40l-8 12H38Z'),
    fill('light', 'M30 30h40l6 20l-6 22H30l-6-22Z'),
    line('main', 'M30 30l-6 20l6 22M70 30l6 20l-6 22M44 30l-3 20l3 22M56 30l3 20l-3 22', 3),
    fill('second', 'M50 40c5 7 6 10 6 14a6 6 0 0 1-12 0c0-4 1-7 6-14Z'),
    line('second', 'M50 86v10', 4),
  ],
  paw: [
    fill('main', 'M50 50c14 0 28 18 26 30c-2 12-16 8-26 8s-24 4-26-8c-2-12 12-30 26-30Z'),
    fill('main', `${circle(20, 46, 9)}${circle(38, 26, 10)}${circle(62, 26, 10)}${circle(80, 46, 9)}`),
  ],
  camera: [
    fill('main', `${box(8, 28, 84, 56, 10)}M34 28l6-12h20l6 12Z`),
    fill('light', circle(50, 56, 21)),
    fill('second', circle(50, 56, 13)),
    fill('light', circle(78, 40, 4)),
  ],
  phone: [
    fill('main', box(28, 6, 44, 88, 9)),
    fill('light', box(33, 16, 34, 62, 3)),
    fill('second', 'M50 34l12 22H38Z'),
    fill('light', circle(50, 86, 3.6)),
  ],
  car: [
    fill('main', 'M10 62c0-10 6-14 14-15l10-17c2-3 4-4 8-4h22c4 0 6 1 8 4l8 16c8 2 12 6 12 16v10H10Z'),
    fill('light', 'M36 46l7-12h9v12ZM57 34h8l7 12H57Z'),
    fill('second', `${circle(30, 72, 10)}${circle(72, 72, 10)}`),
    fill('light', `${circle(30, 72, 4)}${circle(72, 72, 4)}`),
  ],
  house: [
    fill('second', 'M50 10L94 46l-6 7L50 22L12 53l-6-7Z'),
    fill('main', 'M20 50L50 26l30 24v38H20Z'),
    fill('light', `${box(42, 60, 16, 28, 2)}`),
  ],
  dumbbell: [
    fill('main', `${box(14, 26, 14, 48, 5)}${box(72, 26, 14, 48, 5)}`),
    fill('second', `${box(4, 36, 9, 28, 4)}${box(87, 36, 9, 28, 4)}${box(28, 45, 44, 10, 2)}`),
  ],
  ball: [
    fill('main', circle(50, 50, 40)),
    fill('light', 'M50 30l18 13l-7 21H39l-7-21Z'),
    line('light', 'M50 30V11M68 43l19-6M61 64l11 17M39 64L28 81M32 43l-19-6', 3.4),
  ],
  gamepad: [
    fill('main', 'M28 30h44c16 0 24 40 18 48c-8 8-16-10-24-14H34c-8 4-16 22-24 14c-6-8 2-48 18-48Z'),
    line('light', 'M32 40v16M24 48h16', 5),
    fill('second', `${circle(64, 44, 5)}${circle(74, 54, 5)}`),
  ],
  palette: [
    fill('main', 'M50 10c26 0 42 16 42 36c0 16-14 20-24 18c-8-2-12 4-8 11c4 8-2 15-12 15C24 90 8 72 8 50S26 10 50 10Z'),
    fill('light', `${circle(30, 40, 7)}${circle(50, 28, 7)}`),
    fill('second', `${circle(70, 40, 7)}${circle(28, 62, 7)}`),
  ],
  bag: [
    line('second', 'M34 38V26a16 16 0 0 1 32 0v12', 5),
    fill('main', 'M18 34h64l6 56H12Z'),
    line('light', 'M36 46a14 14 0 0 0 28 0', 4),
  ],
  music: [fill('main', `${circle(26, 76, 14)}${circle(72, 66, 14)}M32 22l54-12v14L40 34v42h-8ZM78 16h8v50h-8Z`)],
  heart: [
    fill('main', 'M50 88C20 66 8 50 8 34a22 22 0 0 1 42-10a22 22 0 0 1 42 10c0 16-12 32-42 54Z'),
    line('light', 'M20 36c0-8 4-12 11-13', 5),
  ],
  star: [fill('main', 'M50 6l13 29l31 3l-23 21l7 31l-28-16l-28 16l7-31L6 38l31-3Z')],
  megaphone: [
    fill('main', 'M14 42l52-26v60L14 58Z'),
    fill('second', 'M22 60h14l6 26H30ZM72 36a12 12 0 0 1 0 20Z'),
    line('second', 'M82 26l8-8M86 46h10M82 66l8 8', 5),
  ],
  tree: [
    fill('second', box(44, 60, 12, 32, 3)),
    fill('main', `${circle(50, 30, 22)}${circle(30, 48, 18)}${circle(70, 48, 18)}`),
    line('light', 'M36 28a14 14 0 0 1 10-9', 4),
  ],
  scales: [
    line('main', 'M50 12v74M30 88h40M16 28h68', 5),
    fill('second', 'M4 58a14 14 0 0 0 28 0ZM68 58a14 14 0 0 0 28 0Z'),
    line('main', 'M18 28L6 56M18 28l12 28M82 28L70 56M82 28l12 28', 2.6),
  ],
  tools: [line('second', 'M22 90L66 38', 8), fill('main', 'M50 18l14-10l28 26l-10 12l-8-8l-6 6l-14-14Z')],
  laptop: [
    fill('main', box(16, 18, 68, 48, 6)),
    fill('light', box(22, 24, 56, 36, 2)),
    fill('second', 'M6 70h88l-4 12H10Z'),
    line('main', 'M32 50l10-10l10 6l14-14', 4),
  ],
};
