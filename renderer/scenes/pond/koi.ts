import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

interface Koi {
  /** Its circle: centre and radius in shares of the picture, turns per second, starting angle. */
  x: number;
  y: number;
  reachX: number;
  reachY: number;
  pace: number;
  phase: number;
  wander: number;
  length: number;
  body: Rgb;
  patches: readonly { at: number; side: number; size: number; colour: Rgb }[];
  depth: number;
}

const JOINTS = 22;
/** Width of the body along it, from nose to tail. */
const GIRTH = (part: number): number =>
  Math.sin(Math.min(1, part * 1.9 + 0.2) * Math.PI * 0.5) * (1 - part ** 2.2 * 0.86) * 0.115;

/** Koi on their rounds, each bending along its own way; the deeper ones are dimmer. */
export function createKoi(
  setup: SceneSetup,
  { water, bright }: { water: Rgb; bright: number },
): (context: SKRSContext2D, seconds: number) => void {
  const { width, height, plan } = setup;
  const random = setup.random('koi');
  const short = Math.min(width, height);
  const reds: readonly Rgb[] = [
    [232, 72, 34],
    [244, 122, 34],
    [222, 48, 36],
  ];
  const kinds: readonly (readonly [Rgb, readonly Rgb[]])[] = [
    [[250, 246, 238], reds],
    [
      [250, 246, 238],
      [
        [232, 72, 34],
        [38, 36, 44],
      ],
    ],
    [[246, 160, 46], [[250, 190, 90]]],
    [[238, 96, 44], [[40, 36, 40]]],
    [[248, 244, 236], [[46, 46, 56]]],
  ];
  const count = Math.max(3, Math.round(9 * (plan.details.koi ?? 1)));
  const shoal = Array.from({ length: count }, (_, index): Koi => {
    const [body, colours] = kinds[Math.floor(random() * kinds.length)]!;
    return {
      x: 0.5 + (random() - 0.5) * 0.3,
      y: 0.5 + (random() - 0.5) * 0.3,
      reachX: 0.22 + random() * 0.24,
      reachY: 0.2 + random() * 0.2,
      pace: (0.035 + random() * 0.03) * (random() < 0.5 ? -1 : 1),
      phase: (index + random() * 0.6) / count,
      wander: random() * 6.28,
      length: short * (0.24 + random() * 0.12),
      body: scale(body, bright),
      depth: index / count,
      patches: Array.from({ length: 7 }, () => ({
        at: random() * 0.9,
        side: random() * 2 - 1,
        size: 0.05 + random() * 0.1,
        colour: scale(colours[Math.floor(random() * colours.length)]!, bright),
      })),
    };
  }).toReversed();
  const place = (fish: Koi, seconds: number): readonly [number, number] => {
    const turn = (fish.phase + seconds * fish.pace) * Math.PI * 2;
    return [
      (fish.x + Math.cos(turn) * fish.reachX + Math.sin(turn * 2 + fish.wander) * 0.035) * width,
      (fish.y + Math.sin(turn) * fish.reachY + Math.cos(turn * 2 + fish.wander) * 0.035) * height,
    ];
  };
  /** Each joint is where the nose was before, an even length apart, and the tail beats across the way. */
  const trace = (fish: Koi, seconds: number): readonly (readonly [number, number])[] => {
    const spine: (readonly [number, number])[] = [];
    const gap = fish.length / (JOINTS - 1);
    let [x, y] = place(fish, seconds);
    let walked = gap;
    for (let back = 0; spine.length < JOINTS && back < 900; back++) {
      const [nextX, nextY] = place(fish, seconds - back * 0.012);
      const step = Math.hypot(nextX - x, nextY - y);
      walked += step;
      if (walked >= gap) {
        const part = spine.length / (JOINTS - 1);
        const beat = Math.sin(seconds * 4.2 + fish.wander - part * 4.4) * part ** 1.5 * fish.length * 0.075;
        spine.push([nextX - ((y - nextY) / (step || 1)) * beat, nextY + ((x - nextX) / (step || 1)) * beat]);
        walked -= gap;
      }
      [x, y] = [nextX, nextY];
    }
    while (spine.length < JOINTS) spine.push(spine.at(-1)!);
    return spine;
  };
  return (context, seconds) => {
    for (const fish of shoal) {
      const spine = trace(fish, seconds);
      context.save();
      context.translate(fish.length * 0.06, fish.length * 0.09);
      context.globalAlpha = 0.34;
      paintFish(context, fish, spine, { shade: scale(water, 0.2), water });
      context.restore();
      context.globalAlpha = 1;
      paintFish(context, fish, spine, { shade: null, water });
    }
  };
}

