import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { type Anchor, SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, type LayerShift, layerShift } from '../camera.ts';
import { createBody, createMoons, paintBody } from './bodies.ts';
import { createAsteroids, drawComet, drawMeteors, paintBlackHole, paintGalaxy } from './deepObjects.ts';
import { LUNAR_HORIZON, paintLunarGround, REDUCTION } from './lunarGround.ts';
import { NEBULA_OVERSIZE, paintNebula } from './nebula.ts';
import { nebulaColours } from './palette.ts';
import { createStarfield } from './starfield.ts';

/**
 * Deep space: nebula, stars, a planet with its moons. Details read: `ring`, `moon`, `earth`, `gas`, `rock` (`mars`),
 * `ice`, `lava`, `galaxy`, `blackhole`, `comet`, `meteor`, `asteroid`, `sun`, `planet` (0: none). With a visitor (MOON_VISITORS) and `moon` it is the moon's own ground.
 */
export const createSpace: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const { details } = plan;
  const random = setup.random('space');
  const short = Math.min(width, height);
  const colours = nebulaColours(setup);
  const side = random() < 0.5 ? -1 : 1;
  const draw = random();
  const subject = plan.subject && SILHOUETTES[plan.subject] ? plan.subject : null;
  // A visitor to the moon stands on it, and the earth is in the sky.
  const isOnMoon =
    subject !== null &&
    (MOON_VISITORS.has(subject) || SILHOUETTES[subject]!.anchor === 'ground') &&
    Boolean(details.moon) &&
    !details.ring &&
    !details.gas &&
    !details.mars;
  const layout = isOnMoon ? 'portrait' : chooseLayout(setup, draw);
  const hasPlanet = details.planet !== 0 && !details.galaxy && !details.blackhole;
  const centre = {
    portrait: {
      x: 0.5 - side * (isOnMoon ? 0.22 : 0.16),
      y: (isOnMoon ? 0.3 : 0.5) + (random() - 0.5) * 0.08,
      radius: short * (isOnMoon ? 0.15 : 0.27 + random() * 0.05),
    },
    giant: { x: 0.5 - side * 0.36, y: 0.84, radius: short * 0.66 },
    horizon: { x: 0.5 - side * 0.12, y: 1.5 + 0.1 * (short / height), radius: 0 },
  }[layout];
  const radius = layout === 'horizon' ? height * (centre.y - 0.6) : centre.radius;
  const sunVector = normalise(layout === 'horizon' ? [side * 0.4, -0.86, -0.4] : [side * 0.72, -0.42, 0.5]);
  const sunColour: Rgb = mix([255, 246, 230], colours.heart, 0.3);
  const nebula = paintNebula(setup, colours, {
    x: 0.5 + side * (layout === 'horizon' ? 0.1 : 0.22),
    y: layout === 'horizon' ? 0.3 : 0.4,
    angle: -side * (0.3 + random() * 0.5),
    strength: 0.25 + random() * 0.55,
    exposure: details.galaxy || isOnMoon ? 0.3 : details.blackhole ? 0.5 : 1.1,
  });
  const stars = createStarfield(setup);
  const deep = details.blackhole
    ? paintBlackHole(setup, short * 1.5, mix(colours.accent, [255, 170, 90], 0.5))
    : details.galaxy
      ? paintGalaxy(setup, short * 1.35, { arm: colours.main, knot: colours.accent, heart: colours.heart })
      : null;
  const body = hasPlanet
    ? createBody(setup, {
        radius,
        sun: sunVector,
        sunColour,
        accent: colours.accent,
        main: colours.main,
        mayHaveRing: layout !== 'horizon' && !isOnMoon,
        ...(isOnMoon && { kind: 'earth' }),
      })
    : null;
  const moons =
    hasPlanet && !isOnMoon && (details.moon || layout !== 'horizon')
      ? createMoons(setup, { short, sun: sunVector, count: Math.max(1, Math.min(3, Math.round(details.moon ?? 1))) })
      : [];
  const asteroids = details.asteroid ? createAsteroids(setup, sunVector, 46) : null;
  const ground = isOnMoon ? paintLunarGround(setup, { side, light: [255, 250, 240] }) : null;
  const spinBase = random() * 6;

  return {
    paint(context, { seconds, progress }) {
      const camera = flatCameraAt(plan.motion, progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      const drift = { x: Math.sin(seconds * 0.05) * width * 0.012, y: Math.cos(seconds * 0.043) * height * 0.012 };
      paintBackdrop(context, setup, nebula, shift(0.07), drift);
      stars.paint(context, seconds, shift);
      if (deep) {
        const layer = shift(0.2);
        context.save();
        context.globalCompositeOperation = details.blackhole ? 'source-over' : 'screen';
        context.translate(width * 0.5 + layer.x, height * 0.5 + layer.y);
        context.rotate(details.blackhole ? -0.22 * side : seconds * 0.006);
        const size = short * (details.blackhole ? 1.5 : 1.35) * layer.scale;
        context.drawImage(deep, -size / 2, -size / 2, size, size);
        context.restore();
      }
      if (details.comet) drawComet(context, setup, seconds, mix(colours.main, [190, 220, 255], 0.6));
      if (details.meteor) drawMeteors(context, setup, seconds, Math.round(8 + details.meteor * 10));
      const layer = shift(layout === 'portrait' ? 0.5 : 0.38);
      const x = width / 2 + (centre.x - 0.5) * width * layer.scale + layer.x;
      const y = height / 2 + (centre.y - 0.5) * height * layer.scale + layer.y;
      if (layout === 'horizon' || details.sun)
        paintSun(context, {
          x: x + sunVector[0] * radius * layer.scale,
          y: y + sunVector[1] * radius * layer.scale,
          size: short * 0.5,
          colour: sunColour,
        });
      if (body) paintBody(context, body, { x, y, scale: layer.scale, spin: spinBase + seconds * 0.035 });
      if (layout === 'horizon' && body)
        paintSun(context, {
          x: x + sunVector[0] * radius * layer.scale,
          y: y + sunVector[1] * radius * layer.scale,
          size: short * 0.22,
          colour: sunColour,
        });
      for (const moon of moons) {
        const far = shift(moon.depth);
        const orbit = seconds * 0.012 + moon.phase;
        const mx = width * (0.5 + side * (0.2 + 0.14 * moon.row)) + Math.cos(orbit) * width * 0.02 + far.x;
        const my = height * (0.24 + 0.16 * moon.row) + Math.sin(orbit) * height * 0.02 + far.y;
        moon.globe.paint(context, { x: mx, y: my, scale: far.scale, spin: seconds * 0.02 + moon.phase });
      }
      asteroids?.(context, seconds);
      if (ground) {
        const near = shift(0.6);
        const size = near.scale * REDUCTION;
        const w = ground.width * size;
        context.drawImage(
          ground,
          width / 2 - w / 2 + near.x,
          height * 0.75 + (LUNAR_HORIZON - 0.75) * height * near.scale + near.y,
          w,
          ground.height * size,
        );
        const silhouette = SILHOUETTES[subject!]!;
        const anchor = anchorOf(plan)!;
        const tall = short * Math.max(0.3, Math.min(0.52, silhouette.size * 1.4)) * near.scale;
        drawSubject(
          context,
          setup,
          { seconds: 0, progress },
          {
            name: subject!,
            x: width * (0.5 + side * 0.16) + near.x,
            y: height * 0.9 + near.y - (STANDS_BY_ITS_MIDDLE.has(anchor) ? tall / 2 : 0),
            height: tall,
            light: { key: [255, 250, 240], ambient: [70, 74, 92], from: [sunVector[0], sunVector[1]], backlit: 0.05 },
            isFlipped: side > 0 && silhouette.facing === 'right',
          },
        );
      } else if (subject) {
        const near = shift(0.75);
        const silhouette = SILHOUETTES[subject]!;
        const size = short * Math.max(0.2, Math.min(0.46, silhouette.size * 1.25));
        drawSubject(
          context,
          setup,
          { seconds, progress },
          {
            name: subject,
            x: width * (0.5 + side * 0.2) + near.x,
            y:
              height * 0.56 + near.y + (silhouette.anchor === 'ground' || silhouette.anchor === 'water' ? size / 2 : 0),
            height: size * near.scale,
            light: {
              key: sunColour,
              ambient: mix(scale(colours.main, 0.7), [70, 76, 110], 0.5),
              from: [sunVector[0], sunVector[1]],
              backlit: 0.22,
            },
            isFlipped: side > 0 && silhouette.facing === 'right',
          },
        );
      }
    },
  };
};

