/** A new colour for the thing in front reaches all of that thing and nothing beside it that happens to be as coloured. */
import { describe, expect, it } from 'vitest';
import { recolour } from '../../../../renderer/picture/light/recolour.ts';
import { createPlane } from '../../../../renderer/picture/planes.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { brightness, type Colour, edit, landscape, mean, paint } from './samples.ts';

const RED: Colour = [200, 20, 24];
const GREY: Colour = [150, 150, 150];
/** A red plate, and how far from its middle the cut found it. */
const PLATE = 0.3;
const FOUND = 0.27;
const TO_BLUE = { from: null, to: 'blue' };
const RIM = [0.21, 0.48, 0.22, 0.52] as const;

function frontOfPlate(size: number) {
  const front = createPlane(size, size);
  for (let index = 0; index < front.values.length; index++) {
    const [x, y] = [(index % size) / size - 0.5, Math.floor(index / size) / size - 0.5];
    front.values[index] = Math.hypot(x, y) < FOUND ? 1 : 0;
  }
  return { plane: front, isFound: true, isPerson: false };
}

const onGrey = paint(100, 100, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < PLATE ? RED : GREY));

describe('a new colour without an old one', () => {
  it('reaches the rim that the cut left out', () => {
    const [red, , blue] = mean(recolour(onGrey, TO_BLUE, frontOfPlate(100)), RIM);
    expect(blue).toBeGreaterThan(red * 2);
  });

  it('reaches the light on paint, and not the skin of somebody', () => {
    // A bonnet in the sun: the same red, paler.
    const shining = paint(100, 100, (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) > PLATE ? GREY : y < 0.5 ? RED : [226, 122, 120],
    );
    const [red, , blue] = mean(recolour(shining, TO_BLUE, frontOfPlate(100)), [0.4, 0.6, 0.6, 0.7]);
    expect(blue).toBeGreaterThan(red * 1.3);
    const somebody = mean(recolour(shining, TO_BLUE, { ...frontOfPlate(100), isPerson: true }), [0.4, 0.6, 0.6, 0.7]);
    expect(somebody[0]).toBeGreaterThan(somebody[2] * 1.2);
  });

  it('stays within the cut where all around is as coloured', () => {
    const allRed = paint(100, 100, () => RED);
    const changed = recolour(allRed, TO_BLUE, frontOfPlate(100));
    expect(mean(changed, [0, 0, 0.2, 1])).toEqual(mean(allRed, [0, 0, 0.2, 1]));
    expect(mean(changed, [0.45, 0.45, 0.55, 0.55])[2]).toBeGreaterThan(100);
  });

  it('is refused where no thing is found', async () => {
    await expect(edit(landscape(), 'jadi warna ungu')).rejects.toThrow('object_not_found');
  });
});

describe('black, white and dyes', () => {
  it.each([
    ['motor merah jadikan hitam', { from: 'red', to: 'black' }],
    ['ubah mobil putih jadi biru tua', { from: 'white', to: 'dark blue' }],
    ['mobil abu-abu ini jadikan warna kuning', { from: 'grey', to: 'gold' }],
    ['ganti warna mug jadi hitam doff', { from: null, to: 'black', isOfThing: true }],
  ])('are what things get by "%s"', (prompt, wish) => {
    expect(readInstruction(prompt, { isMoving: false, pictures: 1 }).recolour).toMatchObject(wish);
  });

  it.each([
    'celananya jadi hitam',
    'velg mobil jadi hitam',
    'meja kayu jadi putih',
    'ganti jadi kucing hitam',
    'fotonya jadi hitam',
    'latar jadi hitam',
    'tulis "Halo" dengan warna putih',
    'jadikan hitam putih',
    'kasih bingkai jadi putih',
  ])('are for no whole thing with "%s"', (prompt) => {
    expect(readInstruction(prompt, { isMoving: false, pictures: 1 }).recolour).toBeNull();
  });

  /** A white car, darker towards the ground, on a road that is as dark as the rest or nearly as white as the car. */
  const carOn = (road: number) =>
    paint(240, 160, (x, y) => {
      const light = 240 - y * 90 + ((Math.floor(x * 240) * 7 + Math.floor(y * 160) * 13) % 5);
      return Math.abs(x - 0.5) < 0.26 && Math.abs(y - 0.55) < 0.2 ? [light, light, light] : [road, road + 6, road];
    });
  const BODY = [0.3, 0.4, 0.7, 0.7] as const;

  it('keep the light on a white thing that stands by itself', async () => {
    const { raster } = await edit(carOn(50), 'mobil putih jadi hitam');
    expect(brightness(raster, BODY)).toBeLessThan(60);
    expect(brightness(raster, [0.3, 0.4, 0.7, 0.45])).toBeGreaterThan(brightness(raster, [0.3, 0.65, 0.7, 0.7]) * 1.1);
    const [red, , blue] = mean((await edit(carOn(50), 'mobil putih jadi merah')).raster, BODY);
    expect(red).toBeGreaterThan(blue * 2.5);
    expect(mean(raster, [0, 0, 0.2, 1])).toEqual(mean(carOn(50), [0, 0, 0.2, 1]));
  });

  it('are given to nothing that all around is as white as', async () => {
    await expect(edit(carOn(200), 'mobil putih jadi hitam')).rejects.toThrow('object_not_found');
  });
});

it('red paint has another colour than wood beside it', () => {
  const wood: Colour = [150, 67, 28];
  const shed = paint(100, 100, (x) => (Math.abs(x - 0.5) < 0.25 ? [206, 30, 24] : wood));
  const changed = recolour(shed, { from: 'red', to: 'blue' }, { ...frontOfPlate(100), isFound: false });
  expect(mean(changed, [0, 0, 0.2, 1])).toEqual(mean(shed, [0, 0, 0.2, 1]));
  expect(mean(changed, [0.4, 0.4, 0.6, 0.6])[2]).toBeGreaterThan(80);
});
