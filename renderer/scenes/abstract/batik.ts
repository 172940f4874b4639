import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift } from '../camera.ts';
import { drawClouds, drawCrackle, drawKawung, drawParang, type Dyes } from './batikPatterns.ts';

const SOGAN: Dyes = { ground: [58, 34, 22], main: [156, 92, 44], deep: [34, 20, 16], wax: [244, 224, 182] };
const INDIGO: Dyes = { ground: [22, 38, 84], main: [44, 98, 170], deep: [14, 20, 50], wax: [240, 238, 226] };
const COAST: Dyes = { ground: [140, 26, 38], main: [214, 74, 52], deep: [64, 14, 28], wax: [252, 232, 196] };
/** Parts of the picture by which the cloth is larger. */
const MARGIN = 0.32;

/**
 * Batik on a cloth that moves a little in the wind. Details read: `megaMendung`, `kawung`, `parang` (the pattern; else
 * the seed chooses). Colour words are the dyes.
 */
export const createBatik: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const cloth = drawCloth(setup);
  const random = setup.random('batik-folds');
  const phase = random() * 6.28;
  const folds = 3 + random() * 2;
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const strip = Math.max(1, Math.round(width / 260));
  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = layerShift(camera, setup, 0.6);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'medium';
      // The cloth hangs in soft folds: each upright strip is nearer or farther, lighter or darker.
      for (let x = 0; x < width; x += strip) {
        const u = x / width;
        const angle =
          u * folds * Math.PI * 2 + phase + moment.seconds * 0.5 + Math.sin(u * 5 + moment.seconds * 0.3) * 0.7;
        const wave = Math.sin(angle);
        const sourceX =
          (x - width / 2 - shift.x) / shift.scale + width / 2 + MARGIN * width + Math.cos(angle) * width * 0.011;
        const stretch = shift.scale * (1 + wave * 0.012);
        context.drawImage(
          cloth,
          Math.max(0, sourceX),
          0,
          Math.ceil(strip / shift.scale) + 1,
          cloth.height,
          x,
          height / 2 + shift.y - (cloth.height / 2) * stretch,
          strip + 1,
          cloth.height * stretch,
        );
        context.fillStyle = wave > 0 ? `rgba(255,244,220,${wave * 0.13})` : `rgba(10,4,8,${-wave * 0.4})`;
        context.fillRect(x, 0, strip, height);
      }
      if (!subject) return;
      const size = Math.min(width, height) * 0.46 * shift.scale;
      const isStanding = subject.anchor === 'ground' || subject.anchor === 'water';
      drawSubject(context, setup, moment, {
        name: subject.name,
        x: width / 2 + shift.x,
        y: height * 0.5 + shift.y + (isStanding ? size / 2 : 0),
        height: size,
        light: { key: [255, 240, 214], ambient: [120, 104, 96], from: [-0.5, -0.6], backlit: 0.2 },
      });
    },
  };
};

function dyesOf({ plan, random }: SceneSetup, isCloud: boolean): Dyes {
  const asked = plan.colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  if (plan.colours.includes('monochrome'))
    return { ground: [30, 30, 32], main: [128, 128, 130], deep: [12, 12, 14], wax: [246, 246, 244] };
  const [first, second] = asked;
  if (first)
    return {
      ground: scale(first, 0.42),
      main: second ?? first,
      deep: scale(first, 0.2),
      wax: mix(second ?? first, [255, 248, 226], 0.82),
    };
  const draw = random('batik-dyes')();
  if (isCloud) return draw < 0.5 ? INDIGO : COAST;
  return draw < 0.55 ? SOGAN : draw < 0.8 ? INDIGO : COAST;
}

function drawCloth(setup: SceneSetup): Canvas {
  const { width, height, plan } = setup;
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  const draw = setup.random('batik-pattern')();
  const { details } = plan;
  const pattern = details.megaMendung
    ? 'cloud'
    : details.kawung
      ? 'kawung'
      : details.parang
        ? 'parang'
        : draw < 0.4
          ? 'cloud'
          : draw < 0.72
            ? 'kawung'
            : 'parang';
  const dyes = dyesOf(setup, pattern === 'cloud');
  const unit = Math.min(width, height);
  context.fillStyle = css(dyes.ground);
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (pattern === 'cloud') drawClouds(context, canvas, { dyes, unit, random: setup.random('batik-clouds') });
  else if (pattern === 'kawung') drawKawung(context, canvas, { dyes, unit });
  else drawParang(context, canvas, { dyes, unit });
  drawCrackle(context, canvas, { unit, random: setup.random('batik-crackle'), deep: dyes.deep });
  return canvas;
}
