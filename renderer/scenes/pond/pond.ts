import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { enterLayer, flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { createKoi } from './koi.ts';

/** The bed and the leaves reach this far beyond the picture, for the camera's way. */
const MARGIN = 0.3;
const TILE = 256;

/**
 * A pond seen from above: koi over a pebbled bed, leaves and flowers of lotus, the sky lying on the water.
 * Details read: `koi` (how many, 1 is usual), `pads` (0: open water).
 */
export const createPond: SceneFamily = (setup) => {
  const { plan, width, height, palette } = setup;
  const random = setup.random('pond');
  const bright = palette.isMoon ? 0.42 : palette.elevation < 6 ? 0.72 : 1;
  const water: Rgb = mix(scale([38, 104, 96], bright), scale(palette.ambient, 0.5), 0.22);
  const bed = paintBed(setup, water, bright);
  const koi = createKoi(setup, { water, bright });
  const pads = growPads(setup, bright);
  const shine = createShine(setup);
  const rings = Array.from({ length: 7 }, () => ({
    x: random(),
    y: random(),
    phase: random() * 7,
    size: 0.1 + random() * 0.14,
  }));
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const focus = { x: width / 2, y: height / 2 };
  const layer = (context: SKRSContext2D, shift: LayerShift, paint: () => void): void => {
    context.save();
    enterLayer(context, shift, focus);
    paint();
    context.restore();
  };
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      layer(context, shift(0.34), () => {
        context.drawImage(bed, -MARGIN * width, -MARGIN * height);
      });
      layer(context, shift(0.42), () => {
        koi(context, seconds);
      });
      shine(context, seconds, shift(0.5));
      layer(context, shift(0.5), () => {
        for (const ring of rings) paintRing(context, setup, ring, seconds);
        for (const pad of pads) paintPad(context, setup, pad, seconds);
      });
      if (!subject) return;
      const near = shift(0.62);
      const isStanding = subject.anchor === 'ground' || subject.anchor === 'water';
      const size = Math.min(height * 0.32, width * 0.4 * (subject.box[3] / subject.box[2])) * near.scale;
      drawSubject(context, setup, moment, {
        name: subject.name,
        x: width * 0.5 + near.x,
        y: height * 0.5 + near.y + (isStanding ? size / 2 : 0),
        height: size,
        light: { key: palette.key, ambient: palette.ambient, from: [0.5, -0.6], backlit: 0.1 },
        reflection: 0,
      });
    },
  };
};

