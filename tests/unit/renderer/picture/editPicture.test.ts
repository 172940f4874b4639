/** An edit changes what its words name (light, weather, colours, background, style, frame) and nothing else. */
import type { Raster } from '../../../../renderer/picture/raster.ts';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createClip } from '../../../../renderer/frames/createClip.ts';
import type { EditedPicture } from '../../../../renderer/picture/editPicture.ts';
import { fromCanvas } from '../../../../renderer/picture/raster.ts';
import { bottle, brightness, colourfulness, difference, edit, landscape, mean, paint, roughness } from './samples.ts';

const meadow = landscape();
const product = bottle();
const edits = new Map<string, Promise<EditedPicture>>();

/** The edit of the meadow by a prompt: several tests look at the same ones. */
function edited(prompt: string): Promise<EditedPicture> {
  const known = edits.get(prompt) ?? edit(meadow, prompt);
  edits.set(prompt, known);
  return known;
}

const SKY = [0.1, 0, 0.9, 0.15] as const;
const GROUND = [0.1, 0.75, 0.9, 1] as const;
const BEHIND = [0, 0.3, 0.2, 0.7] as const;
const BODY_OF_HOUSE = [0.44, 0.45, 0.56, 0.75] as const;
const BODY = [0.42, 0.4, 0.58, 0.8] as const;

describe('texts', () => {
  it('stay off a face, also where the middle was asked for', async () => {
    const plan = createPlan({ prompt: 'potret wanita siang', seed: 7, fixedCamera: true, isStill: true });
    const size = { width: 480, height: 360 };
    const clip = await createClip({ plan, ...size, fps: 24, frameCount: 1, hasWatermark: false, grain: 0 });
    const portrait = fromCanvas(clip.drawFrame(0));
    const { raster } = await edit(portrait, 'tulis "Rani" di tengah');
    const face = [0.35, 0.35, 0.65, 0.6] as const;
    expect(mean(raster, face)).toEqual(mean(portrait, face));
    expect(difference(raster, portrait)).toBeGreaterThan(0.5);
  });
});

describe('the whole photo', () => {
  it('is turned by quarters to the right', async () => {
    const { raster, chips } = await edit(meadow, 'putar 90 derajat ke kanan', { width: 180, height: 320 });
    // The sky was above and is on the right.
    const [right, left] = [mean(raster, [0.9, 0.1, 1, 0.9]), mean(raster, [0, 0.1, 0.1, 0.9])];
    expect(right[2]! - right[1]!).toBeGreaterThan(20);
    expect(left[1]! - left[2]!).toBeGreaterThan(20);
    expect(chips).toMatchObject([{ value: 'turn' }]);
  });

  it('stands in a frame of the colour that was asked for', async () => {
    const { raster } = await edited('kasih bingkai merah');
    for (const edge of [
      [0, 0, 1, 0.02],
      [0, 0.98, 1, 1],
      [0, 0, 0.01, 1],
    ] as const) {
      const [red, green] = mean(raster, edge);
      expect(red! - green!).toBeGreaterThan(80);
    }
    expect(difference(raster, (await edited('kasih frame kayu')).raster)).toBeGreaterThan(3);
  });

  it('is lifted the more the darker it is', async () => {
    const dim = paint(64, 64, (x) => [20 + x * 30, 20 + x * 30, 20 + x * 30]);
    expect(brightness((await edit(dim, 'terangin')).raster)).toBeGreaterThan(brightness(dim) * 2);
    expect(brightness((await edited('terangin')).raster)).toBeLessThan(brightness(meadow) * 1.6);
  });

  it('has another colour only in the thing that has one to change, and is refused where that is black', async () => {
    const disc = (shade: number) =>
      paint(120, 120, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? [shade, shade, shade] : [120, 122, 124]));
    const white = await edit(disc(236), 'change the car color to red');
    const [r, , b] = mean(white.raster, [0.4, 0.4, 0.6, 0.6]);
    expect(r).toBeGreaterThan(b * 2.5);
    await expect(edit(disc(24), 'change the car color to red')).rejects.toThrow('object_not_found');
    const { raster } = await edit(product, 'botolnya kuning bukan merah');
    const [red, green] = mean(raster, BODY);
    expect(green! / red!).toBeGreaterThan(0.6);
  });
});

