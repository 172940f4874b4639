/**
 * People and lettering are taken out of a photo where that can be believed, and what somebody erased in any case; their
 * place is filled from around it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createClip } from '../../../../renderer/frames/createClip.ts';
import { valueNoise } from '../../../../renderer/light/noise.ts';
import { fromCanvas, type Raster, resizeRaster, toCanvas } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { addRemains } from '../../../../renderer/picture/removal/addRemains.ts';
import { blendBorder } from '../../../../renderer/picture/removal/blendBorder.ts';
import { fillHole } from '../../../../renderer/picture/removal/fillHole.ts';
import { isEveryFaceIn } from '../../../../renderer/picture/removal/findPeople.ts';
import { removeFrom } from '../../../../renderer/picture/removal/removeFrom.ts';
import { registerStudioFont, STUDIO_FONT } from '../../../../renderer/post/fonts.ts';
import { type Area, bottle, difference, edit, landscape, mean, paint } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a wish to remove', () => {
  it.each([
    ['hapus orangnya', { kind: 'people', who: 'one' }],
    ['hapus orang di jalan', { kind: 'people', who: 'one' }],
    ['hapus orang di belakang', { kind: 'people', who: 'behind' }],
    ['remove the people in the background', { kind: 'people', who: 'behind' }],
    ['hapus semua orang', { kind: 'people', who: 'all' }],
    ['buang orang yang di kanan dong', { kind: 'people', who: 'right' }],
    ['erase the guy on the left', { kind: 'people', who: 'left' }],
    ['hilangkan tulisan di kanan bawah', { kind: 'lettering', placement: { side: 'right', row: 'bottom' } }],
    ['ilangin watermark', { kind: 'lettering', placement: { side: null, row: null } }],
    ['ilangin tanggal di pojok kiri atas', { kind: 'lettering', placement: { side: 'left', row: 'top' } }],
    ['hapus bagian yang ditandai', { kind: 'erased' }],
    ['hapus 2 mobil merah yang dicoret di kiri', { kind: 'erased' }],
    ['remove the marked part', { kind: 'erased' }],
  ])('is "%s"', (prompt, removal) => {
    expect(still(prompt)).toMatchObject({ removal, background: null, unmatched: [], letters: [] });
    expect(still(prompt).chips).toMatchObject([{ value: 'removeThing' }]);
  });

  it.each([
    'hapus orang baju merah',
    'hapus semua orang kecuali aku',
    'hapus background orangnya',
    'hapus kabel dan orangnya',
    'hapus mobilnya',
    'hapus semua kecuali yang ditandai',
    'hapus wajah orang',
    'hapus orang, sisakan aku',
    'hapus 2 orang di kiri',
    'hapus orang kedua',
    'hapus latar',
    'jangan hapus orangnya',
    'tulis "hapus orang" di atas',
  ])('people or lettering is not "%s"', (prompt) => {
    expect(still(prompt).removal).toBeNull();
  });

  it.each(['hapus tulisan "SALE"', 'hapus teks PROMO AKHIR TAHUN di atas', 'remove the text “Grand Opening”'])(
    'a text writes nothing: %s',
    (prompt) => {
      expect(still(prompt)).toMatchObject({ letters: [], title: null, chips: [], removal: null });
    },
  );

  it('a text leaves another to be written', () => {
    expect(still('hapus teks terus tulis "BARU" di atas').letters).toMatchObject([{ text: 'BARU' }]);
  });

  it('leaves room for another', () => {
    expect(still('hapus orang di belakang terus cerahin')).toMatchObject({
      removal: { who: 'behind' },
      tones: ['brighten'],
      unmatched: [],
    });
  });
});

describe('a hole', () => {
  const [width, height] = [96, 80];
  const colourAt = (x: number, y: number): number[] => {
    const stripe = y < 40 ? 0 : 120;
    return [60 + stripe + 14 * valueNoise(x / 3, y / 3, 64, 3), 120, 200 - stripe];
  };
  const colours = Float32Array.from({ length: width * height * 3 }, (_, at) => {
    const index = Math.floor(at / 3);
    return colourAt(index % width, Math.floor(index / width))[at % 3]!;
  });
  const inHole = (index: number): boolean =>
    Math.abs((index % width) - 48) < 12 && Math.abs(Math.floor(index / width) - 40) < 16;
  const hole = Uint8Array.from({ length: width * height }, (_, index) => (inHole(index) ? 1 : 0));
  const fill = (barred = new Uint8Array(width * height)) => {
    const holed = colours.map((value, at) => (hole[Math.floor(at / 3)] === 1 ? 255 : value));
    return fillHole({ width, height, colours: holed, hole, barred }, 5);
  };

  it('is filled with what goes on around it, an edge included, the same each time', () => {
    const filled = fill()!;
    let apart = 0;
    let count = 0;
    for (let index = 0; index < hole.length; index++) {
      // Whatever the edge looks like within two rows of it.
      if (hole[index] === 0 || Math.abs(Math.floor(index / width) - 40) < 3) continue;
      apart += Math.abs(filled[index * 3 + 2]! - colours[index * 3 + 2]!);
      count += 1;
    }
    expect(apart / count).toBeLessThan(6);
    expect(fill()!).toEqual(filled);
  });

  it('stays where nothing may be copied', () => {
    expect(fill(new Uint8Array(width * height).fill(1))).toBeNull();
  });
});

describe('what is left of somebody', () => {
  const [width, height] = [160, 120];
  const [left, right, top, bottom] = [70, 90, 30, 90];
  const isBody = (x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom;
  /** Grass with somebody in black on it, and what `draw` puts beside them. */
  const standing = (draw: (x: number, y: number) => number[] | null) => {
    const colours = new Float32Array(width * height * 3);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const grain = 24 * valueNoise(x / 2, y / 2, 64, 3);
        const grass = [110 + grain, 140 + grain, 70 + grain];
        colours.set(isBody(x, y) ? [20, 20, 20] : (draw(x, y) ?? grass), (y * width + x) * 3);
      }
    const marks = (isIn: (x: number, y: number) => boolean) =>
      Uint8Array.from({ length: width * height }, (_, at) => (isIn(at % width, Math.floor(at / width)) ? 1 : 0));
    return { width, height, colours, hole: marks(isBody), barred: new Uint8Array(width * height), marks };
  };
  const share = (hole: Uint8Array, part: Uint8Array): number =>
    part.reduce((sum, value, at) => sum + value * hole[at]!, 0) / part.reduce((sum, value) => sum + value, 0);

  it('is nothing on grass', () => {
    const holed = standing(() => null);
    expect(addRemains(holed)).toEqual(holed.hole);
  });

  it('is a hand beside them, and not the ball farther away', () => {
    const isHand = (x: number, y: number): boolean => x >= right && x < right + 6 && y >= 50 && y < 56;
    const isBall = (x: number, y: number): boolean => x >= 130 && x < 138 && y >= 50 && y < 58;
    const holed = standing((x, y) => (isHand(x, y) ? [220, 160, 130] : isBall(x, y) ? [240, 240, 240] : null));
    const hole = addRemains(holed);
    expect(share(hole, holed.marks(isHand))).toBe(1);
    expect(share(hole, holed.marks(isBall))).toBe(0);
  });

  it('is the shadow at their feet, and not the brown dog in it', () => {
    const isShadow = (x: number, y: number): boolean => x >= right && x < right + 40 && y >= 84 && y < 92;
    const isDog = (x: number, y: number): boolean => x >= right + 40 && x < right + 52 && y >= 80 && y < 92;
    const holed = standing((x, y) => {
      const grain = 24 * valueNoise(x / 2, y / 2, 64, 3);
      if (isDog(x, y)) return [150, 90, 30];
      return isShadow(x, y) ? [0.55 * (110 + grain), 0.55 * (140 + grain), 0.6 * (70 + grain)] : null;
    });
    const hole = addRemains(holed);
    expect(share(hole, holed.marks(isShadow))).toBeGreaterThan(0.9);
    expect(share(hole, holed.marks(isDog))).toBe(0);
  });

  it('is not the bench that they sit on', () => {
    const isBench = (x: number, y: number): boolean => x > 30 && x < 130 && y >= 70 && y < 84;
    const holed = standing((x, y) => (isBench(x, y) ? [160, 60, 40] : null));
    expect(addRemains(holed)).toEqual(holed.hole);
  });
});