/** Pebbles under green water, darker towards the deep corner. */
function paintBed(setup: SceneSetup, water: Rgb, bright: number): Canvas {
  const { width, height } = setup;
  const random = setup.random('pond-bed');
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  const short = Math.min(width, height);
  context.fillStyle = css(scale(water, 0.8));
  context.fillRect(0, 0, canvas.width, canvas.height);
  const pebbles = Math.round((canvas.width * canvas.height) / (short * short * 0.00085));
  for (let pebble = 0; pebble < pebbles; pebble++) {
    const x = random() * canvas.width;
    const y = random() * canvas.height;
    const size = short * (0.008 + random() ** 2 * 0.03);
    const stone = mix(scale(mix([150, 146, 132], [104, 96, 84], random()), bright), water, 0.62 + random() * 0.22);
    context.fillStyle = css(scale(stone, 0.6), 0.5);
    context.beginPath();
    context.ellipse(x + size * 0.16, y + size * 0.2, size, size * 0.76, random() * 3, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(stone, 0.85);
    context.beginPath();
    context.ellipse(x, y, size, size * 0.76, random() * 3, 0, Math.PI * 2);
    context.fill();
  }
  const deep = context.createRadialGradient(
    canvas.width * 0.4,
    canvas.height * 0.4,
    short * 0.2,
    canvas.width * 0.5,
    canvas.height * 0.5,
    Math.max(canvas.width, canvas.height) * 0.66,
  );
  deep.addColorStop(0, css(mix(water, [90, 170, 150], 0.2), 0.3));
  deep.addColorStop(1, css(scale(water, 0.28), 0.86));
  context.fillStyle = deep;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Light on the surface: a web of bright lines that wanders, and the pale sky in one corner. */
function createShine(setup: SceneSetup): (context: SKRSContext2D, seconds: number, shift: LayerShift) => void {
  const { width, height, palette } = setup;
  const tile = createNoiseTile({
    size: TILE,
    period: 8,
    octaves: 3,
    seed: Math.floor(setup.random('pond-shine')() * 1e9),
  });
  const w = Math.ceil(width / 4);
  const h = Math.ceil(height / 4);
  const canvas = createCanvas(w, h);
  const target = canvas.getContext('2d');
  const image = target.createImageData(w, h);
  const light = mix(palette.key, [255, 255, 255], 0.35);
  const sky = mix(palette.mid, palette.horizon, 0.4);
  const strength = palette.isMoon ? 0.5 : 1;
  const scaleTo = 260 / Math.min(w, h);
  for (let at = 0; at < image.data.length; at += 4) {
    image.data[at] = light[0];
    image.data[at + 1] = light[1];
    image.data[at + 2] = light[2];
  }
  return (context, seconds, shift) => {
    for (let row = 0; row < h; row++) {
      for (let column = 0; column < w; column++) {
        const x = (column - shift.x / 4) * scaleTo;
        const y = (row - shift.y / 4) * scaleTo;
        const warp = sampleTile(tile, TILE, x * 0.32 + seconds * 3, y * 0.32) * 60;
        const a = sampleTile(tile, TILE, x * 0.55 + warp + seconds * 5, y * 0.55 + warp);
        const b = sampleTile(tile, TILE, x * 0.6 - warp - seconds * 4 + 90, y * 0.6 + warp * 0.5 + 40);
        const web = smoothstep(0.055, 0, Math.abs(a - b));
        image.data[(row * w + column) * 4 + 3] = web * web * 74 * strength;
      }
    }
    target.putImageData(image, 0, 0);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.drawImage(canvas, 0, 0, w * 4, h * 4);
    const gloss = context.createLinearGradient(width, 0, width * 0.3, height * 0.8);
    gloss.addColorStop(0, css(sky, 0.5 * strength));
    gloss.addColorStop(0.4, css(sky, 0.12 * strength));
    gloss.addColorStop(1, css(sky, 0));
    context.fillStyle = gloss;
    context.fillRect(0, 0, width, height);
    context.restore();
  };
}

interface Pad {
  x: number;
  y: number;
  size: number;
  turn: number;
  phase: number;
  tone: Rgb;
  flower: Rgb | null;
}

/** Leaves in groups along the edges: the middle is left to the fish. */
function growPads(setup: SceneSetup, bright: number): Pad[] {
  const random = setup.random('pond-pads');
  const count = Math.round((setup.plan.details.pads ?? 1) * 26);
  const corners = [
    [0.06, 0.12],
    [0.95, 0.9],
    [random() < 0.5 ? 0.94 : 0.08, random() < 0.5 ? 0.1 : 0.92],
  ] as const;
  const pads: Pad[] = [];
  for (let attempt = 0; pads.length < count && attempt < count * 30; attempt++) {
    const [cx, cy] = corners[Math.floor(random() * corners.length)]!;
    const pad: Pad = {
      x: cx + (random() + random() - 1) * 0.36,
      y: cy + (random() + random() - 1) * 0.4,
      size: 0.05 + random() * 0.075,
      turn: random() * 6.28,
      phase: random() * 6.28,
      tone: scale(mix([66, 130, 62], [120, 168, 74], random()), bright),
      flower: random() < 0.24 ? scale(random() < 0.6 ? [246, 150, 190] : [255, 246, 240], Math.max(0.6, bright)) : null,
    };
    const isFree = pads.every(
      (other) =>
        Math.hypot((other.x - pad.x) * setup.width, (other.y - pad.y) * setup.height) >
        (other.size + pad.size) * 0.86 * Math.min(setup.width, setup.height),
    );
    if (isFree && Math.hypot(pad.x - 0.5, pad.y - 0.5) > 0.24) pads.push(pad);
  }
  return pads;
}

function paintPad(context: SKRSContext2D, { width, height }: SceneSetup, pad: Pad, seconds: number): void {
  const short = Math.min(width, height);
  const r = pad.size * short;
  const x = pad.x * width + Math.sin(seconds * 0.4 + pad.phase) * short * 0.005;
  const y = pad.y * height + Math.cos(seconds * 0.33 + pad.phase) * short * 0.005;
  const outline = (): void => {
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, r, 0.16, Math.PI * 2 - 0.16);
    context.closePath();
  };
  context.save();
  context.translate(x + r * 0.14, y + r * 0.18);
  context.rotate(pad.turn + Math.sin(seconds * 0.3 + pad.phase) * 0.05);
  context.fillStyle = 'rgba(4,20,20,0.42)';
  outline();
  context.fill();
  context.restore();
  context.save();
  context.translate(x, y);
  context.rotate(pad.turn + Math.sin(seconds * 0.3 + pad.phase) * 0.05);
  const leaf = context.createRadialGradient(r * 0.1, -r * 0.2, r * 0.1, 0, 0, r);
  leaf.addColorStop(0, css(mix(pad.tone, [214, 232, 150], 0.34)));
  leaf.addColorStop(0.7, css(pad.tone));
  leaf.addColorStop(0.93, css(scale(pad.tone, 0.74)));
  leaf.addColorStop(1, css(mix(pad.tone, [240, 250, 200], 0.4)));
  context.fillStyle = leaf;
  outline();
  context.fill();
  context.strokeStyle = css(mix(pad.tone, [230, 244, 180], 0.5), 0.5);
  context.lineWidth = Math.max(0.6, r * 0.018);
  context.beginPath();
  for (let vein = 0; vein < 13; vein++) {
    const angle = 0.3 + (vein / 12) * (Math.PI * 2 - 0.6);
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * r * 0.88, Math.sin(angle) * r * 0.88);
  }
  context.stroke();
  context.restore();
  if (pad.flower)
    paintLotus(context, { x: x + r * 0.3, y: y - r * 0.2, size: r * 0.72, colour: pad.flower, turn: pad.turn });
}

