import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import type { Lighting } from './bakeLight.ts';

export type PlantKind = 'conifer' | 'broadleaf' | 'shrub' | 'palm';

/** One size of a plant: straight RGBA, foot at the bottom in the middle. */
export interface SpriteLevel {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

/** A plant drawn once, kept at several sizes so that it can be copied without filtering. */
export interface PlantSprite {
  /** Width over height. */
  aspect: number;
  /** Largest first. */
  levels: SpriteLevel[];
}

export interface PlantLight {
  lighting: Lighting;
  /** −1 light from the left of the picture, 1 from the right. */
  side: number;
  /** 0 light from before the plant to 1 from behind it. */
  backlit: number;
  /** Snow on the branches, 0–1. */
  snow: number;
}

type Albedo = readonly [number, number, number];

const SMALLEST = 7;

/** Draws a plant at most `tallest` pixels high; variants differ by the random stream. */
export function createPlantSprite(
  kind: PlantKind,
  tallest: number,
  light: PlantLight,
  random: () => number,
): PlantSprite {
  const aspect = kind === 'conifer' ? 0.5 : kind === 'broadleaf' ? 1.05 : 1.5;
  const height = Math.ceil(tallest);
  const canvas = createCanvas(Math.ceil(height * aspect), height);
  const context = canvas.getContext('2d');
  const paint = { conifer: paintConifer, broadleaf: paintBroadleaf, shrub: paintShrub, palm: paintPalm }[kind];
  paint(context, canvas.width, height, light, random);
  const levels: SpriteLevel[] = [];
  let source: Canvas = canvas;
  for (let size = height; size >= SMALLEST; size = Math.floor(size * 0.74)) {
    const level = createCanvas(Math.max(2, Math.round(size * aspect)), size);
    const levelContext = level.getContext('2d');
    levelContext.imageSmoothingQuality = 'high';
    levelContext.drawImage(source, 0, 0, level.width, level.height);
    levels.push({
      width: level.width,
      height: level.height,
      pixels: levelContext.getImageData(0, 0, level.width, level.height).data,
    });
    source = level;
  }
  return { aspect, levels };
}

const NEEDLES: Albedo = [0.018, 0.036, 0.02];
const NEEDLES_LIGHT: Albedo = [0.034, 0.054, 0.028];
const LEAVES: Albedo = [0.035, 0.072, 0.022];
const LEAVES_LIGHT: Albedo = [0.1, 0.155, 0.042];
const FRONDS: Albedo = [0.03, 0.065, 0.018];
const FRONDS_LIGHT: Albedo = [0.1, 0.15, 0.035];
const BARK: Albedo = [0.07, 0.05, 0.035];
const BARK_PALE: Albedo = [0.2, 0.15, 0.1];
const SNOW: Albedo = [0.86, 0.89, 0.95];

function blendAlbedo(a: Albedo, b: Albedo, t: number): Albedo {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Direct light at a place of the crown: `across` −1…1 from left to right, `up` 0…1. */
function litAt(light: PlantLight, across: number, up: number): number {
  const front = 0.42 + 0.42 * across * light.side + 0.2 * up;
  const rim = Math.max(0, across * light.side * 1.3 - 0.35) + Math.max(0, up - 0.8) * 0.6;
  return Math.max(0, front * (1 - light.backlit) + rim * 0.5 * light.backlit);
}

function shadeAt(light: PlantLight, albedo: Albedo, across: number, up: number, open: number): Rgb {
  return light.lighting.shade(albedo, litAt(light, across, up), open);
}

/** Tiers of drooping branches, each a fan of needles; dark inside, light at the tips. */
function paintConifer(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: PlantLight,
  random: () => number,
): void {
  const middle = width / 2;
  context.strokeStyle = css(shadeAt(light, BARK, 0, 0.2, 0.5));
  context.lineWidth = Math.max(1, height * 0.018);
  context.beginPath();
  context.moveTo(middle, height);
  context.lineTo(middle, height * 0.1);
  context.stroke();
  const tiers = Math.round(20 + random() * 6);
  const fullness = 0.82 + random() * 0.18;
  context.lineCap = 'round';
  for (let tier = 0; tier < tiers; tier++) {
    const up = 1 - tier / tiers;
    const y = height * (0.04 + 0.9 * (tier / tiers) ** 1.08);
    const reach = width * 0.46 * fullness * ((tier + 0.6) / tiers) ** 0.9 * (0.72 + 0.5 * random());
    const branches = 9 + Math.round(tier * 0.7);
    for (let branch = 0; branch < branches; branch++) {
      // Branches at the back first, the front ones over them.
      const across = (branch / (branches - 1)) * 2 - 1;
      const spread = Math.sin(across * Math.PI * 0.5);
      const length = reach * (0.35 + 0.65 * Math.abs(spread)) * (0.8 + 0.35 * random());
      const sag = height * (0.026 + 0.034 * random()) * (0.4 + Math.abs(spread));
      const tipX = middle + spread * length;
      const needles = Math.max(5, Math.round(length / (height * 0.011)));
      for (let needle = 0; needle < needles; needle++) {
        const along = (needle + 0.4 * random()) / needles;
        const x = middle + (tipX - middle) * along;
        const needleY = y + sag * along * along * 1.6 + height * 0.012 * random();
        const light01 = blendAlbedo(NEEDLES, NEEDLES_LIGHT, along * 0.8 * random() + 0.15);
        const isSnowy = light.snow > 0 && random() < light.snow * (0.35 + 0.5 * along);
        const colour = shadeAt(
          light,
          isSnowy ? SNOW : light01,
          spread * (0.4 + 0.6 * along),
          up,
          0.22 + 0.7 * along * (0.5 + 0.5 * random()),
        );
        context.strokeStyle = css(colour, 0.92);
        context.lineWidth = Math.max(0.7, height * (isSnowy ? 0.0075 : 0.0048));
        const size = height * (0.012 + 0.014 * random());
        context.beginPath();
        context.moveTo(x, needleY);
        context.lineTo(x + spread * size * 0.9, needleY + size * (0.35 + 0.7 * random()));
        context.stroke();
      }
    }
  }
}

/** A trunk that forks and clusters of leaves, each lit as a small ball. */
function paintBroadleaf(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: PlantLight,
  random: () => number,
): void {
  const middle = width / 2;
  context.strokeStyle = css(shadeAt(light, BARK, 0, 0.1, 0.6));
  context.lineCap = 'round';
  const tips: { x: number; y: number }[] = [];
  const grow = (x: number, y: number, angle: number, length: number, thickness: number, depth: number): void => {
    const endX = x + Math.sin(angle) * length;
    const endY = y - Math.cos(angle) * length;
    context.lineWidth = Math.max(0.8, thickness);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    if (depth === 0) {
      tips.push({ x: endX, y: endY });
      return;
    }
    for (let fork = 0; fork < 3; fork++) {
      grow(
        endX,
        endY,
        angle + (fork - 1) * 0.55 + (random() - 0.5) * 0.5,
        length * (0.66 + 0.2 * random()),
        thickness * 0.62,
        depth - 1,
      );
    }
  };
  grow(middle, height, (random() - 0.5) * 0.12, height * 0.27, height * 0.038, 3);
  paintClusters(
    context,
    tips,
    { width, height, centreX: middle, centreY: height * 0.4, size: height * 0.112 },
    light,
    random,
    LEAVES,
    LEAVES_LIGHT,
  );
}

function paintShrub(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: PlantLight,
  random: () => number,
): void {
  const tips = Array.from({ length: 34 }, () => {
    const angle = random() * Math.PI;
    const reach = Math.sqrt(random());
    return {
      x: width / 2 + Math.cos(angle) * reach * width * 0.4,
      y: height * 0.9 - Math.sin(angle) * reach * height * 0.72,
    };
  });
  paintClusters(
    context,
    tips,
    { width, height, centreX: width / 2, centreY: height * 0.75, size: height * 0.15 },
    light,
    random,
    LEAVES,
    LEAVES_LIGHT,
  );
}

interface Crown {
  width: number;
  height: number;
  centreX: number;
  centreY: number;
  size: number;
}

function paintClusters(
  context: SKRSContext2D,
  tips: { x: number; y: number }[],
  crown: Crown,
  light: PlantLight,
  random: () => number,
  dark: Albedo,
  bright: Albedo,
): void {
  const clusters = tips.map((tip) => ({ ...tip, order: random() + (crown.centreY - tip.y) / crown.height }));
  clusters.sort((a, b) => a.order - b.order);
  for (const cluster of clusters) {
    const acrossCrown = (cluster.x - crown.centreX) / (crown.width * 0.46);
    const upCrown = Math.min(1, Math.max(0, ((crown.centreY - cluster.y) / (crown.height * 0.4)) * 0.5 + 0.5));
    for (let leaf = 0; leaf < 42; leaf++) {
      const angle = random() * Math.PI * 2;
      const reach = Math.sqrt(random());
      const dx = Math.cos(angle) * reach;
      const dy = Math.sin(angle) * reach;
      const up = Math.min(1, Math.max(0, upCrown * 0.6 + (0.5 - dy * 0.5) * 0.4));
      const across = Math.max(-1, Math.min(1, acrossCrown * 0.6 + dx * 0.5));
      const albedo = blendAlbedo(dark, bright, 0.15 + 0.6 * random() * up);
      const isSnowy = light.snow > 0 && random() < light.snow * up * 0.8;
      context.fillStyle = css(shadeAt(light, isSnowy ? SNOW : albedo, across, up, 0.3 + 0.7 * up), 0.95);
      const size = crown.size * (0.08 + 0.1 * random());
      const x = cluster.x + dx * crown.size;
      const y = cluster.y + dy * crown.size * 0.8;
      context.beginPath();
      context.ellipse(x, y, size * 1.25, size * 0.75, angle, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** A leaning ringed trunk and a crown of feathered, hanging fronds. */
function paintPalm(
  context: SKRSContext2D,
  width: number,
  height: number,
  light: PlantLight,
  random: () => number,
): void {
  const lean = (random() < 0.5 ? -1 : 1) * (0.1 + 0.12 * random());
  const top = { x: width * 0.5 + height * lean, y: height * 0.31 };
  const bendAt = (t: number): { x: number; y: number } => ({
    x: width * 0.5 + (top.x - width * 0.5) * (t * t * 0.75 + t * 0.25),
    y: height + (top.y - height) * t,
  });
  for (let ring = 0; ring < 60; ring++) {
    const t = ring / 60;
    const at = bendAt(t);
    const next = bendAt(t + 1 / 58);
    const thickness = height * (0.028 - 0.013 * t) * (ring % 2 ? 1 : 0.93);
    const gradient = context.createLinearGradient(at.x - thickness / 2, 0, at.x + thickness / 2, 0);
    gradient.addColorStop(0, css(shadeAt(light, BARK_PALE, -1, 0.2, 0.5)));
    gradient.addColorStop(1, css(shadeAt(light, BARK_PALE, 1, 0.2, 0.5)));
    context.strokeStyle = gradient;
    context.lineWidth = thickness;
    context.beginPath();
    context.moveTo(at.x, at.y + 1);
    context.lineTo(next.x, next.y);
    context.stroke();
  }
  const fronds = 15;
  const order = Array.from({ length: fronds }, (_, index) => index).sort(
    (a, b) => Math.abs(Math.sin(frondAngle(a, fronds))) - Math.abs(Math.sin(frondAngle(b, fronds))),
  );
  for (const frond of order)
    paintFrond(
      context,
      top,
      frondAngle(frond, fronds) + (random() - 0.5) * 0.25,
      height * (0.31 + 0.09 * random()),
      light,
      random,
    );
  context.fillStyle = css(shadeAt(light, BARK, 0, 0.4, 0.4));
  for (let nut = 0; nut < 5; nut++) {
    context.beginPath();
    context.arc(
      top.x + (nut - 2) * height * 0.012,
      top.y + height * (0.016 + 0.01 * random()),
      height * 0.0125,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Directions from hanging left over upright to hanging right. */
function frondAngle(index: number, count: number): number {
  return -Math.PI * 0.62 + (index / (count - 1)) * Math.PI * 1.24;
}

function paintFrond(
  context: SKRSContext2D,
  from: { x: number; y: number },
  angle: number,
  length: number,
  light: PlantLight,
  random: () => number,
): void {
  const droop = length * (0.34 + 0.2 * random());
  const at = (t: number): { x: number; y: number } => ({
    x: from.x + Math.sin(angle) * length * t * (1 - 0.12 * t),
    y: from.y - Math.cos(angle) * length * t * 0.72 + droop * t * t,
  });
  const side = Math.sin(angle);
  const leaflets = 50;
  for (let leaflet = 2; leaflet < leaflets; leaflet++) {
    const t = leaflet / leaflets;
    const root = at(t);
    const ahead = at(t + 0.02);
    const directionX = ahead.x - root.x;
    const directionY = ahead.y - root.y;
    const norm = Math.hypot(directionX, directionY) || 1;
    const reach = length * 0.215 * Math.sin(Math.PI * (0.12 + 0.84 * t)) * (0.85 + 0.3 * random());
    for (const hand of [-1, 1]) {
      const outX = (-directionY / norm) * hand;
      const outY = (directionX / norm) * hand;
      const tipX = root.x + (outX * 0.55 + (directionX / norm) * 0.8) * reach;
      const tipY = root.y + (outY * 0.55 + (directionY / norm) * 0.8) * reach + reach * 0.42;
      const up = Math.min(1, Math.max(0, 0.5 + outY * -0.5));
      const albedo = blendAlbedo(FRONDS, FRONDS_LIGHT, 0.2 + 0.5 * up * random() + 0.2 * t);
      context.strokeStyle = css(shadeAt(light, albedo, side * 0.7 + outX * 0.3, 0.45 + 0.5 * up, 0.55 + 0.4 * up));
      context.lineWidth = Math.max(0.7, length * 0.0085 * (1 - t * 0.5));
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(root.x, root.y);
      context.quadraticCurveTo(
        (root.x + tipX) / 2 + (directionX / norm) * reach * 0.15,
        (root.y + tipY) / 2 - reach * 0.1,
        tipX,
        tipY,
      );
      context.stroke();
    }
  }
}
