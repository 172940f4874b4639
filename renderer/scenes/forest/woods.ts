import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import { createSky } from '../../light/sky.ts';
import { createSkyWonders } from '../../light/skyWonders.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { Moment, Rgb, SceneRenderer, SceneSetup } from '../../scene.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { isAlive } from '../../subject/isAlive.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { drawSubject } from '../../subject/subject.ts';
import { enterLayer, flatCameraAt, type LayerShift, layerShift } from '../camera.ts';
import { createGrass } from '../nature/grass.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { OVERHANG, paintFloor } from './forestFloor.ts';
import { createMotes } from './motes.ts';
import type { TreeColours, TreeSprite } from './trees.ts';
import { createRays, paintGlow } from './woodLight.ts';
import type { WoodStyle } from './woodStyle.ts';

interface PlacedTree {
  sprite: TreeSprite;
  x: number;
  base: number;
  width: number;
  height: number;
  phase: number;
  flip: boolean;
}

interface WoodLayer {
  /** Trees that sway; those of the far layers are painted into `picture` with their ground. */
  trees: PlacedTree[];
  picture: Canvas;
  pictureTop: number;
  groundTop: number;
  depth: number;
  sway: number;
}

const DEPTHS = [0.1, 0.22, 0.38, 0.6, 0.95] as const;

/**
 * A wood in five layers of trees with mist between, light breaking through from one side, motes in it, and ground that
 * fades into the light.
 */
export function createWoods(setup: SceneSetup, style: WoodStyle): SceneRenderer {
  const { plan, width, height, palette } = setup;
  const random = setup.random('woods');
  const side = random() < 0.5 ? -1 : 1;
  const horizonY = height * 0.62;
  const sky = createSky(setup, {
    horizonY,
    sunAzimuth: side * (0.08 + random() * 0.14),
    sunElevation: Math.max(12, Math.min(24, palette.elevation)),
  });
  const sun = sky.sunAt();
  const layers = DEPTHS.map((depth, index) => createLayer(setup, style, { depth, index, side, horizonY }));
  const mist = bakeMist(mix(style.glow, [255, 255, 255], palette.isMoon ? 0.02 : 0.16), 23);
  const mistAmount = (plan.details.mist ?? (plan.weather === 'fog' ? 1.5 : 0.8)) * (plan.time === 'day' ? 0.75 : 1);
  const glow = paintGlow(setup, style, sun);
  const wonders = createSkyWonders(setup);
  const rays = createRays(setup, style, sun);
  const motes = createMotes(setup, style.motes);
  const isDark = palette.isMoon || palette.elevation < 24;
  const grass = createGrass(setup, {
    stream: 'woods-grass',
    count: style.grass.count,
    height: height * style.grass.height,
    hollow: 0.7,
    dark: mix(scale(style.floor.dark, 0.3), scale(palette.ambient, 0.25), 0.5),
    light: mix(scale(style.floor.light, isDark ? 0.35 : 0.75), palette.key, 0.08),
    hasEars: false,
    ear: style.leaf,
  });
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const subjectX = width * (0.5 + side * (0.01 + random() * 0.05));
  const focus = { x: sun.x * 0.3 + width * 0.35, y: horizonY };

  const paintSubject = (context: SKRSContext2D, moment: Moment, shift: LayerShift): void => {
    if (!subject) return;
    const anchor = anchorOf(plan);
    const isHigh = anchor === 'sky' || anchor === 'space' || anchor === 'underwater';
    const size = subjectWidth(setup) * (subject.box[3] / subject.box[2]);
    context.save();
    enterLayer(context, shift, focus);
    drawSubject(context, setup, moment, {
      name: subject.name,
      x: subjectX,
      y: isHigh ? height * 0.34 : height * 0.84,
      height: size,
      lightAt: sun,
      haze: isHigh ? 0.3 : 0.08,
      hazeColour: style.glow,
      isFlipped: side < 0,
    });
    context.restore();
  };

  const skyViewAt = ({ progress }: Moment): SkyView => ({
    ...sky.view,
    horizonY: sky.view.horizonY + layerShift(flatCameraAt(plan.motion, progress), setup, 0.03).y,
  });
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      const far = shift(0.03);
      sky.paint(context, moment, skyViewAt);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      context.drawImage(glow, 0, 0, width, height);
      for (const [index, layer] of layers.entries()) {
        const move = shift(layer.depth);
        if (index === 4) {
          paintSubject(context, moment, shift(0.66));
          rays(context, seconds, far);
        }
        context.save();
        enterLayer(context, move, focus);
        paintLayer(context, layer, seconds, width);
        context.restore();
        if (index < 4) {
          const y = layer.groundTop + height * (0.0 + index * 0.012);
          drawMist(context, mist, {
            y: focus.y + (y - focus.y) * move.scale + move.y,
            height: height * (0.2 + index * 0.03),
            width,
            span: width * (1.3 + index * 0.35),
            offset: seconds * width * (index % 2 === 0 ? 0.006 : -0.008) + move.x * 1.4 + index * 300,
            opacity: [0.85, 0.62, 0.42, 0.2][index]! * mistAmount,
          });
        }
        // The nearer trees stand before a rainbow, and their mist does not hide it.
        if (index === 1) for (const wonder of wonders) wonder(context, moment, skyViewAt(moment));
        if (index === 2) motes(context, seconds, shift(0.45), 0);
      }
      motes(context, seconds, shift(0.9), 1);
      const near = shift(1);
      context.save();
      enterLayer(context, near, { x: width / 2, y: height });
      grass(context, seconds, height * 1.02);
      context.restore();
    },
  };
}

