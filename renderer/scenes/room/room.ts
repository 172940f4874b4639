import { flatCameraAt, layerShift } from '../camera.ts';
import { actIn, isDoneUpright } from '../../subject/acts/acts.ts';
import { countOf } from '../../subject/figureLook.ts';
import { type Silhouette, SILHOUETTES } from '../../subject/silhouettes.ts';
import { isInHands } from '../../subject/heldIn.ts';
import { shownAs } from '../../subject/shownAs.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { Plan, SceneFamily } from '../../scene.ts';
import { createLeafShade } from '../table/shadows.ts';
import { createDust } from '../table/steamAndDust.ts';
import { isDarkOutside, roomLight } from '../table/tableStyle.ts';
import { MARGIN } from '../table/tableSize.ts';
import { paintInterior, perchAt } from './interior.ts';
import { lampLight, paintBreath } from './lampLight.ts';
import type { Perch } from './site.ts';
import { ROOM_KINDS, roomOf } from './roomKinds.ts';
import { createShow } from './stageShow.ts';
import { fittedOut } from './roomStyles.ts';
import { metreAt, unitOf, viewOf } from './roomView.ts';
import { eyeFor, isPerson, metresOf } from './roomScale.ts';

/** How near whoever is in the room stands, as the row of the feet below the horizon in units. */
const NEAR_FOOT = 0.54;
/** How much nearer people stand who do nothing else. */
const NEARER = 1.3;
/** How much larger an animal is drawn that has gone to the wall. */
const ON_FURNITURE = 1.45;
const PERCHES: readonly (readonly [detail: string, perch: Perch])[] = [
  ['onSofa', 'sofa'],
  ['onBed', 'bed'],
  ['atWindow', 'window'],
];
/** The lowest row, as a part of the height, that the feet come to while the camera nears. */
const LOWEST_FOOT = 0.97;
/** Openings that trees stand before. */
const LEAFY: ReadonlySet<string> = new Set(['window', 'porch']);
/** The most of the picture's width that they take. */
const WIDEST = 0.82;

/** The part of the height below the heads of those who are cut by the lower edge. */
const SHOT_ROOM = 0.91;
/** Where those stand, as a part of the height, whom a narrow picture shows whole. */
const NEAREST_FLOOR = 0.86;
/** The row of a figure at which the lower edge cuts it: below the hips, and at the knees. */
const HALF_SHOT = 350;
const KNEE_SHOT = 410;
/** What is larger is seen whole. */
const WIDEST_SHOT = 440;
const HIGHEST_SHOT = -90;

/**
 * The row, in the units of a figure, down to which somebody is seen who does something with their hands; null for
 * whoever is seen whole. Nearer than that, one sees what it is.
 */
function shotOf(plan: Plan, shown: Silhouette | undefined): number | null {
  const act = actIn(plan.details);
  if (!shown || shown.motion !== 'act' || !act || countOf(plan) > 1 || plan.beside || plan.mount) return null;
  if (isInHands(plan.details) || plan.details.closeUp) return HALF_SHOT;
  const [, top, wide] = shown.box;
  return isDoneUpright(act) && top > HIGHEST_SHOT && wide < WIDEST_SHOT ? KNEE_SHOT : null;
}

/**
 * A room with people, animals or things in it. Details read: the names in ROOM_KINDS (the first one counts; without one, the room
 * suits the subject).
 */
