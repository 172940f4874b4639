/** The camera never flies through a palm, and no near tree hides what the picture is about. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createSceneSetup } from '../../../../renderer/frames/sceneSetup.ts';
import type { CameraMotion, Plan } from '../../../../renderer/scene.ts';
import { createLighting } from '../../../../renderer/terrain/bakeLight.ts';
import { chooseShot } from '../../../../renderer/terrain/camera.ts';
import { placeGarden } from '../../../../renderer/terrain/garden.ts';
import type { Landform } from '../../../../renderer/terrain/landform.ts';
import { createLandform } from '../../../../renderer/terrain/landforms.ts';
import { coversOutline, type PlantStand } from '../../../../renderer/terrain/plants.ts';
import { createSubjectPlace } from '../../../../renderer/terrain/subjectPlace.ts';

const lands = new Map<string, Landform>();

/** The land of a plan with seed 7 and no lake, which only its scene decides then. */
function landOf(plan: Plan): Landform {
  const known = lands.get(plan.scene) ?? createLandform(createSceneSetup(plan, 160, 90));
  lands.set(plan.scene, known);
  return known;
}

const plan = createPlan({ prompt: 'pantai pohon kelapa siang', seed: 7, fixedCamera: false });
const landform = landOf(plan);

it.each<CameraMotion>(['forward', 'back', 'orbit'])('no palm comes through a camera that goes %s', (motion) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const setup = createSceneSetup({ ...plan, motion, seed }, 160, 90);
    const shot = chooseShot(setup, landform);
    const lighting = createLighting(setup.palette, 0.5);
    const { stands } = placeGarden({
      setup,
      landform,
      shot,
      subject: null,
      lighting,
      seed,
      lightSide: 1,
      isBacklit: false,
    });
    expect(stands.length).toBeGreaterThan(0);
    for (const { x, y } of stands) {
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const camera = shot.at(progress);
        const depth = (x - camera.x) * Math.sin(camera.yaw) + (y - camera.y) * Math.cos(camera.yaw);
        expect(depth).toBeGreaterThan(9);
      }
    }
  }
});

it.each([
  ['bukit hijau', true],
  ['gajah di bukit', false],
  ['gajah di bukit dengan pepohonan', true],
  ['kebun teh pagi hari', false],
  ['kebun teh dengan pepohonan', true],
])('frames "%s" with near trees: %s', (prompt, isFramed) => {
  const hills = createPlan({ prompt, seed: 7, fixedCamera: false });
  const land = landOf(hills);
  const framed = [1, 2, 3, 4, 5, 6, 7, 8].some((seed) => {
    const setup = createSceneSetup({ ...hills, seed }, 160, 90);
    const shot = chooseShot(setup, land);
    const lighting = createLighting(setup.palette, 0.5);
    return (
      placeGarden({ setup, landform: land, shot, subject: null, lighting, seed, lightSide: 1, isBacklit: false }).stands
        .length > 0
    );
  });
  expect(framed).toBe(isFramed);
});

it.each<[string, CameraMotion]>([
  ['Perahu nelayan di pantai saat matahari terbit', 'none'],
  ['Perahu nelayan di pantai saat matahari terbit', 'left'],
])('lets no plant stand before the subject of "%s" while the camera goes %s', (prompt, motion) => {
  const place = createPlan({ prompt, seed: 7, fixedCamera: false });
  const land = landOf(place);
  let standing = 0;
  let inTheWay = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const setup = createSceneSetup({ ...place, motion, seed }, 160, 90);
    const shot = chooseShot(setup, land);
    const lighting = createLighting(setup.palette, 0.5);
    const subject = createSubjectPlace(setup, land, shot, { cloudLevel: null, lighting })!;
    const options = { setup, landform: land, shot, lighting, seed, lightSide: 1, isBacklit: false };
    const coveringOf = (stands: readonly PlantStand[]): PlantStand[] =>
      stands.filter((stand) =>
        [0, 0.5, 1].some((progress) => {
          const camera = shot.at(progress);
          return coversOutline(stand, camera, 160, subject.outlineFrom(camera)!);
        }),
      );
    const { stands } = placeGarden({ ...options, subject });
    expect(coveringOf(stands)).toEqual([]);
    standing += stands.length;
    inTheWay += coveringOf(placeGarden({ ...options, subject: null }).stands).length;
  }
  expect(inTheWay).toBeGreaterThan(0);
  // Moved aside rather than left out.
  expect(standing).toBeGreaterThan(8);
});
