/** In open land, whoever stands has near ground under them, whole in the picture wherever the camera goes. */
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createSceneSetup } from '../../../../renderer/frames/sceneSetup.ts';
import type { CameraMotion } from '../../../../renderer/scene.ts';
import { createLighting } from '../../../../renderer/terrain/bakeLight.ts';
import { chooseShot } from '../../../../renderer/terrain/camera.ts';
import { createForeground } from '../../../../renderer/terrain/foreground.ts';
import { createLandform } from '../../../../renderer/terrain/landforms.ts';
import { createSubjectPlace } from '../../../../renderer/terrain/subjectPlace.ts';
import { planOf } from './renderFrame.ts';

it.each([
  'sapi di bukit',
  'masjid di bukit',
  'rumah gadang di bukit',
  'unta di gurun',
  'keluarga di tepi danau',
  'tiga gajah mandi di sungai',
])('keeps "%s" in the picture', (prompt) => {
  const plan = createPlan({ prompt, seed: 3, fixedCamera: false });
  const landform = createLandform(createSceneSetup(plan, 160, 90));
  for (const motion of ['forward', 'back', 'left', 'up', 'down', 'orbit', 'zoom'] satisfies CameraMotion[]) {
    const setup = createSceneSetup({ ...plan, motion }, 160, 90);
    const shot = chooseShot(setup, landform);
    const lighting = createLighting(setup.palette, 0.5);
    const subject = createSubjectPlace(setup, landform, shot, { cloudLevel: null, lighting })!;
    for (const progress of [0, 0.5, 1]) {
      const { left, right, bottom } = subject.outlineFrom(shot.at(progress))!;
      expect(bottom / 90, `${motion} ${progress}`).toBeGreaterThan(0.68);
      expect(bottom / 90, `${motion} ${progress}`).toBeLessThan(0.93);
      expect(left, `${motion} ${progress}`).toBeGreaterThan(-2);
      expect(right, `${motion} ${progress}`).toBeLessThan(162);
    }
  }
});

it('covers the land behind from edge to edge, and nothing above it', () => {
  const setup = createSceneSetup(planOf('hills'), 160, 90);
  const { paintGround } = createForeground(setup, createLighting(setup.palette, 0.5), 10);
  const context = createCanvas(160, 90).getContext('2d');
  paintGround(context, 60, 77, 1);
  const { data } = context.getImageData(0, 0, 160, 90);
  const opaque = (x: number, y: number): number => data[(y * 160 + x) * 4 + 3]!;
  for (const x of [0, 60, 159]) {
    expect(opaque(x, 89)).toBe(255);
    expect(opaque(x, 60)).toBe(0);
  }
  expect(opaque(60, 77)).toBe(255);
});
