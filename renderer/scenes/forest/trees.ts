import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

export interface TreeColours {
  trunk: Rgb;
  /** Foliage away from the light, and towards it. */
  shade: Rgb;
  leaf: Rgb;
  rim: Rgb;
}

export interface TreeOptions {
  height: number;
  random: () => number;
  colours: TreeColours;
  /** −1 light from the left, 1 from the right. */ side: number;
}

/** A tree standing on the sprite's lower edge, its foot in the middle. */
export type TreeSprite = Canvas;

/** A spruce: tier upon tier of drooping boughs, each with its needles, darker inside, lit on one side. */
export function bakeConifer({ height, random, colours, side }: TreeOptions): TreeSprite {
  const width = Math.ceil(height * 0.46);
  const canvas = createCanvas(width, Math.ceil(height));
  const context = canvas.getContext('2d');
  const middle = width / 2;
  const taper = context.createLinearGradient(middle - height * 0.02, 0, middle + height * 0.02, 0);
  taper.addColorStop(side < 0 ? 0 : 1, css(mix(colours.trunk, colours.rim, 0.3)));
  taper.addColorStop(side < 0 ? 1 : 0, css(mix(colours.trunk, colours.shade, 0.5)));
  context.fillStyle = taper;
  context.beginPath();
  context.moveTo(middle - height * 0.019, height);
  context.lineTo(middle - height * 0.003, height * 0.04);
  context.lineTo(middle + height * 0.003, height * 0.04);
  context.lineTo(middle + height * 0.019, height);
  context.fill();
  context.lineCap = 'round';
  // Needles of a tree of a few pixels are wider than they should be: fewer cover as much.
  const needle = Math.max(0.4, height * 0.0042);
  const tiers = 34;
  const bare = 0.06 + random() * 0.1;
  for (let tier = tiers; tier >= 0; tier--) {
    const part = tier / tiers;
    const y = height * (0.02 + part * (0.96 - bare));
    const reach = width * 0.5 * (0.04 + 0.96 * part ** 0.82) * (0.78 + random() * 0.28);
    for (const direction of [-1, 1]) {
      const lit = direction === side;
      const boughs = 3;
      for (let bough = 0; bough < boughs; bough++) {
        const length = reach * (0.5 + 0.5 * ((bough + 1) / boughs)) * (0.86 + random() * 0.2);
        const droop = height * (0.012 + 0.05 * part) * (0.6 + random() * 0.7);
        const startY = y + (bough - 1) * height * 0.008;
        paintBough(
          context,
          { x: middle, y: startY, length: length * direction, droop, width: needle },
          { colours, lightness: (lit ? 0.52 : 0.12) + 0.25 * (bough / boughs) - 0.16 * part, random },
        );
      }
    }
  }
  return canvas;
}

interface Bough {
  x: number;
  y: number;
  length: number;
  droop: number;
  width: number;
}

function paintBough(
  context: SKRSContext2D,
  { x, y, length, droop, width }: Bough,
  { colours, lightness, random }: { colours: TreeColours; lightness: number; random: () => number },
): void {
  const twigs = Math.max(4, Math.round(Math.abs(length) / (width * 2.1)));
  const base = mix(colours.shade, colours.leaf, Math.max(0, Math.min(1, lightness + 0.2)));
  for (let twig = 0; twig < twigs; twig++) {
    const part = (twig + 0.3) / twigs;
    const px = x + length * part;
    const py = y + droop * part * part * 1.4 - droop * 0.2 * Math.sin(part * 3.1);
    const needle = (Math.abs(length) * 0.17 * (1.05 - part * 0.55) + width * 2) * (0.7 + random() * 0.6);
    const tone = mix(base, colours.rim, Math.max(0, lightness) * part * 0.55 * random());
    context.strokeStyle = css(tone);
    context.lineWidth = width * (0.75 + random() * 0.4);
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px + Math.sign(length) * needle * 0.72, py + needle * (0.5 + random() * 0.4));
    context.moveTo(px, py);
    context.lineTo(px - Math.sign(length) * needle * 0.1, py + needle * (0.62 + random() * 0.3));
    context.stroke();
  }
}

export interface BroadleafOptions extends TreeOptions {
  /** Further leaf colours mixed in: blossom, autumn. */
  accents: readonly Rgb[];
  /** 0 bare twigs to 1 full crown. */
  fullness: number;
  /** Width of the sprite over its height. */
  spread: number;
  /** How much the trunk leans and twists, 0–1. */
  twist: number;
}

/**
 * A broad-leaved tree: a branching trunk, and clouds of small leaves about its twigs, dark below and bright on the lit
 * side.
 */
