import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, luminance, mix, scale } from '../../light/colour.ts';
import { createNoiseTile, sampleTile } from '../../light/noise.ts';
import { TINTS } from '../../light/palette.ts';
import type { Moment, Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { createSky, hazeColour } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { paintHills } from './hills.ts';
import { bakeFlower, FLOWER_COLOURS, FLOWER_KINDS, type FlowerKind, type FlowerSprite } from './flowerSprites.ts';

/** Height of the eye over the field, metres; flowers stand one by one up to `NEAR`, farther they are a carpet. */
const EYE = 1.55;
const NEAR = 15;

interface Plant {
  x: number;
  z: number;
  sprite: FlowerSprite;
  size: number;
  phase: number;
  isFlipped: boolean;
}

/**
 * A field of flowers before hills. Details read: `sunflower`, `tulip`, `rose`, `lavender`, `daisy`, `poppy`, `cosmos` (any of them;
 * several mix), `rows` (planted in rows; tulips and lavender always are), `mist`. Colour words dye the petals where the kind allows.
 */
export const createFlowers: SceneFamily = (setup) => {
  const { plan, width, height, palette } = setup;
  const random = setup.random('flowers');
  const kinds = chooseKinds(setup);
  const horizonY = height * (width > height ? 0.44 : 0.46);
  const focal = Math.max(width * 0.8, height * 0.9);
  const side = random() < 0.5 ? -1 : 1;
  const isLow = palette.elevation < 24 && !palette.isMoon;
  const sky = createSky(setup, {
    horizonY,
    sunAzimuth: side * (isLow ? 0.1 + random() * 0.16 : 0.3),
    sunElevation: Math.max(palette.elevation, isLow ? 8 : 14),
  });
  const sun = sky.sunAt();
  const haze = mix(hazeColour(palette), palette.sun, isLow ? 0.16 : 0.05);
  const bright = palette.isMoon ? 0.46 : isLow ? 0.86 : 1.04;
  const light = mix(palette.key, [255, 255, 255], 0.3);
  const tone = (colour: Rgb): Rgb => {
    const lit: Rgb = [
      (colour[0] * light[0] * bright) / 255,
      (colour[1] * light[1] * bright) / 255,
      (colour[2] * light[2] * bright) / 255,
    ];
    return mix(lit, scale(palette.ambient, bright), 0.1);
  };
  const sprites = kinds.flatMap((kind) =>
    petalColours(setup, kind).flatMap((petal) =>
      [0, 1].map(() => bakeFlower({ kind, petal, stem: [82, 138, 50], key: palette.key, tone, side, random })),
    ),
  );
  const isRows = Boolean(plan.details.rows) || kinds.every((kind) => kind === 'tulip' || kind === 'lavender');
  const plants = sow(setup, sprites, { isRows, focal });
  const carpet = paintCarpet(setup, { sprites, isRows, horizonY, focal, tone, haze });
  const hills = [0.16, 0.09].map((rise, index) =>
    paintHills(setup, {
      index,
      rise: height * rise,
      horizonY,
      haze: [0.66, 0.4][index]!,
      hazeColour: haze,
      tone,
      side,
    }),
  );
  const mist = bakeMist(mix(haze, [255, 255, 255], 0.2), 57);
  const tufts = [0, 1, 2].map(() => bakeTuft(tone, random));
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const subjectX = width * (0.5 + side * (0.08 + random() * 0.1));

  const skyViewAt = ({ progress }: Moment): SkyView => ({
    ...sky.view,
    horizonY: horizonY + layerShift(flatCameraAt(plan.motion, progress), setup, 0.05).y,
  });
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      const far = shift(0.05);
      const horizon = horizonY + far.y;
      sky.paint(context, moment, skyViewAt);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      for (const [index, hill] of hills.entries()) {
        const move = shift(0.06 + index * 0.06);
        const w = hill.width * move.scale;
        context.drawImage(
          hill,
          width / 2 - w / 2 + move.x,
          horizon - (hill.height - height * 0.05) * move.scale,
          w,
          hill.height * move.scale,
        );
        drawMist(context, mist, {
          y: horizon - height * 0.012 * (1 - index),
          height: height * 0.1,
          width,
          span: width * (1.4 + index * 0.5),
          offset: seconds * width * 0.006 * (index ? -1 : 1) + move.x,
          opacity: plan.details.mist ?? (plan.weather === 'fog' ? 1.4 : isLow ? 0.6 : 0.3),
        });
      }
      const ground = shift(0.2);
      context.drawImage(
        carpet,
        width / 2 - (carpet.width / 2) * ground.scale + ground.x,
        horizon - 2,
        carpet.width * ground.scale,
        carpet.height * ground.scale,
      );
      drawMist(context, mist, {
        y: horizon + height * 0.004,
        height: height * 0.05,
        width,
        span: width * 2,
        offset: -seconds * width * 0.005 + ground.x,
        opacity: isLow ? 0.7 : 0.5,
      });
      const isHigh = subject?.anchor === 'sky' || subject?.anchor === 'space' || subject?.anchor === 'underwater';
      // Houses and mills stand at the field's far edge, people and animals among the flowers.
      const isFar =
        subject !== undefined &&
        !isHigh &&
        subject.motion === 'still' &&
        subject.facing === 'front' &&
        subject.size > 0.19;
      const travel = camera.dolly * 2.4;
      const sideways = (camera.x + camera.orbit * 0.5) * 2.6;
      const rise = camera.y * 0.7;
      const eye = EYE - rise;
      let isSubjectDrawn = !subject;
      const paintSubject = (): void => {
        isSubjectDrawn = true;
        if (!subject) return;
        context.save();
        context.resetTransform();
        context.globalAlpha = 1;
        const near = shift(isFar ? 0.2 : 0.5);
        const size = Math.min(height * subject.size * 0.95, width * 0.36 * (subject.box[3] / subject.box[2]));
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: subjectX + near.x,
          y: isHigh
            ? height *
              (subject.name === 'butterfly' || subject.name === 'hummingbird' || subject.name === 'dragonfly'
                ? 0.52
                : 0.24)
            : horizon + height * (isFar ? 0.045 : 0.2),
          height: size * near.scale,
          lightAt: sun,
          haze: isHigh ? 0.1 : 0.06,
          hazeColour: haze,
          isFlipped: side < 0,
        });
        context.restore();
      };
      if (isFar) paintSubject();
      const ordered = plants
        .map((plant) => ({ plant, z: 0.7 + ((((plant.z - 0.7 - travel) % NEAR) + NEAR) % NEAR) }))
        .sort((a, b) => b.z - a.z);
      context.save();
      for (const { plant, z } of ordered) {
        if (!isSubjectDrawn && z < 4.6 && !isHigh) paintSubject();
        const k = (focal * camera.zoom) / z;
        const x = width / 2 + (plant.x - sideways) * k;
        const tall = plant.size * k;
        if (x < -tall || x > width + tall) continue;
        const foot = horizon + eye * k;
        if (foot - tall > height) continue;
        const gust =
          Math.sin(seconds * 1.25 + plant.x * 0.9 + z * 0.7) * 0.075 + Math.sin(seconds * 2.6 + plant.phase) * 0.028;
        const w = tall * 0.5;
        context.globalAlpha = Math.min(1, (NEAR + 0.7 - z) / 2.4);
        context.setTransform(plant.isFlipped ? -1 : 1, 0, -gust, 1, x, foot);
        const tuft = tufts[Math.floor(plant.phase * 3) % 3]!;
        context.drawImage(tuft, -tall * 0.42, -tall * 0.5, tall * 0.84, tall * 0.52);
        context.drawImage(z < 1.75 ? plant.sprite.soft : plant.sprite.sharp, -w / 2, -tall, w, tall);
      }
      context.restore();
      if (!isSubjectDrawn) paintSubject();
    },
  };
};

