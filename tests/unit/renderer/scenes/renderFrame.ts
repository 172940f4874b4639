import { createCanvas } from '@napi-rs/canvas';
import {
  type CameraMotion,
  type Plan,
  type SceneFamily,
  type SceneName,
  type SceneRenderer,
  SCENES,
  TERRAIN_SCENES,
} from '../../../../renderer/scene.ts';
import { loadSceneFamily } from '../../../../renderer/frames/sceneRegistry.ts';
import { createSceneSetup } from '../../../../renderer/frames/sceneSetup.ts';

export interface Frame {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export function planOf(scene: SceneName, changes: Partial<Plan> = {}): Plan {
  return {
    seed: 11,
    scene,
    time: 'golden',
    weather: 'clear',
    colours: [],
    motion: 'none',
    subject: null,
    title: null,
    style: null,
    subjectColour: null,
    companion: null,
    beside: null,
    mount: null,
    details: {},
    chips: [],
    unmatched: [],
    unknownSubject: null,
    ...changes,
  };
}

/** A family set up for a plan at a small size: the pictures are the same, only coarser. */
export async function openScene(
  plan: Plan,
  width = 160,
  height = 90,
): Promise<{ renderer: SceneRenderer; frameAt(seconds: number, progress?: number): Frame }> {
  const family: SceneFamily = await loadSceneFamily(plan.scene);
  const renderer = family(createSceneSetup(plan, width, height));
  return { renderer, frameAt: (seconds, progress = 0) => paintFrame(renderer, { width, height, seconds, progress }) };
}

function paintFrame(
  renderer: SceneRenderer,
  { width, height, seconds, progress }: { width: number; height: number; seconds: number; progress: number },
): Frame {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  renderer.paint(context, { seconds, progress });
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** Mean difference of two frames per channel, in levels of 255. */
export function difference(one: Frame, other: Frame): number {
  let sum = 0;
  for (let index = 0; index < one.pixels.length; index++) sum += Math.abs(one.pixels[index]! - other.pixels[index]!);
  return sum / one.pixels.length;
}

/** Mean colour of a part of the frame, given in parts of its width and height. */
export function meanColour(
  frame: Frame,
  [left, top, right, bottom]: readonly [number, number, number, number] = [0, 0, 1, 1],
): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * frame.height); y < bottom * frame.height; y++) {
    for (let x = Math.floor(left * frame.width); x < right * frame.width; x++) {
      const at = (y * frame.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + frame.pixels[at + channel]!;
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const terrain: readonly SceneName[] = TERRAIN_SCENES;

/** Every scene that is not a landscape: those have tests of their own. */
export const PAINTED_SCENES: readonly SceneName[] = SCENES.filter((scene) => !terrain.includes(scene));
export const MOVING: readonly CameraMotion[] = ['forward', 'back', 'left', 'right', 'up', 'down', 'orbit', 'zoom'];