it('the same request gives the same pixels', async () => {
  const [one, other] = [await edit(meadow, 'cat air senja hujan'), await edit(meadow, 'cat air senja hujan')];
  expect(difference(one.raster, other.raster)).toBe(0);
});

describe('light and time', () => {
  it('makes night of day: darker, and bluer than it was', async () => {
    const { raster, chips } = await edited('ubah siang jadi malam');
    expect(brightness(raster)).toBeLessThan(brightness(meadow) * 0.5);
    const blueness = ([r, , b]: readonly number[]): number => b! / r!;
    expect(blueness(mean(raster, GROUND))).toBeGreaterThan(blueness(mean(meadow, GROUND)) * 1.3);
    expect(chips).toContainEqual({ aspect: 'time', value: 'night', word: 'malam' });
  });

  it.each(['Jadikan malam', 'Jadikan malam hujan'])('leaves what was dark already readable: "%s"', async (prompt) => {
    // White letters over a dark garden with a house in it.
    const garden = paint(320, 180, (x, y) => {
      const leaf = ((Math.floor(x * 320) * 7 + Math.floor(y * 180) * 13) % 5) * 3;
      if (y < 0.32 && Math.floor(x * 40) % 3 > 0) return [250, 250, 250];
      return Math.abs(x - 0.5) < 0.08 && y > 0.4 && y < 0.8 ? [58, 54, 46] : [18 + leaf, 22 + leaf, 8 + leaf];
    });
    const { raster } = await edit(garden, prompt);
    const [house, leaves] = [brightness(raster, BODY_OF_HOUSE), brightness(raster, BEHIND)];
    expect(house - leaves).toBeGreaterThan(11);
    expect(brightness(raster)).toBeLessThan(brightness(garden));
  });

  it('tells of lamps only where the photo has some', async () => {
    const street = (lamps: number) =>
      paint(240, 160, (x, y) =>
        Math.hypot(((x * 4) % 1) - 0.5, y * 2.6 - 1) < lamps ? [255, 250, 230] : [70 + y * 20, 66 + y * 20, 60],
      );
    const told = async (picture: Raster): Promise<string[]> =>
      (await edit(picture, 'bikin malam lampunya nyala, hangatkan warnanya')).chips.map(({ value }) => value);
    expect(await told(street(0.12))).toEqual(['warm', 'warmLamps', 'night']);
    // The warmer colours are told of all the same.
    expect(await told(street(0))).toEqual(['warm', 'night']);
  });

  it('sets the sun: a warm sky over the same hills', async () => {
    const { raster } = await edited('suasana senja');
    const [red, , blue] = mean(raster, SKY);
    const [redBefore, , blueBefore] = mean(meadow, SKY);
    expect(red / blue).toBeGreaterThan((redBefore / blueBefore) * 1.4);
  });

  it('brings day into a night picture', async () => {
    const night = (await edited('ubah siang jadi malam')).raster;
    expect(brightness((await edit(night, 'make it daytime')).raster)).toBeGreaterThan(brightness(night) * 1.6);
  });
});

