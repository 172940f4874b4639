import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, luminance, mix, saturate } from '../light/colour.ts';
import { hashCell } from '../light/noise.ts';
import { type Moment, type Rgb, type SceneName, type SceneSetup, STILL_SECONDS } from '../scene.ts';

/** Paints what falls or floats between the scene and the camera; depends only on the moment. */
export type ParticlePainter = (context: SKRSContext2D, moment: Moment) => void;

interface Particle {
  x: number;
  y: number;
  depth: number;
  phase: number;
  turn: number;
}

function scatter(setup: SceneSetup, stream: string, count: number): Particle[] {
  const random = setup.random(stream);
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    depth: random(),
    phase: random() * Math.PI * 2,
    turn: random() * 2 - 1,
  })).sort((a, b) => a.depth - b.depth);
}

/** Position on a loop of length 1 with a margin outside the picture on both sides. */
function wrap(value: number, margin: number): number {
  const span = 1 + margin * 2;
  return ((((value + margin) % span) + span) % span) - margin;
}

/** Where nothing falls: a room paints the weather outside its window, and under water and in space there is none. */
const SHELTERED: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'room', 'underwater', 'space']);

/**
 * The painters a plan's weather and details ask for, in painting order.
 * @param isHazy whether the picture has its fog by distance already, so that only a little of it drifts across the middle
 */
export function createParticles(setup: SceneSetup, { isHazy = false } = {}): ParticlePainter[] {
  const { details, scene } = setup.plan;
  const weather = SHELTERED.has(scene) ? 'clear' : setup.plan.weather;
  const painters: ParticlePainter[] = [];
  if (weather === 'fog') painters.push(createMist(setup, isHazy));
  if (weather === 'rain' || weather === 'storm') painters.push(createRain(setup, weather === 'storm'));
  if (weather === 'storm') painters.push(createLightning(setup));
  if (weather === 'snow') painters.push(createSnow(setup));
  if (weather === 'wind') painters.push(createDrift(setup));
  if (weather === 'petals' || (details.petals ?? 0) > 0) painters.push(createPetals(setup, (details.leaves ?? 0) > 0));
  if (weather === 'fireflies' || (details.fireflies ?? 0) > 0)
    painters.push(createGlows(setup, 'fireflies', [226, 255, 120], -0.006));
  if ((details.embers ?? 0) > 0) painters.push(createGlows(setup, 'embers', [255, 138, 42], -0.09));
  return painters;
}

function createRain(setup: SceneSetup, isHeavy: boolean): ParticlePainter {
  const { width, height, palette } = setup;
  const colour = mix([214, 226, 240], palette.horizon, 0.25);
  const layers = 4;
  const lean = (setup.random('rain lean')() < 0.5 ? -1 : 1) * (isHeavy ? 0.2 : 0.085);
  const asked = setup.plan.details.rainStrength ?? 1;
  // Heavy rain is more of it and longer, but never a curtain before what stands in it.
  const force = Math.max(1, asked);
  const drops = scatter(setup, 'rain', Math.round((isHeavy ? 780 : 520) * force ** 1.4));
  const isLight = luminance(palette.mid) > 105;
  // Painting a picture over smears thin, pale lines away.
  const isPainted = setup.plan.style !== null;
  const strength = Math.min(asked, 1.1) * (isLight ? 1.7 : 1.15) * (isPainted ? 1.5 : 1);
  const thickness = (height / 480) * (isPainted ? 2.6 : 1.3);
  return (context, { seconds }) => {
    context.save();
    context.lineCap = 'round';
    for (let layer = 0; layer < layers; layer++) {
      const near = (layer + 0.5) / layers;
      const length = height * (0.022 + 0.085 * near * near) * force;
      context.beginPath();
      for (let index = layer; index < drops.length; index += layers) {
        const drop = drops[index]!;
        const fall = (isHeavy ? 1.5 : 1.15) * (0.75 + near * 1.2) * (0.9 + 0.2 * drop.depth);
        const y = wrap(drop.y + fall * seconds, 0.12);
        const x = wrap(drop.x + lean * (y + drop.phase), 0.12);
        context.moveTo(x * width, y * height);
        context.lineTo(x * width + lean * length, y * height + length);
      }
      const lineWidth = Math.max(0.6, thickness * (0.55 + near * 0.75));
      // Before something light, light drops are seen by their dark edges.
      if (isLight) {
        context.lineWidth = lineWidth * 1.8;
        context.strokeStyle = css([38, 52, 66], (0.05 + 0.06 * near) * strength);
        context.stroke();
      }
      context.lineWidth = lineWidth;
      context.strokeStyle = css(colour, Math.min(isPainted ? 0.85 : 0.62, (0.15 + 0.17 * near) * strength));
      context.stroke();
    }
    context.restore();
  };
}