/** Pixels that the plan's subject takes across; 0 without one. */
function subjectWidth({ plan, width, height }: SceneSetup): number {
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  if (!subject) return 0;
  // A waterfall is as wide as a clearing.
  const isHouse = isBuilding(subject.name);
  const room = subject.size >= 0.6 ? 0.66 : isHouse ? 0.5 : 0.36;
  // Between trunks, whoever lives is told by more than a spot of colour.
  const near = isAlive(subject.name) ? 1.35 : isHouse ? 1.5 : 0.94;
  return Math.min(height * heightOf(subject) * near * (subject.box[2] / subject.box[3]), width * room);
}

interface LayerOptions {
  depth: number;
  index: number;
  side: number;
  horizonY: number;
}

function createLayer(setup: SceneSetup, style: WoodStyle, { depth, index, side, horizonY }: LayerOptions): WoodLayer {
  const { width, height, palette, plan } = setup;
  const subjectWide = subjectWidth(setup);
  const random = setup.random(`woods-layer-${index}`);
  const haze = [0.8, 0.6, 0.38, 0.17, 0][index]!;
  const night = palette.isMoon ? 0.4 : palette.elevation < 8 ? 0.66 : 1;
  // The nearest layer stands in shade: dark trunks frame the light.
  const dim = night * [1, 0.96, 0.9, 0.6 + 0.4 * style.nearLight, style.nearLight][index]!;
  const tone = (colour: Rgb, towardKey: number): Rgb =>
    mix(
      mix(mix(scale(colour, dim), palette.key, towardKey), scale(palette.ambient, dim * 0.6), 0.16),
      style.glow,
      haze,
    );
  const colours: TreeColours = {
    trunk: tone(style.trunk, 0.04),
    shade: tone(style.shade, 0),
    leaf: tone(style.leaf, 0.07),
    rim: mix(mix(scale(style.rim, Math.min(1, dim * 1.25)), palette.key, 0.3 * dim), style.glow, haze),
  };
  const tall = (style.isBroad ? Math.min(height, width * 1.5) : height) * style.heights[index]!;
  const sprites = Array.from({ length: index === 0 ? Math.min(2, style.kinds) : style.kinds }, () =>
    style.bake({ height: Math.max(40, Math.min(1500, tall * 1.04)), random, colours, side }),
  );
  const groundTop = horizonY + height * [0.02, 0.06, 0.12, 0.2, 0.4][index]!;
  const phase = random() * 6.28;
  const topAt = (x: number): number =>
    groundTop +
    height *
      0.014 *
      (Math.sin((x / width) * 5 + phase) + 0.5 * Math.sin((x / width) * 13 + phase * 2)) *
      (0.5 + index * 0.25);
  const wide = width / height;
  const count = Math.max(
    index === 4 ? 2 : 4,
    Math.round(style.counts[index]! * Math.min(1.4, Math.max(0.55, wide / 1.78))),
  );
  const trees = Array.from({ length: count }, (_, tree): PlacedTree => {
    const even = (tree + 0.15 + random() * 0.7) / count;
    // Far rows are closed; near ones leave the middle free.
    const open = style.clearing * [0.1, 0.3, 0.62, 0.86, 1][index]!;
    const across = even * 2 - 1;
    const spread = Math.sign(across) * (Math.abs(across) * (1 - open) + open * (0.5 + 0.5 * Math.abs(across)));
    const seeded = width * (0.5 + spread * [0.68, 0.66, 0.64, 0.62, 0.54 + 0.1 * style.clearing][index]!);
    const sprite = sprites[tree % sprites.length]!;
    const size = tall * (0.78 + random() * 0.36);
    // A person named in the prompt must not be hidden by a crown: near trees keep away from the middle.
    const free = Math.max(width * (width > height ? 0.07 : 0.16), subjectWide * 0.5);
    const crown = size * (sprite.width / sprite.height) * 0.48 + free;
    const x =
      plan.subject && index > 2
        ? width / 2 + Math.sign(seeded - width / 2 || 1) * Math.max(crown, Math.abs(seeded - width / 2))
        : seeded;
    return {
      sprite,
      x,
      base: topAt(x) + height * (index === 4 ? 0.1 : 0.012),
      width: size * (sprite.width / sprite.height),
      height: size,
      phase: random() * 6.28,
      flip: random() < 0.5 && index < 3,
    };
  });
  const ground = paintFloor(setup, style, { index, topAt, groundTop, haze, dim });
  const sway = 0.004 + 0.003 * index;
  if (index > 2) return { trees, picture: ground.canvas, pictureTop: ground.top, groundTop: ground.top, depth, sway };
  // Far trees hardly move: one picture of the layer instead of dozens of sprites a frame.
  const above = Math.ceil(height * 0.14);
  const picture = createCanvas(ground.canvas.width, above + ground.top + ground.canvas.height);
  const context = picture.getContext('2d');
  context.translate(width * OVERHANG, above);
  for (const tree of trees) paintTree(context, tree, 0);
  context.drawImage(ground.canvas, -width * OVERHANG, ground.top);
  return { trees: [], picture, pictureTop: -above, groundTop: ground.top, depth, sway };
}

function paintLayer(context: SKRSContext2D, layer: WoodLayer, seconds: number, width: number): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  for (const tree of layer.trees) {
    paintTree(
      context,
      tree,
      Math.sin(seconds * 0.7 + tree.phase) * layer.sway + Math.sin(seconds * 1.6 + tree.phase * 2) * layer.sway * 0.4,
    );
  }
  context.drawImage(layer.picture, -width * OVERHANG, layer.pictureTop);
}

function paintTree(context: SKRSContext2D, tree: PlacedTree, lean: number): void {
  context.save();
  context.translate(tree.x, tree.base);
  context.transform(tree.flip ? -1 : 1, 0, lean, 1, 0, 0);
  context.drawImage(tree.sprite, -tree.width / 2, -tree.height, tree.width, tree.height);
  context.restore();
}