describe('weather and season', () => {
  it('thickens fog with the distance', async () => {
    const { raster } = await edited('tambahkan kabut tebal');
    expect(roughness(raster, [0, 0.3, 1, 0.6])).toBeLessThan(roughness(meadow, [0, 0.3, 1, 0.6]) * 0.6);
    expect(colourfulness(raster)).toBeLessThan(colourfulness(meadow) * 0.6);
    // What is near stays clear.
    expect(roughness(raster, [0, 0.88, 1, 1])).toBeGreaterThan(roughness(meadow, [0, 0.88, 1, 1]) * 0.75);
  });

  it('lets it rain and snow visibly', async () => {
    for (const [prompt, least] of [
      ['hujan deras', 3],
      ['turun salju', 3],
      ['kelopak bunga berguguran', 0.1],
    ] as const) {
      expect(difference((await edited(prompt)).raster, meadow), prompt).toBeGreaterThan(least);
    }
  });

  it('turns green to gold in autumn and to white in winter', async () => {
    const [red, green] = mean((await edited('musim gugur')).raster, GROUND);
    expect(red).toBeGreaterThan(green * 1.15);
    const winter = (await edited('musim dingin bersalju')).raster;
    expect(brightness(winter, GROUND)).toBeGreaterThan(brightness(meadow, GROUND) * 1.2);
    const [r, g, b] = mean(winter, GROUND);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(40);
  });
});

describe('colours', () => {
  it('changes one colour for another and leaves the rest', async () => {
    const { raster } = await edit(product, 'ubah botol merah menjadi biru');
    const [red, , blue] = mean(raster, BODY);
    expect(blue).toBeGreaterThan(red * 2);
    expect(mean(raster, BEHIND)).toEqual(mean(product, BEHIND));
  });

  it('gives the main thing the colour asked for when none is named', async () => {
    const [red, green] = mean((await edit(product, 'jadikan warnanya hijau')).raster, BODY);
    expect(green).toBeGreaterThan(red * 1.5);
  });

  it('takes colour away, strengthens it, lightens and darkens', async () => {
    expect(colourfulness((await edited('hitam putih')).raster)).toBeLessThan(4);
    expect(colourfulness((await edited('saturasi tinggi')).raster)).toBeGreaterThan(colourfulness(meadow) * 1.15);
    expect(brightness((await edited('lebih terang')).raster)).toBeGreaterThan(brightness(meadow) * 1.1);
    expect(brightness((await edited('gelapkan')).raster)).toBeLessThan(brightness(meadow) * 0.85);
  });
});

describe('the background', () => {
  it('is removed: see-through behind, whole in front', async () => {
    const { raster } = await edit(product, 'hapus latar belakang');
    expect(mean(raster, BEHIND)[3]).toBeLessThan(5);
    expect(mean(raster, BODY)[3]).toBeGreaterThan(245);
  });

  it('becomes white, or a place of its own, behind the same thing', async () => {
    const white = (await edit(product, 'latar putih polos')).raster;
    expect(Math.min(...mean(white, BEHIND))).toBeGreaterThan(215);
    const city = await edit(product, 'ganti latar jadi kota saat siang');
    expect(city.chips).toContainEqual({ aspect: 'scene', value: 'city', word: 'kota' });
    expect(roughness(city.raster, [0, 0, 0.3, 1])).toBeGreaterThan(roughness(white, [0, 0, 0.3, 1]) + 0.5);
    const [red, green] = mean(city.raster, BODY);
    expect(red).toBeGreaterThan(green * 2);
  });

  it('is blurred while what stands in front stays sharp', async () => {
    const busy = paint(240, 240, (x, y) =>
      Math.abs(x - 0.5) < 0.14 && y > 0.2 && y < 0.9
        ? [190, (Math.floor(x * 240) % 4) * 10, 20]
        : [110, 140 + ((Math.floor(x * 60) + Math.floor(y * 60)) % 2) * 26, 150],
    );
    const { raster } = await edit(busy, 'blur latar');
    expect(roughness(raster, BEHIND)).toBeLessThan(roughness(busy, BEHIND) * 0.35);
    expect(roughness(raster, BODY)).toBeGreaterThan(roughness(busy, BODY) * 0.8);
  });
});

