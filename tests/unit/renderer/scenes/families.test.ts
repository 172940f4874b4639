import { describe, expect, it } from 'vitest';
import { difference, MOVING, openScene, planOf, SCENES_HERE } from './renderFrame.ts';

/** Enough for what is asked of these pictures; a quarter of the work. */
const SMALL = [96, 54] as const;

describe.each(SCENES_HERE)('the %s family', (scene) => {
  const opened = new Map<string, ReturnType<typeof openScene>>();
  /** A scene as its seed has it: its frames do not depend on each other, so one set-up serves several tests. */
  const plain = (seed: number, time = 1) => {
    const key = `${seed} ${time}`;
    const known = opened.get(key) ?? openScene(planOf(scene, { seed }), ...SMALL);
    opened.set(key, known);
    return known;
  };

  it('paints the same picture again from one seed, in any order of moments', async () => {
    const first = await plain(11);
    const early = first.frameAt(0.5, 0.1);
    first.frameAt(4, 0.9);
    const earlyAgain = first.frameAt(0.5, 0.1);
    const second = await plain(11, 2);
    second.frameAt(2, 0.4);
    expect(difference(early, earlyAgain)).toBe(0);
    expect(difference(early, second.frameAt(0.5, 0.1))).toBe(0);
  });

  it('paints another picture from another seed', async () => {
    expect(difference((await plain(11)).frameAt(1), (await plain(12)).frameAt(1))).toBeGreaterThan(4);
  });

  it('moves with every motion of the camera', async () => {
    // One set-up serves them all: a family reads the motion when it paints.
    const plan = planOf(scene);
    const { frameAt } = await openScene(plan, ...SMALL);
    for (const motion of MOVING) {
      plan.motion = motion;
      expect(difference(frameAt(1, 0), frameAt(1, 1)), motion).toBeGreaterThan(1.5);
      expect(difference(frameAt(1, 0.5), frameAt(1, 0.5)), motion).toBe(0);
    }
  });

  it('lives on while the camera is fixed', async () => {
    const { frameAt } = await plain(11);
    expect(difference(frameAt(0), frameAt(3))).toBeGreaterThan(0.05);
  });

  it.each([
    [54, 96],
    [126, 54],
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
      const day = (await openScene(planOf(scene, { time: 'day', details: { street: 1 } }), ...SMALL)).frameAt(1);
      const night = (await openScene(planOf(scene, { time: 'night', details: { street: 1 } }), ...SMALL)).frameAt(1);
      expect(difference(day, night)).toBeGreaterThan(20);
    });
  }

  it('shows the subject the prompt names', async () => {
    const empty = (await plain(11)).frameAt(1);
    const withBalloon = (await openScene(planOf(scene, { subject: 'balloon' }), ...SMALL)).frameAt(1);
    expect(difference(empty, withBalloon)).toBeGreaterThan(0.3);
  });
});
