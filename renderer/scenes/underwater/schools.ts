import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { enterLayer, type LayerShift } from '../camera.ts';
import type { WaterColours } from './waterColours.ts';

interface Fish {
  dx: number;
  dy: number;
  size: number;
  phase: number;
  lag: number;
}
interface School {
  layer: 0 | 1 | 2;
  sprites: readonly Canvas[];
  fish: readonly Fish[];
  x: number;
  y: number;
  heading: 1 | -1;
  speed: number;
  phase: number;
}

interface Water {
  seconds: number;
  shift: (depth: number) => LayerShift;
  focus: { x: number; y: number };
}

const LAYER_DEPTH = [0.2, 0.4, 0.7] as const;
const POSES = 4;

/** Schools of fish at three distances: each fish beats its tail and follows the school's turns a little late. */
export function createSchools(
  setup: SceneSetup,
  colours: WaterColours,
): { paint(context: SKRSContext2D, layer: number, water: Water): void } {
  const { width, height, plan } = setup;
  const random = setup.random('schools');
  const unit = Math.min(width, height) / 720;
  const amount = plan.details.fish ?? 0.6;
  const create = (layer: 0 | 1 | 2, count: number, size: number, at: { x: number; y: number }): School => {
    const colour =
      layer === 0 ? mix(colours.mid, colours.deep, 0.45) : colours.fish[Math.floor(random() * colours.fish.length)]!;
    const haze = layer === 0 ? 0 : layer === 1 ? 0.42 : 0.12;
    const stripe = layer === 2 && random() < 0.6;
    return {
      layer,
      x: at.x,
      y: at.y,
      sprites: Array.from({ length: POSES }, (_, pose) =>
        bakeFish(mix(scale(colour, 0.55 + 0.45 * colours.light), colours.mid, haze), pose, {
          isStriped: stripe,
          isPlain: layer === 0,
        }),
      ),
      fish: Array.from({ length: count }, () => {
        const angle = random() * 6.28;
        const spread = Math.sqrt(random());
        return {
          dx: Math.cos(angle) * spread,
          dy: Math.sin(angle) * spread,
          size: size * unit * (0.75 + random() * 0.5),
          phase: random() * 6.28,
          lag: random(),
        };
      }),
      heading: random() < 0.5 ? 1 : -1,
      speed: 0.012 + random() * 0.012 + layer * 0.004,
      phase: random() * 6.28,
    };
  };
  const schools: School[] = [
    create(0, Math.round(26 + amount * 40), 11, { x: 0.22 + random() * 0.2, y: 0.3 + random() * 0.12 }),
    create(0, Math.round(18 + amount * 30), 9, { x: 0.62 + random() * 0.22, y: 0.38 + random() * 0.12 }),
    create(1, Math.round(10 + amount * 26), 19, { x: 0.3 + random() * 0.4, y: 0.42 + random() * 0.14 }),
    create(2, Math.round(3 + amount * 8), 38, { x: 0.18 + random() * 0.2, y: 0.55 + random() * 0.12 }),
    create(2, Math.round(2 + amount * 5), 30, { x: 0.66 + random() * 0.2, y: 0.62 + random() * 0.1 }),
  ];
  return {
    paint(context, layer, { seconds, shift, focus }) {
      for (const school of schools) {
        if (school.layer !== layer) continue;
        context.save();
        enterLayer(context, shift(LAYER_DEPTH[school.layer]), focus);
        context.imageSmoothingQuality = 'low';
        const reachX = (school.layer === 2 ? 0.15 : 0.12) * width * (0.6 + school.fish.length / 60);
        const reachY = (school.layer === 2 ? 0.1 : 0.06) * height * (0.7 + school.fish.length / 70);
        for (const fish of school.fish) {
          const t = seconds - fish.lag * 0.9;
          const x =
            school.x * width +
            school.heading * school.speed * width * (t + 2) +
            fish.dx * reachX +
            Math.sin(t * 0.6 + school.phase + fish.dx * 2) * width * 0.012;
          const y =
            school.y * height + fish.dy * reachY + Math.sin(t * 0.45 + school.phase + fish.dx * 1.6) * height * 0.022;
          const climb = Math.cos(t * 0.45 + school.phase + fish.dx * 1.6) * 0.09;
          const pose = Math.floor(((((t * 2.6 + fish.phase) % 1) + 1) % 1) * POSES);
          context.save();
          context.translate(x, y);
          context.scale(school.heading, 1);
          context.rotate(climb);
          context.drawImage(school.sprites[pose]!, -fish.size, -fish.size * 0.5, fish.size * 2, fish.size);
          context.restore();
        }
        context.restore();
      }
    },
  };
}

/** One fish swimming to the right, 128 × 64: countershaded, with an eye and fins; the tail bends by pose. */
function bakeFish(colour: Rgb, pose: number, { isStriped, isPlain }: { isStriped: boolean; isPlain: boolean }): Canvas {
  const canvas = createCanvas(128, 64);
  const context = canvas.getContext('2d');
  const bend = Math.sin((pose / POSES) * Math.PI * 2);
  const squeeze = 1 - Math.abs(bend) * 0.3;
  const shade = context.createLinearGradient(0, 12, 0, 54);
  shade.addColorStop(0, css(scale(colour, 0.62)));
  shade.addColorStop(0.38, css(colour));
  shade.addColorStop(0.72, css(mix(colour, [255, 255, 255], isPlain ? 0.08 : 0.42)));
  shade.addColorStop(1, css(scale(colour, 0.8)));
  context.fillStyle = css(scale(colour, 0.82));
  context.beginPath();
  context.moveTo(36, 32);
  context.quadraticCurveTo(22, 28 + bend * 3, 36 - 30 * squeeze, 12 + bend * 5);
  context.quadraticCurveTo(36 - 20 * squeeze, 32 + bend * 4, 36 - 30 * squeeze, 52 + bend * 5);
  context.quadraticCurveTo(22, 36 + bend * 3, 36, 32);
  context.fill();
  context.beginPath();
  context.moveTo(58, 16);
  context.quadraticCurveTo(66, 2, 88, 8);
  context.lineTo(92, 18);
  context.moveTo(64, 48);
  context.quadraticCurveTo(68, 62, 84, 58);
  context.lineTo(86, 46);
  context.fill();
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(122, 33);
  context.bezierCurveTo(108, 12, 62, 6, 30, 31);
  context.bezierCurveTo(60, 60, 106, 56, 122, 33);
  context.fill();
  if (isPlain) return canvas;
  if (isStriped) {
    context.save();
    context.clip();
    context.fillStyle = css(mix(scale(colour, 0.25), [20, 22, 40], 0.5), 0.8);
    for (const x of [54, 76, 97]) {
      context.beginPath();
      context.ellipse(x, 32, 4, 30, 0.12, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }
  context.fillStyle = css(scale(colour, 0.7), 0.85);
  context.beginPath();
  context.moveTo(84, 36);
  context.quadraticCurveTo(70, 40 + bend * 3, 66, 50 + bend * 2);
  context.quadraticCurveTo(82, 50, 88, 40);
  context.fill();
  context.fillStyle = '#fdfdf4';
  context.beginPath();
  context.arc(107, 28, 4.6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#10141c';
  context.beginPath();
  context.arc(108, 28, 2.8, 0, Math.PI * 2);
  context.fill();
  return canvas;
}
