import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Between, Moment, Palette, Rgb, SceneSetup } from '../scene.ts';
import { css, mix } from './colour.ts';
import { memoizeLast } from './memoizeLast.ts';
import { aurora, createStars, milkyWay, paintStars } from './nightSky.ts';
import { smoothstep } from './noise.ts';
import { createNoiseTile, sampleTile } from './noiseTile.ts';
import { blendSkies, type KeptSky, reachBeyond, SKY_MARGIN } from './skyBetween.ts';
import { paintDisk } from './skyDisk.ts';
import type { SkyView } from './skyView.ts';
import { createSkyWonders } from './skyWonders.ts';
import { CLOUD_SIZE } from './nightSky.ts';

export interface SkyOptions {
  /** Row of the horizon when a view names none. */
  horizonY: number;
  /** Focal length in pixels; 0.8 × width when left out. */
  focal?: number;
  /** Direction of the sun, radians to the right of the camera at yaw 0; seeded and in the frame when left out. */
  sunAzimuth?: number;
  /** Elevation of the sun in degrees instead of the palette's (to lift it above a ridge). */
  sunElevation?: number;
  /** Whether the disk itself is drawn; the glow always is. True when left out. */
  hasDisk?: boolean;
}

export interface Sky {
  readonly view: SkyView;
  readonly sunAzimuth: number;
  /** Radians. */
  readonly sunElevation: number;
  /** Where the sun's centre stands in the picture, pixels (may be outside). */
  sunAt(view?: SkyView): { x: number; y: number };
  /** Fills the whole canvas; below the horizon with the horizon's haze. */
  paint(context: SKRSContext2D, moment: Moment, viewAt?: (moment: Moment) => SkyView): void;
}

/** How far clouds may move between two moments if frames between them are interpolated, in cells of their noise. */
const MOST_DRIFT = 2.5;

/** How far a large disk reaches from its middle, as a part of the shorter side. */
const DISK_REACH = 0.13;

/** One pixel of the sky's small picture covers this many pixels of the frame; clouds are soft enough for it. */
function reductionFor(width: number): number {
  return width >= 1700 ? 5 : width >= 800 ? 4 : 3;
}

/**
 * The sky of a scene: gradient, sun or moon, clouds, stars, aurora, as the plan's palette and
 * weather ask. Clouds move with scene time, everything turns with the view.
 */