describe('the border of what was filled', () => {
  const [width, height] = [288, 216];
  const hole = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.abs((at % width) - 144) < 40 && Math.abs(Math.floor(at / width) - 108) < 50 ? 1 : 0,
  );
  /** A wall in light that falls off to the right, with a hole filled so much brighter. */
  const filled = (brighter: number): Float32Array =>
    Float32Array.from({ length: width * height * 3 }, (_, at) => {
      const index = Math.floor(at / 3);
      return 170 - (index % width) / 8 + hole[index]! * brighter;
    });
  const seam = (colours: Float32Array): number => {
    const at = (108 * width + 104) * 3;
    return Math.abs(colours[at + 3]! - colours[at]!);
  };

  it('gets the light around it', () => {
    const colours = filled(14);
    expect(seam(colours)).toBeGreaterThan(12);
    blendBorder({ width, height, colours, hole });
    expect(seam(colours)).toBeLessThan(3);
    expect(colours[0]).toBe(170);
  });

  it('stays where it shows something else', () => {
    const colours = filled(60);
    blendBorder({ width, height, colours, hole });
    expect(colours).toEqual(filled(60));
  });
});

describe('lettering', () => {
  const sand = paint(640, 420, (x, y) => {
    const grain = 10 * valueNoise(x * 90, y * 70, 4096, 3);
    return [196 - y * 40 + grain, 176 - y * 40 + grain, 140 - y * 30 + grain];
  });
  const write = (raster: Raster, text: string, x: number, y: number): Raster => {
    registerStudioFont();
    const canvas = toCanvas(raster);
    const context = canvas.getContext('2d');
    context.font = `600 22px ${STUDIO_FONT}`;
    context.fillStyle = '#ffffff';
    context.fillText(text, x, y);
    return fromCanvas(canvas);
  };

  it('in a corner goes, and nothing else', async () => {
    const stamped = write(sand, '30 NOV 2026', 480, 395);
    const { raster, chips } = await edit(stamped, 'hapus tanggal di kanan bawah');
    expect(chips).toMatchObject([{ value: 'removeThing', drawn: { id: 'tulisan dihapus' } }]);
    expect(difference(raster, sand)).toBeLessThan(difference(stamped, sand) / 6);
    expect(mean(raster, [0, 0, 1, 0.8])).toEqual(mean(stamped, [0, 0, 1, 0.8]));
  });

  it('leaves what is transparent transparent', async () => {
    const stamped = write(sand, '30 NOV 2026', 480, 395);
    stamped.data[3] = 0;
    const filled = await removeFrom(
      stamped,
      { kind: 'lettering', placement: { side: 'right', row: 'bottom' } },
      5,
      8000,
    );
    expect([filled.data[3], filled.data[7]]).toEqual([0, 255]);
  });

  it('goes from a large picture, too, filled at a smaller size', async () => {
    const stamped = write(sand, '30 NOV 2026', 480, 395);
    const removal = { kind: 'lettering', placement: { side: 'right', row: 'bottom' } } as const;
    const filled = await removeFrom(stamped, removal, 5, 8000);
    expect(difference(filled, sand)).toBeLessThan(difference(stamped, sand) / 4);
    expect(mean(filled, [0, 0, 1, 0.8])).toEqual(mean(stamped, [0, 0, 1, 0.8]));
  });

  it.each([
    ['which is in another corner', () => write(sand, '30 NOV 2026', 480, 395), 'hapus tanggal di kiri atas'],
    ['that is not there', () => sand, 'hapus watermark'],
    ['that is not there but grass is', () => landscape(640, 420), 'hapus tulisan di bawah'],
  ])('%s is refused', async (_, picture, prompt) => {
    await expect(edit(picture(), prompt)).rejects.toThrow('removal_unbelievable');
  });
});

