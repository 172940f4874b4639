import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../light/colour.ts';
import { type Albedo, BARK, blendAlbedo, type PlantLight, shadeAt } from './leafLight.ts';

const NEEDLES: Albedo = [0.018, 0.036, 0.02];

const NEEDLES_LIGHT: Albedo = [0.034, 0.054, 0.028];

const LEAVES: Albedo = [0.035, 0.072, 0.022];

const LEAVES_LIGHT: Albedo = [0.1, 0.155, 0.042];

const SNOW: Albedo = [0.86, 0.89, 0.95];

/** Tiers of drooping branches, each a fan of needles; dark inside, light at the tips. */
export function paintConifer(
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
export function paintBroadleaf(
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

/** A shrub: clusters of leaves near the ground. */
export function paintShrub(
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
  const pad = Math.min(crown.size * 1.2, crown.width * 0.4);
  // A cluster that reached over the sprite's edge would end in a straight cut.
  const inside = (at: number, whole: number): number => Math.min(whole - pad, Math.max(pad, at));
  const clusters = tips
    .map(({ x, y }) => ({ x: inside(x, crown.width), y: Math.max(pad, y) }))
    .map((tip) => ({ ...tip, order: random() + (crown.centreY - tip.y) / crown.height }));
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
