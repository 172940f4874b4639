import { describe, expect, it } from 'vitest';
import { difference, MOVING, openScene, planOf, SCENES_HERE } from './renderFrame.ts';

describe.each(SCENES_HERE)('the %s family', (scene) => {
  let opened: ReturnType<typeof openScene> | undefined;
  /** The scene as it is without further wishes: its frames do not depend on each other, so one set-up serves several tests. */
  const plain = () => (opened ??= openScene(planOf(scene)));

  it.each([11, 12])('paints the same picture again from seed %i, in any order of moments', async (seed) => {
    const first = await openScene(planOf(scene, { seed, motion: 'forward' }));
    const early = first.frameAt(0.5, 0.1);
    first.frameAt(4, 0.9);
    const earlyAgain = first.frameAt(0.5, 0.1);
    const second = await openScene(planOf(scene, { seed, motion: 'forward' }));
    second.frameAt(2, 0.4);
    expect(difference(early, earlyAgain)).toBe(0);
    expect(difference(early, second.frameAt(0.5, 0.1))).toBe(0);
  });

  it('paints another picture from another seed', async () => {
    const one = (await plain()).frameAt(1);
    const other = (await openScene(planOf(scene, { seed: 12 }))).frameAt(1);
    expect(difference(one, other)).toBeGreaterThan(4);
  });

  it('moves with every motion of the camera', async () => {
    // One set-up serves them all: a family reads the motion when it paints.
    const plan = planOf(scene);
    const { frameAt } = await openScene(plan);
    for (const motion of MOVING) {
      plan.motion = motion;
      expect(difference(frameAt(1, 0), frameAt(1, 1)), motion).toBeGreaterThan(1.5);
    }
  });

  it('lives on while the camera is fixed', async () => {
    const { frameAt } = await plain();
    expect(difference(frameAt(0), frameAt(3))).toBeGreaterThan(0.05);
  });

  it.each([
    [90, 160],
    [210, 90],
  ])('covers a picture of %i × %i', async (width, height) => {
    const { frameAt } = await openScene(planOf(scene), width, height);
    const frame = frameAt(1);
    let clear = 0;
    for (let at = 3; at < frame.pixels.length; at += 4) if (frame.pixels[at]! < 255) clear++;
    expect(clear).toBe(0);
    const tones = new Set<number>();
    for (let at = 0; at < frame.pixels.length; at += 4)
      tones.add((frame.pixels[at]! >> 4) * 256 + (frame.pixels[at + 1]! >> 4) * 16 + (frame.pixels[at + 2]! >> 4));
    expect(tones.size).toBeGreaterThan(20);
  });

  // Space knows no hour and abstract cloth only those that name colours.
  if (scene !== 'space' && scene !== 'abstract') {
    it('looks different by night', async () => {
      const day = (await openScene(planOf(scene, { time: 'day', details: { street: 1 } }))).frameAt(1);
      const night = (await openScene(planOf(scene, { time: 'night', details: { street: 1 } }))).frameAt(1);
      expect(difference(day, night)).toBeGreaterThan(20);
    });
  }

  it('shows the subject the prompt names', async () => {
    const empty = (await plain()).frameAt(1);
    const withBalloon = (await openScene(planOf(scene, { subject: 'balloon' }))).frameAt(1);
    expect(difference(empty, withBalloon)).toBeGreaterThan(0.3);
  });
});
