import { luminance, mix, scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import { createSky, hazeColour } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { Moment, Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { bakeTuft, EYE, paintCarpet } from './carpet.ts';
import { FLOWER_KINDS, type FlowerKind } from './flowerHeads.ts';
import { bakeFlower, FLOWER_COLOURS, type FlowerSprite } from './flowerSprites.ts';
import { paintHills } from './hills.ts';

const NEAR = 15;

interface Plant {
  x: number;
  z: number;
  sprite: FlowerSprite;
  size: number;
  phase: number;
  isFlipped: boolean;
}

/** Creatures smaller than the flowers they visit. */
const SMALL_FLYERS: ReadonlySet<string> = new Set(['butterfly', 'hummingbird', 'dragonfly']);

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
  const isLiving = subject !== undefined && (subject.name in FIGURES || subject.name in ANIMALS);
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
        !isLiving &&
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
        const isSmallFlyer = SMALL_FLYERS.has(subject.name);
        // Before the sky: among flowers of their own colours nobody would see them.
        const size = Math.min(
          height * heightOf(subject) * (isSmallFlyer ? 2.2 : isLiving ? 1.5 : 0.95),
          width * 0.36 * (subject.box[3] / subject.box[2]),
        );
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: subjectX + near.x,
          y: isHigh ? height * (isSmallFlyer ? 0.3 : 0.24) : horizon + height * (isFar ? 0.045 : isLiving ? 0.34 : 0.2),
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
    ['cosmos', 'tulip'],
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
