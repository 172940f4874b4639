import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Season } from '../instruction/editWords.ts';
import type { PictureAnalysis } from '../depth.ts';
import { boxBlur, luminancePlane, mapPlane, type Plane, resizePlane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';

/** Shows a picture in another season: green things change colour, and in winter whatever faces up is white. */
export function changeSeason(raster: Raster, analysis: PictureAnalysis, season: Season, seed: number): Raster {
  const { width, height } = raster;
  const tile = createNoiseTile({ size: 512, period: 4, octaves: 7, seed });
  const plants = plantsOf(raster);
  const sky = analysis.sky ? resizePlane(analysis.sky.plane, width, height) : null;
  const light = luminancePlane(raster);
  const standing = analysis.matte.source === 'person' ? resizePlane(analysis.matte.plane, width, height) : null;
  const upward = season === 'winter' ? facingUp(light) : null;
  const result = copyRaster(raster);
  const grain = 900 / Math.max(width, height);
  for (let index = 0; index < width * height; index++) {
    const at = index * 4;
    const x = (index % width) * grain;
    const y = Math.floor(index / width) * grain;
    const inSky = sky?.values[index] ?? 0;
    const free = (1 - inSky) * (1 - (standing?.values[index] ?? 0));
    const plant = plants.values[index]! * free;
    const luma = light.values[index]! * 255;
    const [r, g, b] = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
    const vary = sampleTile(tile, 512, x * 0.5, y * 0.5);
    const fine = sampleTile(tile, 512, x * 3.1 + 70, y * 3.1 + 190);
    let next: [number, number, number] = [r, g, b];
    switch (season) {
      case 'autumn': {
        // From gold to red in patches, as leaves turn.
        const turn = smoothstep(0.2, 0.8, vary * 0.7 + fine * 0.3);
        const leaf = [luma * (1.62 - 0.1 * turn), luma * (1.06 - 0.5 * turn), luma * (0.3 - 0.06 * turn)] as const;
        next = mixed(next, leaf, plant * 0.92);
        next = mixed(next, [next[0] * 1.06, next[1] * 0.99, next[2] * 0.88], 0.7 * (1 - inSky));
        break;
      }
      case 'spring': {
        next = mixed(next, [luma * 0.92, luma * 1.24, luma * 0.52], plant * 0.55);
        const bloom = plant * smoothstep(0.56, 0.7, fine * 0.62 + vary * 0.38) * 0.92;
        const pale = 110 + luma * 0.75;
        next = mixed(next, [pale * 1.12, pale * 0.84, pale * 0.95], bloom);
        next = next.map((value) => value * 1.05 + 4) as [number, number, number];
        break;
      }
      case 'summer': {
        next = mixed(next, [luma * 0.84, luma * 1.22, luma * 0.4], plant * 0.4);
        next = mixed(next, [r * 1.1, g * 1.03, b * 0.9], 0.8 * (1 - inSky));
        if (inSky > 0) next = mixed(next, [r * 0.84, g * 0.98, Math.min(255, b * 1.12)], inSky * 0.8);
        next = next.map((value) => value + (value - luma) * 0.2) as [number, number, number];
        break;
      }
      case 'winter': {
        const ground = smoothstep(0.45, 0.95, Math.floor(index / width) / height) * free;
        const lie = Math.max(
          plant * (0.55 + 0.6 * (upward!.values[index]! - 0.3)),
          upward!.values[index]! * free * 0.9,
          ground * 0.62,
        );
        const cover = smoothstep(0.16, 0.6, lie * (0.62 + 0.76 * fine));
        const white = 134 + luma * 0.52;
        next = mixed(next, [luma * 0.95, luma * 1, luma * 1.08], 0.46 * (1 - (standing?.values[index] ?? 0)));
        next = mixed(next, [white * 0.97, white * 1.01, Math.min(255, white * 1.08)], cover);
        if (inSky > 0)
          next = mixed(
            next,
            [206 + (luma - 190) * 0.3, 214 + (luma - 190) * 0.3, 224 + (luma - 190) * 0.3],
            inSky * 0.7,
          );
        break;
      }
    }
    result.data[at] = next[0];
    result.data[at + 1] = next[1];
    result.data[at + 2] = next[2];
  }
  return result;
}

/** Share of a picture that is as green as leaves and grass; gold, wood and walls, which autumn also tints, do not. */
export function leafShare({ width, height, data }: Raster): number {
  let green = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    if (g > 30 && g > r * 1.03 && g > b * 1.12) green++;
  }
  return green / (width * height);
}

function mixed(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  part: number,
): [number, number, number] {
  const amount = Math.min(1, Math.max(0, part));
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}

/** Where leaves and grass are: green to yellow-green, not too pale. */
function plantsOf({ width, height, data }: Raster): Plane {
  const plane: Plane = { width, height, values: new Float32Array(width * height) };
  for (let index = 0; index < plane.values.length; index++) {
    const [r, g, b] = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!];
    const most = Math.max(r, g, b);
    const green = (g - b) / Math.max(24, most);
    const warm = (r - g) / Math.max(24, most);
    plane.values[index] = smoothstep(0.1, 0.3, green) * (1 - smoothstep(0.08, 0.2, warm)) * smoothstep(14, 40, most);
  }
  return boxBlur(plane, Math.max(1, width / 700));
}

/** Where a surface faces the sky: where it is lighter above than below, at two sizes. */
function facingUp(light: Plane): Plane {
  const { width, height } = light;
  const soft = boxBlur(light, width / 240);
  const reach = Math.max(2, Math.round(width / 160));
  return boxBlur(
    mapPlane(soft, (value, index) => {
      const above = index - reach * width >= 0 ? soft.values[index - reach * width]! : value;
      const below = index + reach * width < width * height ? soft.values[index + reach * width]! : value;
      return smoothstep(0.03, 0.2, above - below) * 0.6 + smoothstep(0.02, 0.14, value - below) * 0.7;
    }),
    width / 300,
  );
}
