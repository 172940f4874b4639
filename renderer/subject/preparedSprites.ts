import type { Canvas } from '@napi-rs/canvas';
import type { Rgb, SceneSetup } from '../scene.ts';
import { createGroundShadow, type GroundShadow } from './groundShadow.ts';
import type { Silhouette } from './silhouettes.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';
import { bakeSubject, tintSprite, type SubjectLight, type SubjectSprite } from './subjectSprite.ts';

interface Prepared {
  sprites: Map<string, SubjectSprite>;
  tints: Map<string, Canvas>;
  shadows: WeakMap<SubjectSprite, GroundShadow>;
}

/** Sprites depend only on setup, subject and light, so caching them keeps frames independent of each other. */
const prepared = new WeakMap<SceneSetup, Prepared>();

/** The height, in pixels, at which the nearest ones are drawn. */
const NEAREST = 1100;

/** A subject as a sprite under a light, drawn once for a scene. */
export function spriteFor(
  setup: SceneSetup,
  silhouette: Silhouette,
  light: SubjectLight,
  { isFlipped = false, height: tall }: SubjectPlacement,
): { sprite: SubjectSprite; key: string } {
  let own = prepared.get(setup);
  if (!own) {
    own = { sprites: new Map(), tints: new Map(), shadows: new WeakMap() };
    prepared.set(setup, own);
  }
  // A sprite that will be mirrored is lit from the opposite side, to look right on screen.
  const from: readonly [number, number] = [isFlipped ? -light.from[0] : light.from[0], light.from[1]];
  const key = `${silhouette.name}|${from.join()}|${light.key.join()}|${light.ambient.join()}|${light.backlit}`;
  let sprite = own.sprites.get(key);
  if (!sprite) {
    const usual = Math.min(460, Math.max(24, setup.height * Math.min(0.62, silhouette.size * 1.5)));
    const height = Math.round(tall > setup.height ? Math.min(NEAREST, tall) : usual);
    sprite = bakeSubject(silhouette, height, { ...light, from });
    own.sprites.set(key, sprite);
  }
  return { sprite, key };
}

/** The shadow of a sprite on the ground. */
export function shadowFor(setup: SceneSetup, sprite: SubjectSprite): GroundShadow {
  const { shadows } = prepared.get(setup)!;
  let shadow = shadows.get(sprite);
  if (!shadow) {
    shadow = createGroundShadow(sprite, setup);
    shadows.set(sprite, shadow);
  }
  return shadow;
}

/** A sprite's outline in one colour, for haze. */
export function tintFor(setup: SceneSetup, spriteKey: string, sprite: Canvas, colour: Rgb): Canvas {
  const tints = prepared.get(setup)!.tints;
  const rounded: Rgb = [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])];
  const key = `${spriteKey}|${rounded.join()}`;
  let tint = tints.get(key);
  if (!tint) {
    tint = tintSprite(sprite, rounded);
    tints.set(key, tint);
  }
  return tint;
}
