import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** A spiral galaxy seen aslant, painted about its middle; `size` in pixels is its longer axis. */
export function paintGalaxy(setup: SceneSetup, size: number, colours: { arm: Rgb; knot: Rgb; heart: Rgb }): Canvas {
  const random = setup.random('galaxy');
  const side = Math.ceil(Math.min(size, 1400));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  const soft = createNoiseTile({ size: 512, period: 8, octaves: 7, gain: 0.56, seed: Math.floor(random() * 1e9) });
  const tilt = 0.42 + random() * 0.25;
  const roll = -0.5 + random();
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x0 = (column / side - 0.5) * 2;
      const y0 = (row / side - 0.5) * 2;
      const x = x0 * cos + y0 * sin;
      const y = (y0 * cos - x0 * sin) / tilt;
      const r = Math.sqrt(x * x + y * y);
      const bulge = Math.exp(-((x * x + ((y * tilt) / 0.72) ** 2) * 46)) * 1.5 + Math.exp(-r * r * 9) * 0.42;
      const at = (row * side + column) * 4;
      const angle = Math.atan2(y, x);
      const wind = angle - Math.log(r + 0.02) * 2.7;
      const texture = sampleTile(soft, 512, x * 150 + 256, y * 150 + 256);
      const arm = (0.5 + 0.5 * Math.cos(wind * 2 + (texture - 0.5) * 1.8)) ** 2.2;
      const disc = Math.exp(-r * 2.7) * 1.3 * (1 - smoothstep(0.72, 1, r));
      const lane =
        smoothstep(0.52, 0.8, sampleTile(soft, 512, x * 230 + 90, y * 230 + 333)) * (1 - Math.exp(-r * r * 30));
      const gas = disc * (0.16 + 1.5 * arm) * (0.25 + 1.6 * texture * texture) * (1 - lane * 0.75);
      const knots = disc * arm * smoothstep(0.64, 0.82, sampleTile(soft, 512, x * 520, y * 520 + 77)) * 1.5;
      for (let channel = 0; channel < 3; channel++) {
        const light =
          colours.arm[channel]! * gas * 1.25 + colours.knot[channel]! * knots + colours.heart[channel]! * bulge;
        image.data[at + channel] = 255 * (1 - Math.exp(-light / 150));
      }
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** A black hole with its disk of light bent over and under it; painted additively about its middle. */
export function paintBlackHole(setup: SceneSetup, size: number, colour: Rgb): Canvas {
  const random = setup.random('black-hole');
  const side = Math.ceil(Math.min(size, 1400));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  const grain = createNoiseTile({ size: 512, period: 8, octaves: 6, gain: 0.6, seed: Math.floor(random() * 1e9) });
  const hole = 0.2;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (column / side - 0.5) * 2;
      const y = (row / side - 0.5) * 2;
      const r = Math.sqrt(x * x + y * y);
      const at = (row * side + column) * 4;
      // The near disk, a flat ellipse; the far side lifted over the hole by its gravity.
      const flatR = Math.sqrt(x * x + (y / 0.13) ** 2);
      const angle = Math.atan2(y / 0.13, x);
      // Read by direction cosines, not by the angle: an angle has a seam where it wraps.
      const streak = 0.35 + 1.1 * sampleTile(grain, 512, flatR * 420, 90 + 18 * Math.cos(angle) + 18 * Math.sin(angle));
      const disk =
        smoothstep(hole * 1.35, hole * 1.75, flatR) *
        Math.exp(-(flatR - hole * 1.5) * 3.4) *
        streak *
        (1 - smoothstep(0.86, 1, flatR));
      const arcAngle = Math.atan2(y, x);
      const halo =
        (r < hole * 1.3 ? Math.exp(-(((r - hole * 1.3) / 0.03) ** 2)) : Math.exp(-(r - hole * 1.3) * 13)) *
        (0.6 + 0.4 * Math.abs(Math.sin(arcAngle))) *
        (0.55 + 0.9 * sampleTile(grain, 512, r * 900, 200 + 30 * Math.cos(arcAngle) + 30 * Math.sin(arcAngle)));
      const photon = Math.exp(-(((r - hole * 1.08) / 0.012) ** 2)) * 0.9;
      // The side turning towards us is brighter.
      const beaming = 1 + 0.55 * (-x / (Math.abs(x) + 0.25));
      const isNear = y > -0.004 || flatR > hole * 3.2;
      const inShadow = r < hole && !(isNear && disk > 0.02 && y > 0);
      const light =
        ((inShadow ? 0 : disk * 1.5) + (r > hole * 0.96 ? halo * 1.05 + photon : 0)) * beaming +
        Math.exp(-r * 4.4) * 0.16 * (r > hole ? 1 : 0);
      const opacity = inShadow ? 255 : Math.min(255, light * 520);
      for (let channel = 0; channel < 3; channel++) {
        const hot =
          colour[channel]! * (0.55 + 0.45 * (colour[channel]! / 255)) +
          (255 - colour[channel]!) * Math.min(0.8, light * light * 0.2);
        image.data[at + channel] = inShadow ? 0 : 255 * (1 - Math.exp((-hot * light * 1.5) / 190));
      }
      image.data[at + 3] = opacity;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** A comet: a bright head and two tails that fade; `progress` of its slow way is `seconds`. */
export function drawComet(context: SKRSContext2D, setup: SceneSetup, seconds: number, colour: Rgb): void {
  const { width, height } = setup;
  const short = Math.min(width, height);
  const x = width * 0.26 + seconds * width * 0.009;
  const y = height * 0.24 + seconds * height * 0.006;
  const length = short * 0.62;
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(x, y);
  context.rotate(-2.55);
  for (const [turn, wide, reach, tone] of [
    [0, 0.07, 1, colour],
    [0.13, 0.13, 0.7, mix(colour, [255, 236, 200], 0.7)],
  ] as const) {
    context.save();
    context.rotate(turn);
    const tail = context.createLinearGradient(0, 0, length * reach, 0);
    tail.addColorStop(0, css(mix(tone, [255, 255, 255], 0.6), 0.85));
    tail.addColorStop(0.25, css(tone, 0.32));
    tail.addColorStop(1, css(tone, 0));
    context.fillStyle = tail;
    context.beginPath();
    context.moveTo(0, -short * 0.006);
    context.quadraticCurveTo(length * reach * 0.4, -length * wide * 0.7, length * reach, -length * wide);
    context.lineTo(length * reach, length * wide);
    context.quadraticCurveTo(length * reach * 0.4, length * wide * 0.7, 0, short * 0.006);
    context.fill();
    context.restore();
  }
  const head = context.createRadialGradient(0, 0, 0, 0, 0, short * 0.05);
  head.addColorStop(0, 'rgba(255,255,255,1)');
  head.addColorStop(0.2, css(mix(colour, [255, 255, 255], 0.6), 0.7));
  head.addColorStop(1, css(colour, 0));
  context.fillStyle = head;
  context.fillRect(-short * 0.05, -short * 0.05, short * 0.1, short * 0.1);
  context.restore();
}

/** Shooting stars: each lives 0.9 s of a few seconds' round, seeded, so any moment can be painted alone. */
export function drawMeteors(context: SKRSContext2D, setup: SceneSetup, seconds: number, count: number): void {
  const { width, height } = setup;
  const random = setup.random('meteors');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  for (let index = 0; index < count; index++) {
    const round = 2.2 + random() * 3.4;
    const offset = random() * round;
    const startX = random() * 1.1;
    const startY = random() * 0.5 - 0.05;
    const reach = 0.2 + random() * 0.22;
    const age = ((seconds + offset) % round) / 0.9;
    if (age > 1) continue;
    const fade = Math.sin(age * Math.PI);
    const x = (startX - age * reach) * width;
    const y = (startY + age * reach * 0.55) * height;
    const tail = Math.max(width, height) * 0.2 * fade;
    const gradient = context.createLinearGradient(x, y, x + tail, y - tail * 0.34);
    gradient.addColorStop(0, css([255, 255, 255], 0.95 * fade));
    gradient.addColorStop(0.2, css([200, 224, 255], 0.5 * fade));
    gradient.addColorStop(1, css([160, 200, 255], 0));
    context.strokeStyle = gradient;
    context.lineWidth = Math.max(1.2, Math.min(width, height) / 190);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + tail, y - tail * 0.34);
    context.stroke();
  }
  context.restore();
}

/** Rocks drifting between us and the planet: rough polygons lit from one side, nearer ones larger and darker. */
export function createAsteroids(
  setup: SceneSetup,
  sun: readonly [number, number, number],
  count: number,
): (context: SKRSContext2D, seconds: number) => void {
  const random = setup.random('asteroids');
  const short = Math.min(setup.width, setup.height);
  const rocks = Array.from({ length: count }, () => {
    const near = random() ** 2.2;
    return {
      x: random() * 1.3 - 0.15,
      y: 0.16 + random() * 0.8,
      size: short * (0.006 + near * 0.05),
      spin: (random() - 0.5) * 0.5,
      drift: (0.004 + near * 0.014) * (random() < 0.85 ? 1 : -1),
      near,
      corners: Array.from({ length: 11 }, () => 0.72 + random() * 0.42),
    };
  }).sort((a, b) => a.near - b.near);
  return (context, seconds) => {
    for (const rock of rocks) {
      const x = (((((rock.x + rock.drift * seconds) % 1.3) + 1.3) % 1.3) - 0.15) * setup.width;
      const y = rock.y * setup.height;
      const shade = context.createLinearGradient(
        x + sun[0] * rock.size,
        y + sun[1] * rock.size,
        x - sun[0] * rock.size,
        y - sun[1] * rock.size,
      );
      shade.addColorStop(0, css([176, 162, 148]));
      shade.addColorStop(0.45, css([84, 76, 74]));
      shade.addColorStop(1, css([16, 15, 20]));
      context.fillStyle = shade;
      context.beginPath();
      rock.corners.forEach((corner, index) => {
        const angle = (index / rock.corners.length) * Math.PI * 2 + rock.spin * seconds;
        context.lineTo(x + Math.cos(angle) * rock.size * corner, y + Math.sin(angle) * rock.size * corner * 0.82);
      });
      context.closePath();
      context.fill();
    }
  };
}
