import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { createSky } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { Moment, SceneRenderer, SceneSetup } from '../../scene.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { type Silhouette, SILHOUETTES } from '../../subject/silhouettes.ts';
import { canAct } from '../../subject/figureLook.ts';
import { drawSubject } from '../../subject/subject.ts';
import { type FlatCamera, flatCameraAt } from '../camera.ts';
import { HALF_STREET } from './blocks.ts';
import { paintFlood, paintFoam, waterlineOf } from './flood.ts';
import { cityLight, type CityLight } from './cityLight.ts';
import { createMarket } from './market.ts';
import { takenLanes } from './takenLanes.ts';
import { EYE, type StreetView } from './streetView.ts';
import { createTown } from './town/town.ts';
import { SODIUM } from './town/townLight.ts';
import { createTowers } from './towers.ts';
import { createWaterMirror } from './waterMirror.ts';

/** The eye in a street of a town: people are as tall in it as whoever the picture is about. */
const EYE_IN_TOWN = 1.25;
const WIDE_SWAY = 9;
const NARROW_SWAY = 2.4;
/** Metres from the middle of the street, and how far it turns towards the other side for each of them. */
const BESIDE = 2.4;
const TURN = 0.035;

/**
 * A street by perspective, between shop houses or (with the detail `towers`) between towers: walls drawn column by
 * column, what stands and drives before them, all mirrored in the asphalt when it is wet.
 */