/** A flash every few seconds: sky and ground light up, and a bolt stands for a tenth of a second. */
function createLightning(setup: SceneSetup): ParticlePainter {
  const { width, height, plan } = setup;
  const period = 2.3;
  return (context, { seconds }) => {
    const strike = Math.floor(seconds / period);
    // The first one is there when a still is taken.
    const start = strike === 0 ? STILL_SECONDS - 0.04 : 0.25 + hashCell(strike, 1, plan.seed) * 1.1;
    const age = seconds - strike * period - start;
    if (age < 0 || age > 0.5) return;
    const flicker = Math.exp(-age * 9) * (0.65 + 0.35 * Math.sin(age * 70));
    context.save();
    context.globalCompositeOperation = 'screen';
    context.fillStyle = css([196, 208, 255], 0.34 * flicker);
    context.fillRect(0, 0, width, height);
    if (age < 0.2) paintBolt(context, setup, strike, 1 - age / 0.2);
    context.restore();
  };
}

function paintBolt(context: SKRSContext2D, setup: SceneSetup, strike: number, strength: number): void {
  const { width, height, plan } = setup;
  const random = (step: number): number => hashCell(strike, step + 2, plan.seed);
  let x = width * (0.15 + 0.7 * random(0));
  let y = 0;
  const foot = height * (0.42 + 0.12 * random(1));
  context.beginPath();
  context.moveTo(x, y);
  for (let step = 2; y < foot; step++) {
    x += (random(step) - 0.5) * width * 0.05;
    y += foot * (0.05 + 0.06 * random(step + 40));
    context.lineTo(x, y);
  }
  context.lineJoin = 'round';
  for (const [line, opacity] of [
    [9, 0.12],
    [4, 0.3],
    [1.4, 0.95],
  ] as const) {
    context.lineWidth = (line * height) / 480;
    context.strokeStyle = css([226, 232, 255], opacity * strength);
    context.stroke();
  }
}