describe('somebody', () => {
  let portrait: Raster;
  let before: Raster;
  const meadow = landscape(640, 420);

  beforeAll(async () => {
    const plan = createPlan({ prompt: 'potret pria tersenyum', seed: 7, fixedCamera: true, isStill: true });
    const clip = await createClip({
      plan,
      width: 360,
      height: 480,
      fps: 24,
      frameCount: 1,
      hasWatermark: false,
      grain: 2,
    });
    portrait = fromCanvas(clip.drawFrame(0));
    const cut = await resizeRaster((await edit(portrait, 'hapus background')).raster, 210, 280);
    const canvas = toCanvas(meadow);
    canvas.getContext('2d').drawImage(toCanvas(cut), 210, 140);
    before = fromCanvas(canvas);
  });

  it('in a meadow goes, and the meadow goes on', async () => {
    const { raster, chips } = await edit(before, 'hapus orangnya');
    expect(chips).toMatchObject([{ value: 'removeThing', drawn: { id: 'orang dihapus' } }]);
    const place: Area = [0.4, 0.4, 0.6, 0.95];
    const off = (picture: Raster): number =>
      Math.max(...[0, 1, 2].map((channel) => Math.abs(mean(picture, place)[channel]! - mean(meadow, place)[channel]!)));
    expect(off(before)).toBeGreaterThan(24);
    expect(off(raster)).toBeLessThan(8);
  });

  it.each([
    ['who is not there', () => bottle(), 'hapus orangnya'],
    ['who fills the photo', () => portrait, 'hapus orangnya'],
    ['behind somebody who is alone', () => before, 'hapus orang di belakang'],
  ])('%s is refused', async (_, picture, prompt) => {
    await expect(edit(picture(), prompt)).rejects.toThrow('removal_unbelievable');
  });
});

