/**
 * Every family of scenes paints the same picture for a seed in any order, fits every shape of picture, moves with the
 * camera, has a night, and shows the subject.
 */
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../renderer/scene.ts';
import { difference, MOVING, openScene, planOf, PAINTED_SCENES } from './renderFrame.ts';

/** Large enough for these checks, at a quarter of the cost. */
const TALL = [54, 96] as const;
const WIDE = [126, 54] as const;
const DAY: Partial<Plan> = { time: 'day', motion: 'forward', details: { street: 1 } };

type Opened = Awaited<ReturnType<typeof openScene>> & { plan: Plan };

describe.each(PAINTED_SCENES)('the %s family', (scene) => {
  const opened = new Map<string, Promise<Opened>>();
  /** Frames of a scene do not depend on each other, so tests share one set-up; `copy` makes another one of the same. */
  const open = (
    changes: Partial<Plan> = {},
    { size = WIDE, copy = 1 }: { size?: readonly [number, number]; copy?: number } = {},
  ): Promise<Opened> => {
    const key = JSON.stringify([changes, size, copy]);
    const known = opened.get(key) ?? openPlan({ ...DAY, ...changes }, size);
    opened.set(key, known);
    return known;
  };
  const openPlan = async (changes: Partial<Plan>, size: readonly [number, number]): Promise<Opened> => {
    const plan = planOf(scene, changes);
    return { plan, ...(await openScene(plan, ...size)) };
  };

  it('paints the same picture again from one seed, in any order of moments', async () => {
    const first = await open();
    const early = first.frameAt(0.5, 0.1);
    first.frameAt(4, 0.9);
    const earlyAgain = first.frameAt(0.5, 0.1);
    const second = await open({}, { copy: 2 });
    second.frameAt(2, 0.4);
    expect(difference(early, earlyAgain)).toBe(0);
    expect(difference(early, second.frameAt(0.5, 0.1))).toBe(0);
  });

  it('paints another picture from another seed', async () => {
    expect(difference((await open()).frameAt(1), (await open({ seed: 12 })).frameAt(1))).toBeGreaterThan(4);
  });

  it('moves with every motion of the camera', async () => {
    // One set-up for all of them: a family reads the motion when it paints.
    const { plan, frameAt } = await open({}, { copy: 2 });
    for (const motion of MOVING) {
      plan.motion = motion;
      expect(difference(frameAt(1, 0), frameAt(1, 1)), motion).toBeGreaterThan(1.5);
    }
    plan.motion = 'forward';
  });

  it('lives on while the camera is fixed', async () => {
    const { frameAt } = await open();
    expect(difference(frameAt(0), frameAt(3))).toBeGreaterThan(0.05);
  });

  it.each([TALL, WIDE])('covers a picture of %i × %i', async (...size) => {
    const frame = (await open({}, { size })).frameAt(1);
    let clear = 0;
    for (let at = 3; at < frame.pixels.length; at += 4) if (frame.pixels[at]! < 255) clear++;
    expect(clear).toBe(0);
    const tones = new Set<number>();
    for (let at = 0; at < frame.pixels.length; at += 4)
      tones.add((frame.pixels[at]! >> 4) * 256 + (frame.pixels[at + 1]! >> 4) * 16 + (frame.pixels[at + 2]! >> 4));
    expect(tones.size).toBeGreaterThan(20);
  });

  // Space has no hour, and abstract cloth only those that name colours.
  if (scene !== 'space' && scene !== 'abstract') {
    it('looks different by night', async () => {
      const [day, night] = [(await open()).frameAt(1), (await open({ time: 'night' })).frameAt(1)];
      expect(difference(day, night)).toBeGreaterThan(20);
    });
  }

  it('shows the subject the prompt names', async () => {
    const empty = (await open()).frameAt(1);
    const withBalloon = (await open({ subject: 'balloon' })).frameAt(1);
    expect(difference(empty, withBalloon)).toBeGreaterThan(0.3);
  });
});