describe('styles', () => {
  it.each([
    'sketsa pensil',
    'gambar tinta',
    'lukisan minyak',
    'cat air',
    'kartun',
    'anime',
    'poster',
    'pop art',
    'pixel art',
    'potongan kertas',
    'origami',
    '3D render',
    'duotone',
    'teal and orange',
  ])('%s is another picture', async (prompt) => {
    const { raster, unmatched } = await edited(`jadikan ${prompt}`);
    expect(difference(raster, meadow)).toBeGreaterThan(2.5);
    expect(unmatched).toEqual([]);
  });

  it('draws pencil without colour, paints cartoons with more, and pixels in squares', async () => {
    expect(colourfulness((await edited('jadikan sketsa pensil')).raster)).toBeLessThan(14);
    expect(colourfulness((await edited('jadikan kartun')).raster)).toBeGreaterThan(colourfulness(meadow));
    const pixels = (await edited('jadikan pixel art')).raster;
    expect(new Set(new Uint32Array(pixels.data.buffer)).size).toBeLessThanOrEqual(26);
  });

  it.each([
    ['dark', [112, 74, 56]],
    ['light', [214, 168, 142]],
  ] as const)('leaves %s skin its colour in a cartoon', async (_, skin) => {
    const face = paint(120, 120, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.35 ? skin : [90, 120, 160]));
    const [red, , blue] = mean((await edit(face, 'jadikan kartun')).raster, [0.4, 0.4, 0.6, 0.6]);
    expect(red / blue).toBeLessThan((skin[0] / skin[2]) * 1.2);
  });

  it('sharpens and smooths', async () => {
    expect(roughness((await edited('pertajam')).raster)).toBeGreaterThan(roughness(meadow) * 1.2);
    expect(roughness((await edited('haluskan')).raster)).toBeLessThan(roughness(meadow) * 0.9);
  });
});

describe('the frame', () => {
  it('is cut when little is lost, continued when much would be, and the studio says so', async () => {
    const cut = await edit(meadow, 'pertajam', { width: 240, height: 180 });
    expect(cut.chips).toContainEqual({ aspect: 'edit', value: 'crop', word: null });
    const tall = await edit(meadow, 'pertajam', { width: 180, height: 320 });
    expect(tall.chips).toMatchObject([
      { value: 'sharpen' },
      { value: 'expand', word: null, drawn: { en: 'before a blurred copy' } },
    ]);
    expect([tall.raster.width, tall.raster.height]).toEqual([180, 320]);
    expect(mean(tall.raster, [0, 0.94, 1, 1])[3]).toBe(255);
    expect(roughness(tall.raster, [0, 0, 1, 0.1])).toBeLessThan(roughness(tall.raster, [0, 0.45, 1, 0.6]));
  });

  it('that a scan has around it is not drawn out to a line', async () => {
    const { raster } = await edit(product, 'perluas gambar', {
      width: 320,
      height: 180,
    });
    const scan = bottle();
    for (let y = 0; y < scan.height; y++)
      for (const x of [0, 1, scan.width - 1]) scan.data.fill(0, (y * scan.width + x) * 4, (y * scan.width + x) * 4 + 3);
    const extended = (await edit(scan, 'perluas gambar', { width: 320, height: 180 })).raster;
    expect(difference(extended, raster)).toBeLessThan(3);
    for (const side of [
      [0.2, 0.1, 0.3, 0.9],
      [0.7, 0.1, 0.8, 0.9],
    ] as const)
      expect(roughness(extended, side)).toBeLessThan(roughness(raster, side) + 1);
  });

  it('is mirrored on request', async () => {
    const half = paint(120, 80, (x) => (x < 0.5 ? [255, 0, 0] : [0, 0, 255]));
    const [red, , blue] = mean((await edit(half, 'balik gambar')).raster, [0, 0, 0.4, 1]);
    expect(blue).toBeGreaterThan(red + 200);
  });

  it('carries title and watermark', async () => {
    const plain = (await edited('pertajam')).raster;
    const titled = (await edited('pertajam "DISKON"')).raster;
    expect(difference(titled, plain)).toBeGreaterThan(1);
    const marked = (await edit(meadow, 'pertajam', { hasWatermark: true })).raster;
    expect(mean(marked, [0.7, 0.8, 1, 1])).not.toEqual(mean(plain, [0.7, 0.8, 1, 1]));
  });
});
