import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createClip } from '../../../renderer/frames/createClip.ts';

const planOf = (prompt: string): ReturnType<typeof createPlan> => createPlan({ prompt, seed: 7, isStill: true });

describe('what a vehicle does and is in', () => {
  it.each([
    ['motor trail di lumpur', 'trail-bike', 'inMud', 'lumpur'],
    ['mobil terendam banjir', 'car', 'inFlood', 'terendam banjir'],
    ['mobil balap ngebut di jalan', 'race-car', 'speeds', 'ngebut'],
    ['motor matic parkir di depan minimarket', 'scooter', 'parked', 'parkir'],
    ['pesawat lepas landas', 'airplane', 'takesOff', 'lepas landas'],
  ])('is in the plan of "%s", and told by its words', (prompt, subject, detail, word) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, details: { [detail]: 1 } });
    expect(plan.chips).toContainEqual(expect.objectContaining({ aspect: 'detail', value: detail, word }));
    expect(plan.unmatched).not.toContain(word);
  });

  it.each([
    ['monas kebanjiran', 'inFlood', 'kebanjiran'],
    ['rumah di lumpur', 'inMud', 'lumpur'],
    ['mobil lepas landas', 'takesOff', 'lepas landas'],
    // Over water there is no street to be flooded.
    ['mobil kebanjiran di jakarta, monas', 'inFlood', 'kebanjiran'],
  ])('is not drawn in "%s", and told so: %s', (prompt, detail, word) => {
    const { details, unmatched } = planOf(prompt);
    expect(details).not.toHaveProperty(detail);
    expect(unmatched.join(' ')).toContain(word);
  });

  it.each([
    ['motor sport merah', 'sport-bike'],
    ['motor trail', 'trail-bike'],
    ['motor matic', 'scooter'],
    ['tiga bebek berenang di kolam', 'swimming-duck'],
  ])('is a drawing of its own kind: "%s"', (prompt, subject) => {
    expect(planOf(prompt).subject).toBe(subject);
  });

  it('moves the water of a flood, the same in any order', async () => {
    const plan = planOf('mobil terendam banjir');
    const clip = await createClip({
      plan,
      width: 160,
      height: 160,
      fps: 12,
      frameCount: 6,
      hasWatermark: false,
      grain: 0,
    });
    const waterOf = async (frame: number): Promise<Buffer> =>
      Buffer.from((await clip.drawFrame(frame)).getContext('2d').getImageData(0, 140, 160, 20).data);
    const first = await waterOf(0);
    expect((await waterOf(5)).equals(first)).toBe(false);
    expect((await waterOf(0)).equals(first)).toBe(true);
  });
});
