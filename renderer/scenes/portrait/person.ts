import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { FaceLight, Looks } from './faceShape.ts';
import { paintNeck, paintShoulders } from './paintBody.ts';
import { paintFace, paintFeatures } from './paintFace.ts';
import { paintBackHair, paintFrontHair, paintHijab } from './paintHair.ts';

const SKINS: readonly Rgb[] = [
  [222, 170, 130],
  [198, 142, 102],
  [236, 190, 152],
  [172, 118, 82],
];

const CLOTHS: readonly Rgb[] = [
  [188, 74, 62],
  [58, 96, 112],
  [224, 196, 150],
  [96, 112, 82],
  [70, 62, 92],
  [214, 142, 74],
];

/** Canvas around the face's middle, in heads. */
const LEFT = 1.35;

const ABOVE = 0.85;

const BELOW = 2.7;

/**
 * Head and shoulders, lit from one side, breathing and now and then blinking.
 * @param head height of the head, pixels
 */
export function drawPerson(
  setup: SceneSetup,
  { head, side }: { head: number; side: -1 | 1 },
): (context: SKRSContext2D, seconds: number, at: { x: number; y: number; scale: number }) => void {
  const { plan, palette } = setup;
  const random = setup.random('person');
  const { details } = plan;
  const pick = (values: readonly Rgb[]): Rgb => values[Math.floor(random() * values.length)]!;
  const isMan = details.man ? true : details.woman || details.hijab ? false : random() < 0.4;
  const looks: Looks = {
    isMan,
    isOld: Boolean(details.old),
    hasHijab: Boolean(details.hijab),
    isSmiling: Boolean(details.smile) || random() < 0.4,
    skin: pick(SKINS),
    hair: details.old
      ? [196, 192, 188]
      : (
          [
            [34, 26, 24],
            [58, 38, 28],
            [24, 22, 28],
          ] as const
        )[Math.floor(random() * 3)]!,
    cloth: plan.colours.map((word) => TINTS[word]).find((tint) => tint !== undefined) ?? pick(CLOTHS),
    iris: [66, 40, 24],
  };
  const light: FaceLight = {
    key: palette.isMoon ? mix(palette.key, [255, 214, 170], 0.76) : mix(palette.key, [255, 244, 226], 0.5),
    ambient: mix(palette.ambient, [150, 132, 128], 0.5),
    side,
  };
  const open = paintBust(looks, light, { head, isBlinking: false });
  const closed = paintBust(looks, light, { head, isBlinking: true });
  const phase = random() * 3;
  return (context, seconds, { x, y, scale: size }) => {
    const isBlinking = (seconds + phase) % 3.7 < 0.14;
    context.save();
    context.translate(x, y + Math.sin(seconds * 1.5) * head * 0.006);
    context.rotate(Math.sin(seconds * 0.5 + phase) * 0.012);
    context.scale(size, size);
    context.drawImage(isBlinking ? closed : open, -LEFT * head, -ABOVE * head);
    context.restore();
  };
}

function paintBust(
  looks: Looks,
  light: FaceLight,
  { head, isBlinking }: { head: number; isBlinking: boolean },
): Canvas {
  const canvas = createCanvas(Math.ceil(LEFT * 2 * head), Math.ceil((ABOVE + BELOW) * head));
  const context = canvas.getContext('2d');
  context.translate(LEFT * head, ABOVE * head);
  // Drawn as seen with the light from the right; the other side is its mirror.
  context.scale(head * light.side, head);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (looks.hasHijab) paintShoulders(context, looks, light);
  else {
    if (!looks.isMan) paintBackHair(context, looks, light);
    paintShoulders(context, looks, light);
    paintNeck(context, looks, light);
  }
  paintFace(context, looks, light);
  paintFeatures(context, looks, light, isBlinking);
  if (looks.hasHijab) paintHijab(context, looks, light);
  else paintFrontHair(context, looks, light);
  return canvas;
}
