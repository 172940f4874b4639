/** A new colour for the thing in front reaches all of that thing and nothing beside it that happens to be as coloured. */
import { describe, expect, it } from 'vitest';
import { recolour } from '../../../../renderer/picture/light/recolour.ts';
import { createPlane } from '../../../../renderer/picture/planes.ts';
import { type Colour, edit, landscape, mean, paint } from './samples.ts';

const RED: Colour = [200, 20, 24];
const GREY: Colour = [150, 150, 150];
/** A red plate, and how far from its middle the cut found it. */
const PLATE = 0.3;
const FOUND = 0.27;
const RIM = [0.21, 0.48, 0.22, 0.52] as const;

function frontOfPlate(size: number) {
  const front = createPlane(size, size);
  for (let index = 0; index < front.values.length; index++) {
    const [x, y] = [(index % size) / size - 0.5, Math.floor(index / size) / size - 0.5];
    front.values[index] = Math.hypot(x, y) < FOUND ? 1 : 0;
  }
  return front;
}

const onGrey = paint(100, 100, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < PLATE ? RED : GREY));

describe('a new colour without an old one', () => {
  it('reaches the rim that the cut left out', () => {
    const [red, , blue] = mean(recolour(onGrey, { from: null, to: 'blue', front: frontOfPlate(100) }), RIM);
    expect(blue).toBeGreaterThan(red * 2);
  });

  it('stays within the cut where all around is as coloured', () => {
    const allRed = paint(100, 100, () => RED);
    const changed = recolour(allRed, { from: null, to: 'blue', front: frontOfPlate(100) });
    expect(mean(changed, [0, 0, 0.2, 1])).toEqual(mean(allRed, [0, 0, 0.2, 1]));
    expect(mean(changed, [0.45, 0.45, 0.55, 0.55])[2]).toBeGreaterThan(100);
  });

  it('is refused where no thing is found', async () => {
    await expect(edit(landscape(), 'jadi warna ungu')).rejects.toThrow('object_not_found');
  });
});
