import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { drawSubject } from '../../subject/subject.ts';
import { enterLayer, flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { createBubbles } from './bubbles.ts';
import { createReef } from './reef.ts';
import { createSchools } from './schools.ts';
import { createWaterLight } from './waterLight.ts';
import { waterColours } from './waterColours.ts';

/**
 * A reef under the sea: light falling in rays, caustics on the sand, corals in depth, schools of fish.
 * Details read: `fish` (how many), `coral` (0: bare sand), `kelp`, `deep` (as dark as by night), `bubbles`, `rays` (strength of the light shafts).
 */
export const createUnderwater: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const colours = waterColours(setup);
  const light = createWaterLight(setup, colours);
  const reef = createReef(setup, colours);
  const schools = createSchools(setup, colours);
  const bubbles = createBubbles(setup);
  const rays = plan.details.rays ?? 1;
  const name = plan.subject && SILHOUETTES[plan.subject] ? plan.subject : null;
  const focus = { x: light.source.x, y: height * 0.52 };
  const random = setup.random('underwater-subject');
  const side = random() < 0.5 ? -1 : 1;

  const paintSubject = (
    context: SKRSContext2D,
    moment: { seconds: number; progress: number },
    shift: LayerShift,
  ): void => {
    if (!name) return;
    const silhouette = SILHOUETTES[name]!;
    const isFloating = silhouette.anchor !== 'ground';
    const size = Math.min(
      height * Math.max(0.2, Math.min(0.46, silhouette.size * 1.3)),
      width * 0.6 * (silhouette.box[3] / silhouette.box[2]),
    );
    context.save();
    enterLayer(context, shift, focus);
    const isOnSurface = silhouette.anchor === 'water';
    drawSubject(context, setup, moment, {
      name,
      x: width * (0.5 + side * 0.13),
      y: isOnSurface ? height * 0.14 + size * 0.5 : isFloating ? height * 0.45 : height * 0.86,
      height: size,
      light: subjectLight(setup, colours.shallow, colours.deep),
      haze: 0.12,
      hazeColour: colours.mid,
      isFlipped: (silhouette.facing === 'right') === side > 0,
    });
    context.restore();
  };

  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      const { seconds } = moment;
      light.paintWater(context, seconds);
      reef.paintLayer(context, 0, { seconds, shift, focus });
      schools.paint(context, 0, { seconds, shift, focus });
      light.paintRays(context, seconds, 0.55 * rays);
      reef.paintLayer(context, 1, { seconds, shift, focus });
      schools.paint(context, 1, { seconds, shift, focus });
      paintSubject(context, moment, shift(0.45));
      light.paintRays(context, seconds, 0.5 * rays);
      light.paintCaustics(context, seconds, shift(0.5));
      reef.paintLayer(context, 2, { seconds, shift, focus });
      schools.paint(context, 2, { seconds, shift, focus });
      bubbles(context, seconds, shift(0.7));
      reef.paintLayer(context, 3, { seconds, shift, focus });
    },
  };
};

function subjectLight(
  { palette }: SceneSetup,
  shallow: Rgb,
  deep: Rgb,
): { key: Rgb; ambient: Rgb; from: readonly [number, number]; backlit: number } {
  return {
    key: mix(shallow, [255, 255, 255], 0.35),
    ambient: mix(scale(shallow, 0.8), deep, 0.25),
    from: [0.1, -0.85],
    backlit: palette.isMoon ? 0.55 : 0.2,
  };
}
