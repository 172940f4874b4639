/** What stands on the ground throws its shadow away from the sun, and the hands around a ware are those of who holds it. */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createSceneSetup } from '../../../renderer/frames/sceneSetup.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Weather } from '../../../renderer/scene.ts';
import { paintHeldWare } from '../../../renderer/subject/heldWare.ts';
import { drawSubject } from '../../../renderer/subject/subject.ts';
import { planOf } from './scenes/renderFrame.ts';

const WIDTH = 200;
const HEIGHT = 140;
const FOOT = { x: 100, y: 90 } as const;

/** How dark the ground is left and right below the foot of somebody, with the sun at `sunX`. */
function shadow(sunX: number, weather: Weather = 'clear'): { left: number; right: number } {
  const setup = createSceneSetup(planOf('beach', { time: 'sunset', weather }), WIDTH, HEIGHT);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSubject(
    context,
    setup,
    { seconds: 0, progress: 0 },
    { name: 'boy', ...FOOT, height: 70, lightAt: { x: sunX, y: 40 } },
  );
  const darkness = (from: number, to: number): number => {
    const { data } = context.getImageData(from, FOOT.y + 6, to - from, 24);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += 255 - data[at]!;
    return sum;
  };
  return { left: darkness(40, FOOT.x), right: darkness(FOOT.x, 160) };
}

describe('the shadow on the ground', () => {
  it('falls away from the sun', () => {
    const fromLeft = shadow(20);
    const fromRight = shadow(180);
    expect(fromLeft.right).toBeGreaterThan(fromLeft.left * 3);
    expect(fromRight.left).toBeGreaterThan(fromRight.right * 3);
  });

  it('is faint where clouds take the sun', () => {
    expect(shadow(20, 'storm').right).toBeLessThan(shadow(20).right * 0.5);
  });
});

describe('hands around a ware', () => {
  it('are of who holds it', () => {
    const shownBy = (prompt: string): readonly number[] => {
      const plan = createPlan({ prompt, seed: 1 });
      const canvas = createCanvas(WIDTH, HEIGHT);
      const context = canvas.getContext('2d');
      paintHeldWare(context, createSceneSetup(plan, WIDTH, HEIGHT), {
        unit: 1,
        middle: 0,
        ground: 150,
        light: { key: [255, 255, 255], ambient: [140, 140, 140], from: [0.5, -0.5], backlit: 0 },
      });
      // A finger of the right hand.
      return [...context.getImageData(172, 44, 1, 1).data.subarray(0, 3)];
    };
    const [manRed, manGreen] = shownBy('pria memegang botol parfum');
    const [zombieRed, zombieGreen] = shownBy('zombie memegang botol parfum');
    const [robotRed, , robotBlue] = shownBy('robot memegang botol parfum');
    expect(manRed).toBeGreaterThan(manGreen!);
    expect(zombieGreen).toBeGreaterThan(zombieRed!);
    expect(robotBlue).toBeGreaterThan(robotRed!);
  });
});