function paintFish(
  context: SKRSContext2D,
  fish: Koi,
  spine: readonly (readonly [number, number])[],
  { shade, water }: { shade: Rgb | null; water: Rgb },
): void {
  const { length } = fish;
  const dim = (colour: Rgb): string => css(shade ?? mix(colour, water, 0.06 + fish.depth * 0.42));
  const across = (joint: number): readonly [number, number] => {
    const [ax, ay] = spine[Math.max(0, joint - 1)]!;
    const [bx, by] = spine[Math.min(JOINTS - 1, joint + 1)]!;
    const away = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / away, (bx - ax) / away];
  };
  const side = (joint: number, out: number): readonly [number, number] => {
    const [x, y] = spine[joint]!;
    const [nx, ny] = across(joint);
    return [x + nx * out, y + ny * out];
  };
  const fin = (joint: number, out: number, back: number, opacity: number): void => {
    const root = side(joint, out * 0.5);
    const tip = side(Math.min(JOINTS - 1, joint + Math.round(back * 0.7)), out * 2.5);
    const end = side(Math.min(JOINTS - 1, joint + Math.round(back)), out * 0.7);
    context.fillStyle = shade
      ? css(shade)
      : css(mix(mix(fish.body, [255, 255, 255], 0.3), water, 0.2 + fish.depth * 0.4), opacity);
    context.beginPath();
    context.moveTo(...root);
    context.quadraticCurveTo(...side(joint, out * 2), ...tip);
    context.quadraticCurveTo(...end, ...end);
    context.fill();
  };
  for (const direction of [-1, 1]) {
    fin(5, direction * length * 0.085, 5, 0.75);
    fin(12, direction * length * 0.05, 3, 0.6);
  }
  // Tail: two lobes that trail behind the last joints.
  const [tailX, tailY] = spine[JOINTS - 1]!;
  const [beforeX, beforeY] = spine[JOINTS - 4]!;
  const away = Math.hypot(tailX - beforeX, tailY - beforeY) || 1;
  const [ux, uy] = [(tailX - beforeX) / away, (tailY - beforeY) / away];
  context.fillStyle = shade
    ? css(shade)
    : css(mix(mix(fish.body, fish.patches[0]!.colour, 0.3), water, 0.16 + fish.depth * 0.4), 0.82);
  for (const direction of [-1, 1]) {
    context.beginPath();
    context.moveTo(tailX - ux * length * 0.05, tailY - uy * length * 0.05);
    context.quadraticCurveTo(
      tailX + ux * length * 0.1 - uy * direction * length * 0.11,
      tailY + uy * length * 0.1 + ux * direction * length * 0.11,
      tailX + ux * length * 0.24 - uy * direction * length * 0.1,
      tailY + uy * length * 0.24 + ux * direction * length * 0.1,
    );
    context.quadraticCurveTo(
      tailX + ux * length * 0.12,
      tailY + uy * length * 0.12,
      tailX - ux * length * 0.05,
      tailY - uy * length * 0.05,
    );
    context.fill();
  }
  const outline = new Path2D();
  for (let joint = 0; joint < JOINTS; joint++) outline.lineTo(...side(joint, GIRTH(joint / (JOINTS - 1)) * length));
  for (let joint = JOINTS - 1; joint >= 0; joint--)
    outline.lineTo(...side(joint, -GIRTH(joint / (JOINTS - 1)) * length));
  outline.closePath();
  context.fillStyle = dim(fish.body);
  context.fill(outline);
  if (shade) return;
  context.save();
  context.clip(outline);
  for (const { at, side: where, size, colour } of fish.patches) {
    const joint = Math.round(at * (JOINTS - 1));
    const [x, y] = side(joint, where * GIRTH(at) * length * 0.8);
    context.fillStyle = dim(colour);
    context.beginPath();
    for (let turn = 0; turn <= 12; turn++) {
      const angle = (turn / 12) * Math.PI * 2;
      const reach = size * length * (1 + 0.22 * Math.sin(angle * 3 + at * 20));
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.fill();
  }
  // Rounded back: light along the spine, shade along both flanks.
  context.lineJoin = 'round';
  context.strokeStyle = css(scale(water, 0.3), 0.3);
  context.lineWidth = length * 0.045;
  context.stroke(outline);
  context.strokeStyle = 'rgba(255,255,255,0.3)';
  context.lineWidth = length * 0.03;
  context.beginPath();
  for (let joint = 1; joint < JOINTS - 4; joint++) context.lineTo(...spine[joint]!);
  context.stroke();
  context.restore();
  context.fillStyle = 'rgba(24,20,24,0.9)';
  for (const direction of [-1, 1]) {
    const [x, y] = side(2, direction * GIRTH(0.1) * length * 0.74);
    context.beginPath();
    context.arc(x, y, length * 0.012, 0, Math.PI * 2);
    context.fill();
  }
}
