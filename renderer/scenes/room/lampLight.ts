import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import type { Moment, SceneSetup } from '../../scene.ts';
import type { RoomLight } from '../table/turning.ts';

/** The light of a hall that is lit by its own lamps at any hour. */
export const lampLight = (side: -1 | 1): RoomLight => ({ key: [246, 220, 226], ambient: [92, 78, 112], side });

/** Light that swells and fades a little, as lamps and passing clouds do, where no shade of leaves moves. */
export function paintBreath(
  context: SKRSContext2D,
  { width, height }: SceneSetup,
  { key }: RoomLight,
  { seconds }: Moment,
): void {
  context.fillStyle = css(key, 0.016 + 0.016 * Math.sin(seconds * 1.1));
  context.fillRect(0, 0, width, height);
}
