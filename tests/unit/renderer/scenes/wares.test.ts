/** A ware is called coloured or hot only where that is visible. */
import { expect, it } from 'vitest';
import { createStreams } from '../../../../renderer/light/noise.ts';
import { BURNING_WARES, isWare, OPEN_WARES, PLATED_WARES } from '../../../../renderer/prompt/vocabulary/wareShapes.ts';
import { STEAMING_WARES, UNDYED_WARES } from '../../../../renderer/prompt/vocabulary/wareWords.ts';
import type { Rgb } from '../../../../renderer/scene.ts';
import { bakeWare } from '../../../../renderer/scenes/table/turning.ts';
import type { Ware } from '../../../../renderer/scenes/table/ware.ts';
import { WARES } from '../../../../renderer/scenes/table/wares.ts';

function pixelsOf({ build, reach, height }: Ware, colour: Rgb): Uint8ClampedArray {
  const random = createStreams(7)('ware');
  const light = { key: [255, 240, 220], ambient: [140, 140, 150], side: 1 } as const;
  const { canvas } = bakeWare((bench) => build(bench, { random, colour }), { unit: 30, reach, height, light });
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

it('tells a ware to be of a colour only where the colour is seen on it', () => {
  const undyed = Object.entries(WARES).filter(([, ware]) => {
    const blue = pixelsOf(ware, [30, 60, 240]);
    const red = pixelsOf(ware, [230, 40, 30]);
    let body = 0;
    let changed = 0;
    for (let at = 0; at < blue.length; at += 4) {
      if (blue[at + 3]! < 40) continue;
      body++;
      if (Math.abs(blue[at]! - red[at]!) + Math.abs(blue[at + 2]! - red[at + 2]!) > 40) changed++;
    }
    return changed / body < 0.02;
  });
  expect(new Set(undyed.map(([name]) => name))).toEqual(UNDYED_WARES);
});

it('says that a ware is hot only where it steams', () => {
  const steaming = Object.entries(WARES).flatMap(([name, { steamAt }]) => (steamAt === undefined ? [] : name));
  expect(new Set(steaming)).toEqual(STEAMING_WARES);
});

it('tells the plan how wares look as they are drawn', () => {
  const those = (test: (ware: Ware) => boolean): Set<string> =>
    new Set(Object.keys(WARES).filter((name) => test(WARES[name]!)));
  expect(Object.keys(WARES).filter((name) => !isWare(name))).toEqual([]);
  expect(those(({ flames }) => flames !== undefined)).toEqual(BURNING_WARES);
  expect(those(({ reach, height }) => reach > 1.2 && height < 1.6)).toEqual(PLATED_WARES);
  expect([...OPEN_WARES].filter((name) => !(name in WARES))).toEqual([]);
});
