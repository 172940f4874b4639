import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, saturate, scale, turnHue } from '../../light/colour.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { type Anchor, SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { createAsteroids, drawComet, drawMeteors, paintBlackHole, paintGalaxy } from './deepObjects.ts';
import { LUNAR_HORIZON, paintLunarGround, REDUCTION } from './lunarGround.ts';
import { NEBULA_OVERSIZE, paintNebula } from './nebula.ts';
import { nebulaColours } from './palette.ts';
import { createPlanet, createRing, type Planet, type Ring } from './planet.ts';
import { paintSurface, PLANET_KINDS, type PlanetKind } from './planetSurface.ts';
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
  // Somebody who goes to the moon stands on it, and what hangs in the sky is the earth.
  const isOnMoon =
    subject !== null &&
    MOON_VISITORS.has(subject) &&
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
      if (details.meteor) drawMeteors(context, setup, seconds, Math.round(4 + details.meteor * 6));
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
        const tall = short * Math.max(0.3, Math.min(0.52, silhouette.size * 1.4)) * near.scale;
        drawSubject(
          context,
          setup,
          { seconds: 0, progress },
          {
            name: subject!,
            x: width * (0.5 + side * 0.16) + near.x,
            y: height * 0.9 + near.y - (STANDS_BY_ITS_MIDDLE.has(silhouette.anchor) ? tall / 2 : 0),
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

interface Body {
  planet: Planet;
  ring: Ring | null;
  roll: number;
}

interface BodyOptions {
  radius: number;
  sun: readonly [number, number, number];
  sunColour: Rgb;
  accent: Rgb;
  main: Rgb;
  mayHaveRing: boolean;
  kind?: PlanetKind;
}

function createBody(
  setup: SceneSetup,
  { radius, sun, sunColour, accent, main, mayHaveRing, kind: wanted }: BodyOptions,
): Body {
  const { details } = setup.plan;
  const random = setup.random('planet');
  const asked =
    PLANET_KINDS.find((kind) => details[kind]) ??
    (details.mars ? 'rock' : setup.plan.time === 'inferno' ? 'lava' : null);
  const draw = random();
  const seeded: PlanetKind = draw < 0.38 ? 'gas' : draw < 0.6 ? 'rock' : draw < 0.82 ? 'earth' : 'ice';
  const kind = wanted ?? asked ?? (details.ring ? 'gas' : seeded);
  const seed = Math.floor(random() * 1e9);
  const warm = random() < 0.6;
  const tones = details.mars ? MARS : tonesOf(kind, { accent, main, isWarm: warm });
  const surface = paintSurface({ kind, seed, ...tones });
  const hasRing =
    mayHaveRing && (details.ring ? details.ring > 0 : details.ring === undefined && kind === 'gas' && random() < 0.55);
  const openness = 0.2 + random() * 0.14;
  const roll = (random() < 0.5 ? -1 : 1) * (0.22 + random() * 0.22);
  const air: Record<PlanetKind, { colour: Rgb; strength: number }> = {
    gas: { colour: mix(tones.light, [255, 240, 220], 0.2), strength: 0.62 },
    rock: { colour: mix(tones.light, [255, 190, 150], 0.4), strength: 0.34 },
    earth: { colour: [104, 172, 255], strength: 1 },
    ice: { colour: [168, 220, 255], strength: 0.85 },
    lava: { colour: [255, 110, 50], strength: 0.7 },
  };
  const planet = createPlanet({
    radius,
    surface,
    sun,
    sunColour,
    atmosphere: air[kind],
    tilt: roll,
    glow: kind === 'lava' ? [255, 120, 36] : [255, 196, 110],
    ringShadow: hasRing ? { inner: 1.3, outer: 2.1 } : null,
  });
  const ring = hasRing
    ? createRing({
        radius,
        inner: 1.28,
        outer: 2.16,
        openness,
        light: mix(tones.light, [255, 244, 226], 0.4),
        dark: scale(tones.dark, 0.8),
        seed: seed + 3,
        sun,
      })
    : null;
  return { planet, ring, roll };
}

const MARS = { light: [206, 124, 78], dark: [112, 56, 38], accent: [226, 170, 128] } as const;

function tonesOf(
  kind: PlanetKind,
  { accent, main, isWarm }: { accent: Rgb; main: Rgb; isWarm: boolean },
): { light: Rgb; dark: Rgb; accent: Rgb } {
  if (kind === 'ice') return { light: [226, 240, 248], dark: [112, 158, 196], accent: [64, 104, 160] };
  if (kind === 'rock')
    return isWarm
      ? { light: mix([178, 156, 136], accent, 0.22), dark: [70, 60, 58], accent: [206, 180, 150] }
      : { light: [176, 176, 182], dark: mix([66, 68, 80], main, 0.2), accent: [146, 140, 150] };
  return isWarm
    ? {
        light: mix([242, 214, 172], accent, 0.18),
        dark: mix([150, 92, 58], accent, 0.28),
        accent: mix([206, 96, 58], accent, 0.4),
      }
    : {
        light: mix([206, 226, 240], turnHue(main, 14), 0.34),
        dark: mix(saturate(main, 0.9), [52, 58, 104], 0.42),
        accent: mix(accent, [255, 255, 255], 0.25),
      };
}

function paintBody(
  context: SKRSContext2D,
  { planet, ring, roll }: Body,
  place: { x: number; y: number; scale: number; spin: number },
): void {
  const drawRing = (half: Canvas): void => {
    if (!ring) return;
    context.save();
    context.translate(place.x, place.y);
    context.rotate(roll);
    context.imageSmoothingQuality = 'low';
    context.drawImage(
      half,
      (-ring.width / 2) * place.scale,
      (-ring.height / 2) * place.scale,
      ring.width * place.scale,
      ring.height * place.scale,
    );
    context.restore();
  };
  if (ring) drawRing(ring.back);
  planet.paint(context, place);
  if (ring) drawRing(ring.front);
}

interface Moon {
  globe: Planet;
  depth: number;
  phase: number;
  row: number;
}

function createMoons(
  setup: SceneSetup,
  { short, sun, count }: { short: number; sun: readonly [number, number, number]; count: number },
): Moon[] {
  const random = setup.random('moons');
  return Array.from({ length: count }, (_, row) => {
    const surface = paintSurface({
      kind: 'rock',
      seed: Math.floor(random() * 1e9),
      light: [196, 190, 184],
      dark: [84, 80, 82],
      accent: [150, 138, 128],
    });
    const globe = createPlanet({
      radius: short * (0.028 + random() * 0.03) * (row === 0 ? 1.15 : 0.7),
      surface,
      sun,
      sunColour: [255, 248, 236],
      atmosphere: { colour: [200, 210, 230], strength: 0.12 },
      tilt: random(),
      glow: [0, 0, 0],
      ringShadow: null,
    });
    return { globe, depth: 0.22 + row * 0.1, phase: random() * 6.28, row };
  });
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