export function createStreet(setup: SceneSetup): SceneRenderer {
  const { plan, width, height, palette } = setup;
  const light = cityLight(setup);
  const random = setup.random('street');
  const isWet = plan.weather === 'rain' || plan.weather === 'storm' || Boolean(plan.details.wet) || light.isNeon;
  const isOfTowers = Boolean(plan.details.towers) || light.isNeon;
  const horizonY = height * (isOfTowers || plan.details.market ? 0.6 : 0.65);
  // The row on which a subject stands.
  const footY = height * (isOfTowers || plan.details.market ? 0.9 : 0.925);
  const focal = Math.max(width * 0.62, height * 0.72);
  const lampColour = isOfTowers ? light.signs[0]! : SODIUM;
  const sky = createSky(setup, {
    horizonY,
    focal: width * 0.8,
    sunAzimuth: (random() - 0.5) * 0.12,
    sunElevation: Math.max(6, Math.min(palette.elevation, 20)),
  });
  const sun = sky.sunAt();
  const eye = isOfTowers || plan.details.market ? EYE : EYE_IN_TOWN;
  const mirror = createWaterMirror(setup, {
    shoreY: horizonY,
    deep: scale(mix(palette.ambient, [34, 34, 42], 0.6), palette.isMoon ? 0.3 : 0.62),
    smear: 2.2,
    polish: isWet ? 0.92 : 0.2,
    sun: { x: sun.x, colour: palette.sun, strength: isWet ? 0.3 : 0 },
  });
  const market = plan.details.market ? createMarket(setup, light) : null;
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const anchor = anchorOf(plan);
  const subjectSide = random() < 0.5 ? -1 : 1;
  const size = subject
    ? Math.min(height * heightOf(subject) * 1.15, width * 0.4 * (subject.box[3] / subject.box[2]))
    : 0;
  // Whoever is beside the road is seen from there, so that they stand on the pavement.
  const stand = subject && !isOfTowers && plan.details.roadside ? subjectSide * BESIDE : 0;
  // How far aside the camera goes, metres: a street of a town is narrow.
  const sway = isOfTowers && !market ? WIDE_SWAY : NARROW_SWAY;
  const horizonOf = ({ y }: FlatCamera): number => horizonY + y * -height * 0.1;
  const viewOf = (camera: FlatCamera, isStill: boolean): StreetView => ({
    x: stand + (camera.x + camera.orbit * 0.6) * sway,
    z: camera.dolly * (isOfTowers ? 46 : 14),
    eye,
    focal: focal * camera.zoom,
    horizonY: horizonOf(camera),
    centreX: width / 2 - stand * width * TURN - camera.orbit * width * 0.06,
    isStill,
  });
  // What stands in the street has its lanes to itself: cars would show through and below it.
  const aside = subject ? subjectSide * asideOf(subject, setup, size) : 0;
  const taken =
    subject && anchor === 'ground'
      ? takenLanes(subject, setup, { size, aside, below: footY - horizonY, viewOf })
      : null;
  // Nobody drives through a market, and its awnings stand where trees would.
  const surroundings = isOfTowers
    ? createTowers(setup, light, { taken, isMarket: market !== null })
    : createTown(setup, light, taken);
  // Dry asphalt in a town mirrors nothing.
  const isMirror = isWet || isOfTowers;

  const skyViewAt = ({ progress }: Moment): SkyView => {
    const camera = flatCameraAt(plan.motion, progress);
    return { ...sky.view, horizonY: horizonOf(camera), focal: sky.view.focal * camera.zoom };
  };
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const view = viewOf(camera, moment.between === undefined);
      sky.paint(context, moment, skyViewAt);
      paintFarHaze(context, setup, light, view);
      surroundings.paintBehind(context, view, { seconds, isWet });
      context.save();
      clipToGround(context, setup, view);
      if (isMirror) mirror.paint(context, seconds, view.horizonY);
      surroundings.paintGround(context, view, isWet);
      context.restore();
      surroundings.paintThings(context, view, { seconds, isWet });
      market?.(context, view, moment);
      const flood = { top: view.horizonY + height * 0.02, haze: light.haze, seconds };
      if (plan.details.inFlood) paintFlood(context, setup, flood);
      if (subject) {
        const isHigh = anchor === 'sky' || anchor === 'space' || anchor === 'underwater';
        const near = 1 + camera.dolly * 0.3;
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + aside * near - camera.x * width * 0.3,
          y: isHigh ? height * 0.26 : view.horizonY + (footY - horizonY) * near,
          height: size * near,
          light: {
            key:
              light.lamps > 0.5
                ? mix(palette.key, lampColour, light.isNeon ? 0.5 : isOfTowers ? 0.1 : 0.7)
                : palette.key,
            ambient: mix(mix(palette.ambient, light.haze, 0.4), [190, 150, 120], light.lamps > 0.5 ? 0.45 : 0),
            from: [subjectSide * -0.55, -0.5],
            backlit: light.lamps > 0.5 ? 0.3 : 0.2,
          },
          reflection: isWet ? 0.45 : 0,
          isFlipped: subjectSide > 0,
          haze: isHigh ? 0.2 : 0,
          hazeColour: light.haze,
        });
        if (plan.details.inFlood) {
          const foot = view.horizonY + (footY - horizonY) * near;
          const waterline = waterlineOf(foot, size * near, canAct(subject.name) ? 'person' : 'vehicle');
          paintFlood(context, setup, { ...flood, from: waterline });
          paintFoam(context, {
            x: width / 2 + aside * near - camera.x * width * 0.3,
            y: waterline,
            wide: size * near * (subject.box[2] / subject.box[3]),
            seconds,
          });
        }
      }
    },
  };
}

/** How far from the street's middle a subject stands, pixels: at the kerb if it was asked for, but in the picture. */
function asideOf({ box }: Silhouette, { plan, width }: SceneSetup, size: number): number {
  return plan.details.roadside
    ? Math.max(width * 0.13, Math.min(width * 0.36, width * 0.48 - (size * (box[2] / box[3])) / 2))
    : width * 0.13;
}

/** The ground between the walls' feet: the mirror and the street must not cover what stands on it. */
function clipToGround(context: SKRSContext2D, { width, height }: SceneSetup, view: StreetView): void {
  const reach = width + height * 6;
  context.beginPath();
  context.moveTo(view.centreX, view.horizonY);
  context.lineTo(view.centreX - reach, view.horizonY + (reach * view.eye) / (HALF_STREET + view.x));
  context.lineTo(view.centreX + reach, view.horizonY + (reach * view.eye) / (HALF_STREET - view.x));
  context.closePath();
  context.clip();
}

function paintFarHaze(context: SKRSContext2D, { width, height }: SceneSetup, light: CityLight, view: StreetView): void {
  const glow = context.createRadialGradient(view.centreX, view.horizonY, 0, view.centreX, view.horizonY, width * 0.5);
  glow.addColorStop(0, css(light.haze, 0.95));
  glow.addColorStop(0.35, css(light.haze, 0.5));
  glow.addColorStop(1, css(light.haze, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}