function createDot(size: number, colour: Rgb, hardness: number): Canvas {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const gradient = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  gradient.addColorStop(0, css(colour, 1));
  gradient.addColorStop(hardness, css(colour, 0.75));
  gradient.addColorStop(1, css(colour, 0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
  return canvas;
}

function createSnow(setup: SceneSetup): ParticlePainter {
  const { width, height, palette } = setup;
  const dot = createDot(32, mix([255, 255, 255], palette.horizon, 0.12), 0.35);
  const flakes = scatter(setup, 'snow', 380);
  return (context, { seconds }) => {
    context.save();
    for (const flake of flakes) {
      const near = flake.depth ** 2.2;
      const y = wrap(flake.y + seconds * (0.055 + 0.15 * near), 0.06);
      const sway = Math.sin(seconds * (0.6 + flake.depth) + flake.phase) * (0.006 + 0.014 * near);
      const x = wrap(flake.x + sway + seconds * 0.016 * (0.4 + near), 0.06);
      const size = (height / 480) * (2.2 + 13 * near ** 1.6);
      context.globalAlpha = 0.88 - 0.42 * near;
      context.drawImage(dot, x * width - size / 2, y * height - size / 2, size, size);
    }
    context.restore();
  };
}

function createPetals(setup: SceneSetup, isLeaves: boolean): ParticlePainter {
  const { width, height } = setup;
  const petals = scatter(setup, 'petals', 95);
  const colours: Rgb[] = isLeaves
    ? [
        [214, 120, 38],
        [188, 72, 30],
        [226, 168, 60],
      ]
    : [
        [255, 206, 224],
        [255, 178, 206],
        [255, 232, 240],
      ];
  return (context, { seconds }) => {
    context.save();
    petals.forEach((petal, index) => {
      const near = petal.depth ** 2;
      const y = wrap(petal.y + seconds * (0.05 + 0.085 * near), 0.06);
      const x = wrap(petal.x + seconds * (0.035 + 0.07 * near) + Math.sin(seconds * 0.9 + petal.phase) * 0.02, 0.06);
      const size = (height / 480) * (3.4 + 9 * near);
      const spin = petal.phase + seconds * (0.8 + petal.turn);
      context.setTransform(1, 0, 0, 1, x * width, y * height);
      context.rotate(spin);
      context.scale(1, 0.35 + 0.6 * Math.abs(Math.sin(seconds * 1.7 + petal.phase)));
      context.fillStyle = css(colours[index % colours.length]!, 0.86 - 0.3 * near);
      context.beginPath();
      context.moveTo(-size, 0);
      context.quadraticCurveTo(-size * 0.2, -size * 0.85, size, 0);
      context.quadraticCurveTo(-size * 0.2, size * 0.85, -size, 0);
      context.fill();
    });
    context.restore();
  };
}

/** Small lights on wandering paths: fireflies, embers. `rise` is heights of the picture a second. */
function createGlows(setup: SceneSetup, stream: string, colour: Rgb, rise: number): ParticlePainter {
  const { width, height } = setup;
  const dot = createDot(48, colour, 0.16);
  const core = createDot(16, mix(colour, [255, 255, 255], 0.7), 0.5);
  const lights = scatter(setup, stream, 70);
  return (context, { seconds }) => {
    context.save();
    context.globalCompositeOperation = 'lighter';
    for (const light of lights) {
      const near = light.depth ** 2;
      const x = wrap(
        light.x + 0.03 * Math.sin(seconds * 0.45 + light.phase) + 0.012 * Math.sin(seconds * 1.3 + light.phase * 3),
        0.05,
      );
      const y = wrap(
        0.3 + light.y * 0.75 + rise * seconds * (0.6 + near) + 0.02 * Math.sin(seconds * 0.6 + light.phase * 2),
        0.1,
      );
      const blink =
        rise > -0.02
          ? Math.max(0, Math.sin(seconds * (1 + light.turn * 0.4) + light.phase)) ** 0.7
          : 0.75 + 0.25 * Math.sin(seconds * 9 + light.phase);
      if (blink < 0.03) continue;
      const size = (height / 480) * (5 + 15 * near);
      context.globalAlpha = blink * 0.6;
      context.drawImage(dot, x * width - size, y * height - size, size * 2, size * 2);
      context.globalAlpha = blink;
      context.drawImage(core, x * width - size * 0.2, y * height - size * 0.2, size * 0.4, size * 0.4);
    }
    context.restore();
  };
}

/** Wind: fine dust and a few leaves carried across. */
function createDrift(setup: SceneSetup): ParticlePainter {
  const { width, height, palette } = setup;
  const specks = scatter(setup, 'drift', 150);
  const colour = mix(palette.key, [255, 255, 255], 0.35);
  return (context, { seconds }) => {
    context.save();
    context.lineCap = 'round';
    for (const speck of specks) {
      const near = speck.depth ** 2;
      const x = wrap(speck.x + seconds * (0.22 + 0.5 * near), 0.1);
      const y = speck.y + 0.03 * Math.sin(seconds * 1.8 + speck.phase);
      const length = (width / 864) * (5 + 26 * near);
      context.strokeStyle = css(colour, 0.1 + 0.16 * near);
      context.lineWidth = (height / 480) * (0.7 + near);
      context.beginPath();
      context.moveTo(x * width, y * height);
      context.lineTo(x * width - length, y * height - length * 0.08 * speck.turn);
      context.stroke();
    }
    context.restore();
  };
}

/** How much of the picture fog hides by height, from the top down: most of it where things are far, least of what is near. */
const VEIL: readonly (readonly [down: number, opacity: number])[] = [
  [0, 0.5],
  [0.3, 0.6],
  [0.58, 0.56],
  [0.8, 0.3],
  [1, 0.2],
];

/** How much of that hides somebody or something that the picture is about. */
const BEFORE_SUBJECT = 0.4;

/** What drifts before a picture that is hazy itself: little, and not before what is near. */
const HAZY = { sheets: 6, rows: [0.3, 0.26], opacity: 0.1 } as const;

/** Fog: a pale veil that hides what is far, and slow soft sheets of it, thickest low in the picture. */
function createMist(setup: SceneSetup, isHazy: boolean): ParticlePainter {
  const { width, height, palette } = setup;
  const colour = mix(palette.horizon, [255, 255, 255], palette.isMoon ? 0.05 : 0.25);
  const veil = mix(saturate(colour, 0.6), palette.isMoon ? [120, 132, 152] : [226, 230, 232], 0.35);
  const sheet = createDot(256, mix(colour, veil, 0.5), 0.3);
  const sheets = scatter(setup, 'mist', isHazy ? HAZY.sheets : 16);
  const [upper, reach] = isHazy ? HAZY.rows : [0.42, 0.5];
  const thick = setup.plan.subject === null ? 1 : BEFORE_SUBJECT;
  return (context, { seconds }) => {
    context.save();
    const gradient = context.createLinearGradient(0, 0, 0, height);
    for (const [down, opacity] of VEIL) gradient.addColorStop(down, css(veil, opacity * thick));
    context.fillStyle = gradient;
    if (!isHazy) context.fillRect(0, 0, width, height);
    for (const mist of sheets) {
      const spread = width * (0.7 + 0.7 * mist.depth);
      const x = wrap(mist.x + seconds * 0.012 * (0.4 + mist.depth) * (mist.turn > 0 ? 1 : -1), 0.6) * width;
      const y = height * (upper + reach * mist.y);
      context.globalAlpha = (isHazy ? HAZY.opacity : 0.2) * thick;
      context.drawImage(sheet, x - spread / 2, y - height * 0.13, spread, height * 0.26);
    }
    context.restore();
  };
}