export function createSky(setup: SceneSetup, options: SkyOptions): Sky {
  const { palette, width, height, plan } = setup;
  const random = setup.random('sky');
  const base: SkyView = { horizonY: options.horizonY, focal: options.focal ?? width * 0.8, yaw: 0 };
  const side = random() < 0.5 ? -1 : 1;
  const sunAzimuth = options.sunAzimuth ?? side * (0.1 + random() * 0.22);
  const wanted = ((options.sunElevation ?? palette.elevation) * Math.PI) / 180;
  // A sun or moon that was asked for is wholly in the picture.
  const highest = Math.max(0, base.horizonY - Math.min(width, height) * DISK_REACH) / base.focal;
  const sunElevation =
    plan.details.bigSun || plan.details.crescent || plan.details.eclipse
      ? Math.min(wanted, Math.atan(highest * Math.max(0.05, Math.cos(sunAzimuth))))
      : wanted;
  const cloudSeed = Math.floor(random() * 1e9);
  const driftX =
    (random() < 0.5 ? -1 : 1) * (2.2 + random() * 2.4) * (plan.weather === 'wind' || plan.weather === 'storm' ? 3 : 1);
  const clouds = createNoiseTile({ size: CLOUD_SIZE, period: 4, octaves: 8, gain: 0.54, seed: cloudSeed });
  const reduction = reductionFor(width);
  const small = createCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
  const smallContext = small.getContext('2d');
  const image = smallContext.createImageData(small.width, small.height);
  const stars = palette.stars > 0.02 ? createStars(setup) : [];
  const disk = options.hasDisk === false ? null : paintDisk(setup, sunElevation);
  const hasAurora = plan.weather === 'aurora';
  const gradient = createGradient(palette);
  const wonders = createSkyWonders(setup);
  const hasMilkyWay = plan.details.milkyWay === 1;

  const sunAt = (view: SkyView = base): { x: number; y: number } => {
    const azimuth = sunAzimuth - view.yaw;
    const depth = Math.max(0.05, Math.cos(azimuth));
    return {
      x: width / 2 + Math.tan(azimuth) * view.focal * (Math.cos(azimuth) > 0.05 ? 1 : 50),
      y: view.horizonY - (Math.tan(sunElevation) / depth) * view.focal,
    };
  };

  /** Fills a small picture that reaches `margin` pixels beyond the frame on either side. */
  const paintSmall = (pixels: Uint8ClampedArray, moment: Moment, view: SkyView, margin: number): void => {
    const wide = small.width + margin * 2;
    const centreX = width / 2 + margin * reduction;
    const sunX = Math.sin(sunAzimuth) * Math.cos(sunElevation);
    const sunY = Math.sin(sunElevation);
    const sunZ = Math.cos(sunAzimuth) * Math.cos(sunElevation);
    const cosYaw = Math.cos(view.yaw);
    const sinYaw = Math.sin(view.yaw);
    const wind = moment.seconds * driftX;
    const cover = palette.cover;
    const threshold = 0.74 - 0.5 * cover;
    const softness = 0.2 + 0.12 * cover;
    const { sun, cloudLit, cloudDark } = palette;
    const glowStrength = palette.isMoon ? 0.42 : cover > 0.8 ? 0.35 : 1;
    const lowSun = Math.max(0, 1 - sunElevation / 0.32) * (palette.isMoon ? 0 : 1);
    // Where the clouds' shadow side lies: their density a little nearer the sun.
    const towardX = sunX * 7;
    const towardZ = sunZ * 7;
    const lastRow = Math.min(small.height - 1, Math.max(0, Math.ceil(view.horizonY / reduction) + 1));
    // A separate function: called once per row, it is optimised better than a loop that runs once per frame.
    const paintRow = (row: number): void => {
      const y = (row + 0.5) * reduction;
      const slope = (view.horizonY - y) / view.focal;
      const up = Math.max(0, slope);
      // Below the horizon the haze only: nothing there may ever be darker than the horizon itself.
      const rowClouds = smoothstep(0.012, 0.13, up);
      const lowBand = lowSun * Math.exp(-up * 11) * 0.4;
      for (let column = 0; column < wide; column++) {
        const dx = ((column + 0.5) * reduction - centreX) / view.focal;
        const length = 1 / Math.sqrt(1 + dx * dx + up * up);
        const elevation = up * length;
        const dirX = (dx * cosYaw + sinYaw) * length;
        const dirZ = (cosYaw - dx * sinYaw) * length;
        const facing = Math.max(0, dirX * sunX + elevation * sunY + dirZ * sunZ);

        const stop = Math.min(GRADIENT_STEPS, (elevation * (GRADIENT_STEPS / 0.62)) | 0) * 4;
        let r = gradient[stop]!;
        let g = gradient[stop + 1]!;
        let b = gradient[stop + 2]!;
        const t = gradient[stop + 3]!;
        const f2 = facing * facing;
        const f4 = f2 * f2;
        const f8 = f4 * f4;
        const f16 = f8 * f8;
        const f64 = f16 * f16 * f16 * f16;
        const f256 = f64 * f64 * f64 * f64;
        const away = lowSun * (1 - f4) * 0.22 * (1 - t);
        r *= 1 - away;
        g *= 1 - away * 0.9;
        b *= 1 - away * 0.55;
        const band = lowBand * f8;
        const glow = Math.min(1, (0.2 * f8 * facing + 0.26 * f64 + 0.4 * f256 * f256 * f256) * glowStrength + band);
        r += (sun[0] - r) * glow;
        g += (sun[1] - g) * glow * (0.86 + 0.14 * f64);
        b += (sun[2] - b) * glow * (0.66 + 0.34 * f64);

        if (hasMilkyWay) {
          const band = milkyWay(dirX, elevation, dirZ, clouds) * palette.stars;
          r += (214 - r) * band * 0.68;
          g += (204 - g) * band * 0.66;
          b += (236 - b) * band * 0.74;
        }
        if (hasAurora) {
          const curtain = aurora(Math.atan2(dirX, dirZ), elevation, moment.seconds, clouds);
          const lift = Math.min(1, curtain.strength);
          r += (lerp(62, 168, curtain.top) - r * 0.35) * lift * 0.62;
          g += (lerp(255, 84, curtain.top) - g * 0.35) * lift * 0.78;
          b += (lerp(176, 236, curtain.top) - b * 0.35) * lift * 0.7;
        }

        if (rowClouds > 0) {
          const spread = 92 / (elevation + 0.075);
          const u = dirX * spread + wind;
          const v = dirZ * spread + wind * 0.35;
          const fine = sampleTile(clouds, CLOUD_SIZE, u * 3.1 + wind * 0.6, v * 3.1) - 0.5;
          const warpU = u + fine * 9;
          const coarse = sampleTile(clouds, CLOUD_SIZE, warpU * 0.42, v * 0.42);
          const here =
            0.58 * coarse + 0.3 * sampleTile(clouds, CLOUD_SIZE, warpU * 1.13 + 311, v * 1.13) + 0.12 * (fine + 0.5);
          const density = smoothstep(threshold, threshold + softness, here);
          if (density > 0.003) {
            const nearer =
              0.58 * sampleTile(clouds, CLOUD_SIZE, (warpU + towardX) * 0.42, (v + towardZ) * 0.42) +
              0.3 * sampleTile(clouds, CLOUD_SIZE, (warpU + towardX) * 1.13 + 311, (v + towardZ) * 1.13) +
              0.12 * (fine + 0.5);
            const thick = smoothstep(threshold, threshold + softness * 2.6, here);
            const lit = Math.min(1, Math.max(0, 0.66 + (here - nearer) * 7.5 - thick * 0.5 + fine * 0.5));
            const lining = Math.min(0.85, f8 * f4 * (1 - thick) * 1.15 * glowStrength);
            let cr = cloudDark[0] + (cloudLit[0] - cloudDark[0]) * lit;
            let cg = cloudDark[1] + (cloudLit[1] - cloudDark[1]) * lit;
            let cb = cloudDark[2] + (cloudLit[2] - cloudDark[2]) * lit;
            cr += (sun[0] - cr) * lining;
            cg += (sun[1] - cg) * lining * 0.94;
            cb += (sun[2] - cb) * lining * 0.8;
            const far = 1 - smoothstep(0.02, 0.24, elevation);
            const opacity = density * rowClouds * (0.94 - far * 0.42);
            r += (cr - r) * opacity;
            g += (cg - g) * opacity;
            b += (cb - b) * opacity;
          }
        }
        // Half a level of ordered noise keeps smooth gradients from banding.
        const dither = (((column * 5 + row * 3) & 7) - 3.5) / 8;
        const index = (row * wide + column) * 4;
        pixels[index] = r + dither;
        pixels[index + 1] = g + dither;
        pixels[index + 2] = b + dither;
        pixels[index + 3] = 255;
      }
    };
    for (let row = 0; row <= lastRow; row++) paintRow(row);
    // Below the horizon every row is the horizon's own haze.
    const rowBytes = wide * 4;
    for (let row = lastRow + 1; row < small.height; row++)
      pixels.copyWithin(row * rowBytes, lastRow * rowBytes, (lastRow + 1) * rowBytes);
  };

  const size = { width: small.width, height: small.height, reduction };
  /** Whether two moments are so similar that frames between them can be interpolated. */
  const isAlike = ({ before, after }: Between, viewAt: (moment: Moment) => SkyView): boolean =>
    !hasAurora &&
    Math.abs(driftX) * (after.seconds - before.seconds) < MOST_DRIFT &&
    reachBeyond(viewAt(before), viewAt(after), size) < SKY_MARGIN &&
    reachBeyond(viewAt(after), viewAt(before), size) < SKY_MARGIN;
  const keptSky = memoizeLast((moment, view: SkyView): KeptSky => {
    const pixels = new Uint8ClampedArray((small.width + SKY_MARGIN * 2) * small.height * 4);
    paintSmall(pixels, moment, view, SKY_MARGIN);
    return { view, pixels };
  });
  const paint = (context: SKRSContext2D, moment: Moment, viewAt: (moment: Moment) => SkyView = () => base): void => {
    const { pixels, view } = { pixels: image.data, view: viewAt(moment) };
    const { between } = moment;
    if (between && isAlike(between, viewAt)) {
      const { before, after, part } = between;
      const skies = { before: keptSky(before, viewAt(before)), after: keptSky(after, viewAt(after)), part };
      blendSkies(pixels, view, skies, size);
    } else {
      paintSmall(pixels, moment, view, 0);
    }
    smallContext.putImageData(image, 0, 0);
    // Enlarging leaves pixels slightly transparent, through which the previous frame would show.
    context.fillStyle = css(palette.horizon);
    context.fillRect(0, 0, width, height);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(small, 0, 0, small.width * reduction, small.height * reduction);
    if (stars.length > 0) paintStars(context, stars, setup, { pixels, width: small.width, reduction }, moment, view);
    for (const wonder of wonders) wonder(context, moment, view);
    if (disk) {
      const at = sunAt(view);
      if (Math.cos(sunAzimuth - view.yaw) > 0.1) {
        context.save();
        context.globalAlpha = palette.cover > 0.8 ? 0.25 : 1;
        context.drawImage(disk, at.x - disk.width / 2, at.y - disk.height / 2);
        context.restore();
      }
    }
  };

  return { view: base, sunAzimuth, sunElevation, sunAt, paint };
}

const GRADIENT_STEPS = 1024;

/** The three stops of the sky by elevation, red, green, blue and the position between horizon (0) and zenith (1). */
function createGradient({ horizon, mid, zenith }: Palette): Float32Array {
  const gradient = new Float32Array((GRADIENT_STEPS + 1) * 4);
  for (let step = 0; step <= GRADIENT_STEPS; step++) {
    const t = (step / GRADIENT_STEPS) ** 0.62;
    const lower = t / 0.46;
    const upper = (t - 0.46) / 0.54;
    const colour =
      t < 0.46 ? mix(horizon, mid, lower * (1.6 - 0.6 * lower)) : mix(mid, zenith, upper * (0.75 + 0.25 * upper));
    gradient.set([...colour, t], step * 4);
  }
  return gradient;
}

function lerp(from: number, to: number, amount: number): number {
  return from + (to - from) * amount;
}

/** The colour of the sky at the horizon, for fog that must melt into it. */
export function hazeColour(palette: Palette): Rgb {
  return mix(palette.horizon, palette.mid, 0.22);
}
