import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../light/colour.ts';
import type { Rgb, SceneName, SceneSetup } from '../scene.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

const RAILED: ReadonlySet<string> = new Set(['train', 'steam-train']);

/** Where trains are on no ground, or, as in a station, on rails that are there anyway. */
const WITHOUT_RAILS: ReadonlySet<SceneName> = new Set<SceneName>([
  'room',
  'space',
  'abstract',
  'underwater',
  'pond',
  'table',
  'portrait',
]);

/** Whether what stands there needs rails. */
export const isOnRails = ({ plan }: SceneSetup, { name }: SubjectPlacement): boolean =>
  RAILED.has(name) && !WITHOUT_RAILS.has(plan.scene);

/** Parts of the train's height: the bed of stones behind and before the wheels, the rails, a sleeper and the next. */
const BED = { behind: 0.075, before: 0.15 } as const;
const RAILS = [-0.02, 0.06] as const;
const SLEEPER = { wide: 0.1, every: 0.24, behind: 0.045, before: 0.105 } as const;

/** Paints a line of rails across the picture, under a train that stands at `placement`. */
export function paintRails(
  context: SKRSContext2D,
  { palette, width }: SceneSetup,
  { x, y, height }: SubjectPlacement,
): void {
  const lit = (colour: Rgb, brightness: number): string =>
    css(
      scale(
        mix(
          colour,
          [(colour[0] * palette.key[0]) / 255, (colour[1] * palette.key[1]) / 255, (colour[2] * palette.key[2]) / 255],
          0.8,
        ),
        brightness * (palette.isMoon ? 0.5 : 1),
      ),
    );
  const bed = context.createLinearGradient(0, y - height * BED.behind, 0, y + height * BED.before);
  bed.addColorStop(0, lit([150, 142, 132], 0.8));
  bed.addColorStop(0.7, lit([150, 142, 132], 1));
  bed.addColorStop(1, lit([112, 102, 90], 0.9));
  context.save();
  // Some scenes paint a part of the picture that lies beside its edge.
  const [from, to] = [-width, width * 2];
  context.fillStyle = bed;
  context.fillRect(from, y - height * BED.behind, to - from, height * (BED.behind + BED.before));
  const step = height * SLEEPER.every;
  context.fillStyle = lit([92, 68, 50], 0.9);
  for (let at = from + (x % step); at < to; at += step) {
    const [top, bottom] = [y - height * SLEEPER.behind, y + height * SLEEPER.before];
    const half = (height * SLEEPER.wide) / 2;
    const lean = ((at - width / 2) / width) * height * 0.1;
    context.beginPath();
    context.moveTo(at - half * 0.85 - lean, top);
    context.lineTo(at + half * 0.85 - lean, top);
    context.lineTo(at + half + lean, bottom);
    context.lineTo(at - half + lean, bottom);
    context.fill();
  }
  for (const rail of RAILS) {
    const thick = Math.max(1.5, height * 0.018);
    context.fillStyle = lit([86, 84, 88], 0.8);
    context.fillRect(from, y + height * rail, to - from, thick * 1.5);
    context.fillStyle = lit([206, 208, 214], 1);
    context.fillRect(from, y + height * rail, to - from, thick * 0.55);
  }
  context.restore();
}
