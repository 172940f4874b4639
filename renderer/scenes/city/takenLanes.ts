import type { SceneSetup } from '../../scene.ts';
import { reachOf } from '../../subject/fitted.ts';
import type { Silhouette } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { type FlatCamera, flatCameraAt } from '../camera.ts';
import type { TakenLanes } from './streetTraffic.ts';
import type { StreetView } from './streetView.ts';

/** Half the width of a car with some air beside it, metres. */
const CAR = 1.3;

/** The part of the street's width that a subject takes, wherever the camera goes; a building closes the street. */
export function takenLanes(
  { name }: Silhouette,
  setup: SceneSetup,
  {
    size,
    aside,
    below,
    viewOf,
  }: {
    size: number;
    aside: number;
    /** How far its foot is below the horizon while the camera is farthest, pixels. */
    below: number;
    viewOf: (camera: FlatCamera, isStill: boolean) => StreetView;
  },
): TakenLanes {
  if (isBuilding(name)) return { from: -Infinity, to: Infinity };
  const { plan, width } = setup;
  const sides = [0, 0.5, 1].map((progress) => {
    const camera = flatCameraAt(plan.motion, progress);
    const near = 1 + camera.dolly * 0.3;
    const view = viewOf(camera, true);
    const { left, right } = reachOf(setup, {
      name,
      x: width / 2 + aside * near - camera.x * width * 0.3,
      y: view.horizonY + below * near,
      height: size * near,
    });
    const across = (x: number): number => view.x + ((x - view.centreX) * view.eye) / (below * near);
    return { from: across(left), to: across(right) };
  });
  return {
    from: Math.min(...sides.map(({ from }) => from)) - CAR,
    to: Math.max(...sides.map(({ to }) => to)) + CAR,
  };
}