export function bakeBroadleaf(options: BroadleafOptions): TreeSprite {
  const { height, random, colours, side, accents, fullness, spread, twist } = options;
  const width = Math.ceil(height * spread);
  const canvas = createCanvas(width, Math.ceil(height));
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  const tips: { x: number; y: number; size: number }[] = [];
  const limbs: { x0: number; y0: number; x1: number; y1: number; cx: number; cy: number; thick: number }[] = [];
  const grow = (x: number, y: number, angle: number, length: number, thick: number, level: number): void => {
    const bend = (random() - 0.5) * twist;
    const x1 = x + Math.cos(angle) * length;
    const y1 = y + Math.sin(angle) * length;
    const cx = x + Math.cos(angle + bend) * length * 0.55;
    const cy = y + Math.sin(angle + bend) * length * 0.55;
    limbs.push({ x0: x, y0: y, x1, y1, cx, cy, thick });
    if (level <= 2) tips.push({ x: x1, y: y1, size: height * (0.05 + 0.022 * level) });
    if (level === 0) return;
    const forks = level > 3 ? 2 + (random() < 0.45 ? 1 : 0) : 2 + (random() < 0.3 ? 1 : 0);
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * (0.72 + random() * 0.3) + (random() - 0.5) * 0.36;
      // Limbs that would leave the sprite turn back up: a crown cut straight is the first thing one sees.
      const across = (x1 - width / 2) / (width / 2);
      const inward = Math.abs(across) > 0.5 ? -Math.sign(across) * (Math.abs(across) - 0.5) * 1.6 : 0;
      const rising = (angle + turn) * 0.9 - 1.57 * 0.1 + inward;
      grow(x1, y1, rising, length * (0.68 + random() * 0.16), thick * 0.66, level - 1);
    }
  };
  grow(width / 2, height, -1.57 + (random() - 0.5) * 0.2 * twist, height * 0.25, height * 0.034, 5);
  const lightX = side * 0.6;
  const blobs = tips
    .flatMap((tip) =>
      Array.from({ length: Math.max(1, Math.round(3 * fullness)) }, () => {
        const angle = random() * 6.28;
        const out = Math.sqrt(random());
        return {
          x: tip.x + Math.cos(angle) * tip.size * out * 1.1,
          y: tip.y + Math.sin(angle) * tip.size * out * 0.8,
          size: tip.size * (0.5 + random() * 0.6),
        };
      }),
    )
    .map((blob) => ({
      ...blob,
      x: Math.max(blob.size * 1.2, Math.min(width - blob.size * 1.2, blob.x)),
      y: Math.max(blob.size * 1.1, blob.y),
    }))
    .filter(() => fullness > 0.02);
  // Leaves of a tree of a few pixels are larger than they should be: fewer cover as much.
  const density = Math.min(1, (height / 90) ** 2);
  const leaves = Math.max(6, Math.round(20 * fullness * density));
  const size = Math.max(0.9, height * 0.0075);
  const paintLeaves = (isBack: boolean): void => {
    for (const [index, blob] of blobs.entries()) {
      if ((index % 3 === 0) !== isBack) continue;
      const across = (blob.x - width / 2) / (width / 2);
      const up = 1 - blob.y / (height * 0.8);
      const lightness = Math.max(0, Math.min(1, 0.44 + across * lightX * 0.5 + up * 0.42 - (isBack ? 0.3 : 0)));
      for (let leaf = 0; leaf < leaves; leaf++) {
        const angle = random() * 6.28;
        const out = Math.sqrt(random()) * blob.size;
        const dx = Math.cos(angle) * out;
        const dy = Math.sin(angle) * out * 0.85;
        const local = lightness + (-dy / blob.size) * 0.26 + (dx / blob.size) * lightX * 0.3 + (random() - 0.5) * 0.22;
        const accent =
          accents.length > 0 && random() < 0.5 ? accents[Math.floor(random() * accents.length)]! : colours.leaf;
        const tone =
          local < 0.4
            ? mix(colours.shade, accent, Math.max(0, local) / 0.4)
            : mix(accent, colours.rim, Math.min(0.8, (local - 0.4) * 0.9));
        context.fillStyle = css(tone, 0.9);
        context.beginPath();
        context.ellipse(
          blob.x + dx,
          blob.y + dy,
          size * (0.8 + random() * 0.6),
          size * (0.45 + random() * 0.4),
          random() * 3.1,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  };
  paintLeaves(true);
  for (const limb of limbs) {
    for (const [wide, tone, offset] of [
      [1, mix(colours.trunk, colours.shade, 0.35), 0],
      [0.4, mix(colours.trunk, colours.rim, 0.34), side * 0.25],
    ] as const) {
      context.strokeStyle = css(tone);
      context.lineWidth = Math.max(0.6, limb.thick * wide);
      context.beginPath();
      context.moveTo(limb.x0 + limb.thick * offset, limb.y0);
      context.quadraticCurveTo(limb.cx + limb.thick * offset, limb.cy, limb.x1 + limb.thick * offset * 0.6, limb.y1);
      context.stroke();
    }
  }
  paintLeaves(false);
  return canvas;
}

/**
 * One stalk of bamboo: smooth segments with pale rings, leaves in sprays from its upper nodes. Foot in the middle of
 * the lower edge.
 */
export function bakeBamboo({ height, random, colours, side }: TreeOptions): TreeSprite {
  const width = Math.ceil(height * 0.3);
  const canvas = createCanvas(width, Math.ceil(height));
  const context = canvas.getContext('2d');
  const thick = height * (0.0115 + random() * 0.006);
  const lean = (random() - 0.5) * 0.05;
  const segments = 13 + Math.floor(random() * 4);
  const at = (t: number): { x: number; y: number } => ({ x: width / 2 + lean * height * t * t, y: height * (1 - t) });
  const sprays: { x: number; y: number; direction: number; size: number }[] = [];
  for (let segment = 0; segment < segments; segment++) {
    const from = at(segment / segments);
    const to = at((segment + 1) / segments);
    const wide = thick * (1 - 0.45 * (segment / segments));
    const shade = context.createLinearGradient(from.x - wide, 0, from.x + wide, 0);
    const lit = mix(colours.leaf, colours.rim, 0.55);
    shade.addColorStop(0, css(side < 0 ? lit : colours.shade));
    shade.addColorStop(side < 0 ? 0.3 : 0.7, css(colours.leaf));
    shade.addColorStop(1, css(side < 0 ? colours.shade : lit));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(from.x - wide * 1.06, from.y);
    context.quadraticCurveTo(from.x - wide * 0.9, (from.y + to.y) / 2, to.x - wide * 1.04, to.y);
    context.lineTo(to.x + wide * 1.04, to.y);
    context.quadraticCurveTo(from.x + wide * 0.9, (from.y + to.y) / 2, from.x + wide * 1.06, from.y);
    context.fill();
    context.fillStyle = css(mix(colours.leaf, [240, 244, 210], 0.34));
    context.fillRect(to.x - wide * 1.14, to.y - wide * 0.12, wide * 2.28, wide * 0.2);
    context.fillStyle = css(colours.shade, 0.6);
    context.fillRect(to.x - wide * 1.1, to.y + wide * 0.1, wide * 2.2, wide * 0.16);
    if (segment > segments * 0.42)
      sprays.push({ x: to.x, y: to.y, direction: random() < 0.5 ? -1 : 1, size: height * (0.05 + random() * 0.05) });
  }
  for (const spray of sprays) {
    for (let twig = 0; twig < 3; twig++) {
      const angle = -0.5 - random() * 0.5;
      const endX = spray.x + Math.cos(angle) * spray.direction * spray.size * (0.7 + random() * 0.7);
      const endY = spray.y + Math.sin(angle) * spray.size * 0.7;
      context.strokeStyle = css(mix(colours.leaf, colours.shade, 0.4));
      context.lineWidth = Math.max(0.6, thick * 0.14);
      context.beginPath();
      context.moveTo(spray.x, spray.y);
      context.lineTo(endX, endY);
      context.stroke();
      for (let leaf = 0; leaf < 7; leaf++) {
        const part = 0.3 + 0.7 * (leaf / 6);
        const lx = spray.x + (endX - spray.x) * part;
        const ly = spray.y + (endY - spray.y) * part;
        const hang = 0.5 + random() * 0.9;
        const length = spray.size * (0.34 + random() * 0.34);
        context.fillStyle = css(
          mix(mix(colours.leaf, colours.shade, random() * 0.7), colours.rim, random() ** 2 * 0.8),
        );
        context.save();
        context.translate(lx, ly);
        context.rotate(spray.direction > 0 ? hang : Math.PI - hang);
        context.beginPath();
        context.moveTo(0, 0);
        context.quadraticCurveTo(length * 0.4, -length * 0.1, length, 0);
        context.quadraticCurveTo(length * 0.4, length * 0.1, 0, 0);
        context.fill();
        context.restore();
      }
    }
  }
  return canvas;
}