function chooseKinds({ plan, random }: SceneSetup): FlowerKind[] {
  const asked = FLOWER_KINDS.filter((kind) => plan.details[kind]);
  if (asked.length > 0) return asked;
  const sets: readonly FlowerKind[][] = [
    ['cosmos', 'daisy', 'poppy'],
    ['poppy', 'daisy'],
    ['sunflower'],
    ['tulip'],
    ['lavender'],
    ['cosmos'],
  ];
  return sets[Math.floor(random('flower-kinds')() * sets.length)]!;
}

/** A colour word dyes kinds that grow in many colours; a sunflower stays yellow. */
function petalColours({ plan }: SceneSetup, kind: FlowerKind): readonly Rgb[] {
  const natural = FLOWER_COLOURS[kind];
  const tints = plan.colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  if (tints.length === 0 || kind === 'sunflower' || kind === 'lavender') return natural;
  return tints.flatMap((tint) =>
    [tint, mix(tint, [255, 255, 255], 0.28)].map((colour) =>
      scale(colour, Math.min(1.3, 190 / Math.max(90, luminance(colour)))),
    ),
  );
}

function sow(
  setup: SceneSetup,
  sprites: readonly FlowerSprite[],
  { isRows, focal }: { isRows: boolean; focal: number },
): Plant[] {
  const { width } = setup;
  const random = setup.random('flowers-sow');
  const isTall = sprites.every((sprite) => sprite.tall > 0.85);
  const count = Math.round((isTall ? 340 : 1000) * Math.max(0.6, Math.min(1.5, width / setup.height / 1.78)));
  const plants: Plant[] = [];
  for (let index = 0; index < count; index++) {
    // Evenly over the picture's rows rather than over the field: as many near as far.
    const z = 0.7 + NEAR * random() ** 1.75;
    const half = ((width / 2) * 1.35) / (focal / Math.max(1.6, z)) + 0.4;
    let x = (random() * 2 - 1) * half;
    const patch = Math.floor(random() * sprites.length);
    let sprite = sprites[patch]!;
    if (isRows) {
      const row = Math.round(x / 0.62);
      x = row * 0.62 + (random() - 0.5) * 0.22;
      sprite = sprites[(Math.abs(Math.floor(row / 2)) * 2 + (index % 2)) % sprites.length]!;
    }
    plants.push({
      x,
      z,
      sprite,
      size: sprite.tall * (0.8 + random() * 0.35),
      phase: random() * 6.28,
      isFlipped: random() < 0.5,
    });
  }
  return plants;
}