export const createRoom: SceneFamily = (setup) => {
  const { plan, width, height } = setup;
  const random = setup.random('room');
  const side = random() < 0.5 ? -1 : 1;
  const kind = fittedOut(ROOM_KINDS[roomOf(plan.subject, plan.details)], plan.details);
  const light = kind.isDim ? lampLight(side) : roomLight(setup, side);
  // The train that somebody waits for stands at the platform already.
  const isAtPlatform = plan.subject === 'train' && roomOf(plan.subject, plan.details) === 'station';
  const subject = plan.subject && !isAtPlatform ? SILHOUETTES[plan.subject] : undefined;
  const shown = subject && (shownAs(setup, subject.name) ?? subject);
  const isSeated = shown !== undefined && shown.box[3] < subject!.box[3] * 0.9;
  const view = viewOf(setup, eyeFor(plan.subject, isSeated));
  const isDark = kind.isDim ?? isDarkOutside(plan.time);
  const perch = PERCHES.find(([name]) => plan.details[name])?.[1] ?? null;
  const shot = shotOf(plan, shown);
  const room = paintInterior(setup, view, {
    kind,
    light,
    isDark,
    isRaining: plan.weather === 'rain' || plan.weather === 'storm',
    blur: shot ? 0.006 : subject && !perch ? 0.0035 : 0,
    perch,
  });
  // On a wall or a sofa they would be taken for stains.
  const leaves = createLeafShade(setup, { top: view.wallFootY / height + 0.06, strength: 0.5 });
  const motes = createDust(setup, light);
  const isLeafy = LEAFY.has(kind.view ?? 'window');
  const show = kind.hasShow ? createShow(setup, view) : null;
  const isHigh = subject && subject.anchor !== 'ground' && subject.anchor !== 'water';
  const size = ((): { tall: number; footY: number; x?: number } | null => {
    if (!subject) return null;
    if (perch) {
      const { x, y, metre } = perchAt(perch, { view, light });
      return { tall: metresOf(subject) * metre * ON_FURNITURE, footY: y, x };
    }
    const aspect = (shown ?? subject).box[2] / subject.box[3];
    const metres = metresOf(subject);
    // Whoever is too wide for the picture steps back.
    const isWaiting = isPerson(subject.name) && shown?.motion !== 'act';
    const metre = Math.min(
      metreAt(view, view.horizonY + unitOf(view) * NEAR_FOOT) * (isWaiting ? NEARER : 1),
      (width * WIDEST) / (metres * aspect),
    );
    if (shot && shown) {
      const [, top, wide, high] = shown.box;
      const unit = Math.min((height * SHOT_ROOM) / (shot - top), (width * WIDEST) / wide);
      return {
        tall: (unit * high) / (shown.box[3] / subject.box[3]),
        footY: Math.max(height * (1 - SHOT_ROOM) + unit * high, height * NEAREST_FLOOR),
      };
    }
    if (kind.isNarrow && isPerson(subject.name)) return { tall: metres * metre * 1.6, footY: height * 1.26 };
    return {
      tall: metres * metre,
      footY: Math.max(view.horizonY + metre * view.eye, view.wallFootY + height * 0.04),
    };
  })();

  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const back = layerShift(camera, setup, 0.3);
      context.drawImage(
        room,
        width / 2 + (-MARGIN - 0.5) * width * back.scale + back.x,
        height * 0.56 + (-MARGIN - 0.56) * height * back.scale + back.y,
        room.width * back.scale,
        room.height * back.scale,
      );
      show?.paintBeams(context, moment, back);
      if (isDark || !isLeafy) paintBreath(context, setup, light, moment);
      else leaves(context, moment.seconds, layerShift(camera, setup, 0.4));
      if (subject && size) {
        const near = layerShift(camera, setup, perch ? 0.3 : 0.42);
        const y = isHigh ? height * 0.36 : size.footY;
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + ((size.x ?? width * (0.5 - light.side * 0.03)) - width / 2) * near.scale + near.x,
          y: Math.min(
            height * 0.56 + (y - height * 0.56) * near.scale + near.y,
            kind.isNarrow || shot ? Infinity : height * LOWEST_FOOT,
          ),
          height: size.tall * near.scale,
          light: { key: light.key, ambient: light.ambient, from: [light.side * 0.6, -0.5], backlit: 0.06 },
          isFlipped: light.side > 0,
        });
      }
      show?.paintCrowd(context, moment, layerShift(camera, setup, 0.6));
      motes(context, moment.seconds, layerShift(camera, setup, 0.8));
    },
  };
};