describe('what is erased by hand', () => {
  const meadow = landscape(320, 210);
  /** The meadow with a round hole of this radius. */
  const erased = (radius: number): Raster => {
    const pen = toCanvas(meadow).getContext('2d');
    pen.globalCompositeOperation = 'destination-out';
    pen.arc(150, 150, radius, 0, 7);
    pen.fill();
    return fromCanvas(pen.canvas);
  };

  it('is filled with what goes on around it, opaque', async () => {
    const { raster, chips } = await edit(erased(24), 'hapus bagian yang ditandai');
    expect(chips).toMatchObject([{ value: 'removeThing', drawn: { id: 'bagian bertanda dihapus' } }]);
    expect(raster.data.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
    expect(difference(raster, meadow)).toBeLessThan(difference(erased(24), meadow) / 4);
  });

  it.each([
    ['nothing', () => meadow],
    ['more than the rest can make up for', () => erased(100)],
  ])('is refused where it is %s', async (_, picture) => {
    await expect(edit(picture(), 'hapus bagian yang ditandai')).rejects.toThrow('removal_unbelievable');
  });
});

describe('faces', () => {
  const raster = { width: 100, height: 100 };
  const half = (isLeft: boolean): Uint8Array =>
    Uint8Array.from({ length: 100 }, (_, index) => (index % 10 < 5 === isLeft ? 1 : 0));
  const found = { width: 10, height: 10, gone: half(true), staying: new Uint8Array(100) };
  const face = (left: number) => ({ left, top: 20, width: 10, height: 10 });

  it.each([
    ['of whoever goes', 'one', [face(10)], true],
    ['of two who were taken for one', 'one', [face(10), face(30)], false],
    ['of two who are both to go', 'all', [face(10), face(30)], true],
    ['of somebody overlooked', 'all', [face(10), face(70)], false],
  ] as const)('%s', (_, who, faces, isIn) => {
    expect(isEveryFaceIn(faces, { found, raster, who })).toBe(isIn);
  });

  it('of whoever stays', () => {
    expect(isEveryFaceIn([face(10), face(70)], { found: { ...found, staying: half(false) }, raster, who: 'one' })).toBe(
      true,
    );
  });
});
