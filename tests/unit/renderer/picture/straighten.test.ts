/** A photo that leans is put upright by its own lines, and one seen from closer keeps what is in front. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { fromCanvas, type Raster } from '../../../../renderer/picture/raster.ts';
import { findTilt, straighten } from '../../../../renderer/picture/straighten.ts';

/** Houses with windows by the sea, turned clockwise. */
function town(degrees: number): Raster {
  const canvas = createCanvas(320, 240);
  const context = canvas.getContext('2d');
  context.fillStyle = '#9fc4e0';
  context.fillRect(0, 0, 320, 240);
  context.translate(160, 120);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = '#35506a';
  context.fillRect(-300, 60, 600, 300);
  for (let house = -3; house <= 3; house++) {
    context.fillStyle = house % 2 ? '#d8a878' : '#f0e2c8';
    context.fillRect(house * 46 - 20, -60, 40, 120);
    context.fillStyle = '#2c3a46';
    for (const y of [-44, -10, 24]) context.fillRect(house * 46 - 10, y, 20, 20);
  }
  return fromCanvas(canvas);
}

/** Clouds: nothing upright and nothing level. */
function clouds(): Raster {
  const canvas = createCanvas(320, 240);
  const context = canvas.getContext('2d');
  for (let at = 0; at < 60; at++) {
    context.fillStyle = at % 2 ? '#dfe8f0' : '#7f98b0';
    context.beginPath();
    context.arc((at * 97) % 320, (at * 61) % 240, 14 + (at % 7) * 3, 0, Math.PI * 2);
    context.fill();
  }
  return fromCanvas(canvas);
}

const instructionOf = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a photo that leans', () => {
  it.each([-6, -2.5, 3, 7])('is found to lean by %d degrees', async (degrees) => {
    expect(Math.abs((await findTilt(town(degrees))) - degrees)).toBeLessThan(0.6);
  });

  it('is upright afterwards, and of the same size', async () => {
    const upright = await straighten(town(5), null);
    expect([upright.width, upright.height]).toEqual([320, 240]);
    expect(Math.abs(await findTilt(upright))).toBeLessThan(0.6);
    // No corner is empty.
    expect([0, 319, 239 * 320, 240 * 320 - 1].map((at) => upright.data[at * 4 + 3])).toEqual([255, 255, 255, 255]);
  });

  it('stays as it is where it stands upright, or nothing tells', async () => {
    const photos = [town(0), clouds()];
    for (const photo of photos) expect(await straighten(photo, null)).toBe(photo);
  });

  it('is turned as the prompt says where its lines do not tell', async () => {
    expect(await straighten(clouds(), 'left')).not.toBe(clouds());
  });

  it.each([
    ['luruskan fotonya, agak miring ke kiri', 'left'],
    ['fotonya miring ke kanan, lurusin dong', 'right'],
    ['straighten the horizon', null],
  ])('is asked for by "%s"', (prompt, lean) => {
    const { straightening, unmatched } = instructionOf(prompt);
    expect(straightening).toEqual({ lean });
    expect(unmatched.filter((word) => /lurus|miring|kiri|kanan|straighten/u.test(word))).toEqual([]);
  });
});

describe('a photo seen from closer', () => {
  it.each(['zoom in a bit', 'zoom dikit ke produknya', 'dekatin dong'])('is asked for by "%s"', (prompt) => {
    const { isCloser, chips } = instructionOf(prompt);
    expect([isCloser, chips.map(({ drawn }) => drawn?.id)]).toEqual([true, ['lebih dekat']]);
  });

  it('is no move of a clip', () => {
    expect(readInstruction('zoom in', { isMoving: true, pictures: 1 }).isCloser).toBe(false);
  });
});