interface CarpetOptions {
  sprites: readonly FlowerSprite[];
  isRows: boolean;
  horizonY: number;
  focal: number;
  tone: (colour: Rgb) => Rgb;
  haze: Rgb;
}

/** The field beyond the single flowers: green ground with dabs of petal colour that shrink to a shimmer at the horizon. */
function paintCarpet(setup: SceneSetup, { sprites, isRows, horizonY, focal, tone, haze }: CarpetOptions): Canvas {
  const { width, height } = setup;
  const random = setup.random('flowers-carpet');
  const canvas = createCanvas(Math.ceil(width * 1.5), Math.ceil(height - horizonY + height * 0.22));
  const context = canvas.getContext('2d');
  const green = tone([86, 134, 48]);
  const shade = context.createLinearGradient(0, 0, 0, canvas.height);
  shade.addColorStop(0, css(mix(green, haze, 0.5)));
  shade.addColorStop(0.1, css(mix(green, haze, 0.22)));
  shade.addColorStop(0.4, css(green));
  shade.addColorStop(1, css(scale(green, 0.42)));
  context.fillStyle = shade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const noise = createNoiseTile({ size: 256, period: 8, octaves: 4, seed: Math.floor(random() * 1e9) });
  const dabs: { x: number; y: number; size: number; colour: string; leaf: boolean }[] = [];
  const middle = canvas.width / 2;
  for (let dab = 0; dab < 15000; dab++) {
    const z = 8 + 130 * random() ** 2.2;
    const k = focal / z;
    const half = canvas.width / 2 / k;
    let x = (random() * 2 - 1) * half;
    const isLeaf = random() < 0.26;
    let sprite = sprites[Math.floor(random() * sprites.length)]!;
    if (isRows) {
      const row = Math.round(x / 0.62);
      if (z < 46) x = row * 0.62 + (random() - 0.5) * 0.34;
      sprite = sprites[(Math.abs(Math.floor(row / 2)) * 2) % sprites.length]!;
    }
    const patch = sampleTile(noise, 256, x * 5 + 100, z * 5);
    if (!isRows && !isLeaf && patch < 0.3 + 0.16 * random()) continue;
    const far = Math.min(0.8, 1 - Math.exp(-z / 110));
    const y = EYE * k - (isLeaf ? 0.05 : sprite.tall * 0.85) * k + 2;
    if (y > canvas.height) continue;
    const colour = isLeaf
      ? mix(scale(green, 0.5 + random() * 0.9), haze, far)
      : mix(mix(sprite.colour, [255, 255, 255], random() * 0.2), haze, far);
    dabs.push({
      x: middle + x * k,
      y,
      size: Math.max(0.9, (isLeaf ? 0.1 : 0.13 * (0.6 + sprite.tall)) * k * 0.6),
      colour: css(isLeaf ? colour : scale(colour, 0.82 + 0.3 * patch)),
      leaf: isLeaf,
    });
  }
  dabs.sort((a, b) => a.y - b.y);
  for (let blade = 0; blade < 3600; blade++) {
    const z = 1 + 20 * random() ** 1.6;
    const k = focal / z;
    const x = random() * canvas.width;
    const y = EYE * k + 2;
    if (y > canvas.height * 1.1) continue;
    const tall = (0.1 + 0.2 * random()) * k;
    context.strokeStyle = css(scale(green, 0.45 + random() * 0.95), 0.8);
    context.lineWidth = Math.max(0.8, 0.012 * k);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - tall * 0.6, x + (random() - 0.5) * tall, y - tall);
    context.stroke();
  }
  for (const dab of dabs) {
    context.fillStyle = dab.colour;
    context.beginPath();
    if (dab.leaf) context.ellipse(dab.x, dab.y, dab.size * 0.4, dab.size * 1.6, 0, 0, Math.PI * 2);
    else context.ellipse(dab.x, dab.y, dab.size, dab.size * 0.72, 0, 0, Math.PI * 2);
    context.fill();
  }
  return canvas;
}

/** A clump of leaves that hides the flower's foot. */
function bakeTuft(tone: (colour: Rgb) => Rgb, random: () => number): Canvas {
  const canvas = createCanvas(160, 100);
  const context = canvas.getContext('2d');
  for (let blade = 0; blade < 42; blade++) {
    const x = 80 + (random() - 0.5) * 90;
    const tip = x + (random() - 0.5) * 90;
    const tall = 30 + random() * 66;
    context.fillStyle = css(tone(mix([40, 78, 30], [140, 184, 66], random() ** 1.4)));
    context.beginPath();
    context.moveTo(x - 3.4, 100);
    context.quadraticCurveTo(x - 1, 100 - tall * 0.6, tip, 100 - tall);
    context.quadraticCurveTo(x + 3, 100 - tall * 0.5, x + 3.4, 100);
    context.fill();
  }
  return canvas;
}