/** Who stands on the moon when the prompt names it. */
const MOON_VISITORS: ReadonlySet<string> = new Set([
  'astronaut',
  'lunar-module',
  'robot',
  'cat',
  'dog',
  'rabbit',
  'person',
  'couple',
  'bridal-couple',
]);

/** Anchors whose subjects are placed by their middle, not by their foot. */
const STANDS_BY_ITS_MIDDLE: ReadonlySet<Anchor> = new Set<Anchor>(['space', 'sky', 'underwater']);

type Layout = 'portrait' | 'giant' | 'horizon';

function chooseLayout({ plan }: SceneSetup, draw: number): Layout {
  if (plan.details.ring) return draw < 0.7 ? 'portrait' : 'giant';
  if (plan.details.horizon || plan.time === 'dawn' || plan.time === 'sunset') return 'horizon';
  return draw < 0.45 ? 'portrait' : draw < 0.7 ? 'giant' : 'horizon';
}

function normalise([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function paintBackdrop(
  context: SKRSContext2D,
  setup: SceneSetup,
  nebula: Canvas,
  layer: LayerShift,
  drift: { x: number; y: number },
): void {
  const { width, height } = setup;
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'medium';
  const w = width * NEBULA_OVERSIZE * layer.scale;
  const h = height * NEBULA_OVERSIZE * layer.scale;
  context.drawImage(nebula, width / 2 - w / 2 + layer.x + drift.x, height / 2 - h / 2 + layer.y + drift.y, w, h);
  context.restore();
}

function paintSun(
  context: SKRSContext2D,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: Rgb },
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const glow = context.createRadialGradient(x, y, 0, x, y, size);
  glow.addColorStop(0, 'rgba(255,255,255,1)');
  glow.addColorStop(0.05, css(mix(colour, [255, 255, 255], 0.6), 0.95));
  glow.addColorStop(0.16, css(colour, 0.42));
  glow.addColorStop(0.45, css(colour, 0.1));
  glow.addColorStop(1, css(colour, 0));
  context.fillStyle = glow;
  context.fillRect(x - size, y - size, size * 2, size * 2);
  const streak = context.createLinearGradient(x - size * 1.7, y, x + size * 1.7, y);
  streak.addColorStop(0, css(colour, 0));
  streak.addColorStop(0.5, css(mix(colour, [255, 255, 255], 0.5), 0.5));
  streak.addColorStop(1, css(colour, 0));
  context.fillStyle = streak;
  context.fillRect(x - size * 1.7, y - size * 0.008, size * 3.4, size * 0.016);
  context.restore();
}