function paintLotus(
  context: SKRSContext2D,
  { x, y, size, colour, turn }: { x: number; y: number; size: number; colour: Rgb; turn: number },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  for (let ring = 0; ring < 3; ring++) {
    const petals = 10 - ring * 2;
    for (let petal = 0; petal < petals; petal++) {
      context.save();
      context.rotate((petal / petals) * Math.PI * 2 + ring * 0.3);
      const reach = size * (1 - ring * 0.26);
      const fill = context.createLinearGradient(0, 0, reach, 0);
      fill.addColorStop(0, css(mix(colour, [255, 250, 220], 0.6)));
      fill.addColorStop(0.6, css(mix(colour, [255, 255, 255], 0.16 * ring)));
      fill.addColorStop(1, css(scale(colour, 0.92 - 0.1 * (2 - ring))));
      context.fillStyle = fill;
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(reach * 0.5, -reach * 0.34, reach, 0);
      context.quadraticCurveTo(reach * 0.5, reach * 0.34, 0, 0);
      context.fill();
      context.restore();
    }
  }
  context.fillStyle = 'rgba(255,214,90,0.95)';
  context.beginPath();
  context.arc(0, 0, size * 0.16, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A fish touched the surface: rings that widen and fade. */
function paintRing(
  context: SKRSContext2D,
  { width, height }: SceneSetup,
  ring: { x: number; y: number; phase: number; size: number },
  seconds: number,
): void {
  const life = ((seconds + ring.phase) % 7) / 4;
  if (life > 1) return;
  for (let wave = 0; wave < 3; wave++) {
    const part = life - wave * 0.12;
    if (part <= 0) continue;
    context.strokeStyle = `rgba(235,250,250,${0.34 * (1 - part) * Math.min(1, part * 8)})`;
    context.lineWidth = Math.max(0.7, Math.min(width, height) * 0.0028);
    context.beginPath();
    context.arc(ring.x * width, ring.y * height, part * ring.size * Math.min(width, height), 0, Math.PI * 2);
    context.stroke();
  }
}
