/** Where the thing in front is only guessed, a chip says so; where a head is known, a text leaves it free. */
import { expect, it } from 'vitest';
import { difference, edit, landscape, mean, paint } from './samples.ts';

it('a background that is only guessed is called the surroundings', async () => {
  const { chips } = await edit(landscape(), 'blur latar belakang');
  expect(chips).toMatchObject([{ value: 'blurBackground', drawn: { en: 'surroundings blurred' } }]);
});

it('a text in the upper row stays above what reaches into it', async () => {
  const tall = paint(240, 240, (x, y) => {
    const grain = (Math.floor(x * 240) * 7 + Math.floor(y * 240) * 13) % 5;
    return Math.abs(x - 0.5) < 0.2 && y > 0.06 ? [176 + grain * 3, 34 + grain, 30] : [214 + grain, 212, 204];
  });
  const { raster } = await edit(tall, 'tulis "Meong" di atas');
  const face = [0.3, 0.2, 0.7, 0.4] as const;
  expect(mean(raster, face)).toEqual(mean(tall, face));
  expect(difference(raster, tall)).toBeGreaterThan(0.3);
});
