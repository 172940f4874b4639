import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { mix, saturate, scale, turnHue } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { createPlanet, createRing, type Planet, type Ring } from './planet.ts';
import { paintSurface, PLANET_KINDS, type PlanetKind } from './planetSurface.ts';

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

/** A planet of the wanted, asked or drawn kind, lit from the side of the sun. */
export function createBody(
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

/** A planet at its place of this moment, between the halves of its ring. */
export function paintBody(
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

/** The moons that go around a planet. */
export function createMoons(
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
