import { createCanvas } from '@napi-rs/canvas';
import { mix, scale } from '../light/colour.ts';
import type { Moment, Palette, Rgb, SceneFamily, SceneSetup } from '../scene.ts';
import { memoizeLast } from '../light/memoizeLast.ts';
import { createSky } from '../light/sky.ts';
import type { SkyView } from '../light/skyView.ts';
import { bakeLight, createLighting } from './bakeLight.ts';
import { chooseShot, type Shot } from './camera.ts';
import { placeGarden } from './garden.ts';
import { heightAt, quantile } from './heightfield.ts';
import { createLandform } from './landforms.ts';
import { type Landform } from './landform.ts';
import { openLandRegions, type LandRegions } from './landRegions.ts';
import { keepLandView } from './landView.ts';
import { createMarcher, type CloudSea } from './march.ts';
import { listWoods, paintPlants } from './plants.ts';
import { createReproject } from './reproject.ts';
import { createSmoke, type SmokePainter } from './smoke.ts';
import { createSubjectPlace } from './subjectPlace.ts';
import { surveyGround } from './survey.ts';
import { createWater, type WaterPainter } from './water.ts';

/** Times of day whose sun stands low enough to be in the picture. */
const LOW_SUN: ReadonlySet<string> = new Set(['dawn', 'sunset', 'dusk', 'night', 'fantasy', 'inferno']);
/** With the sun behind it, land would be a flat black shape: the light on it comes from further aside. */
const KEY_TURN = 1.15;
/** Height of the camera over a sea of clouds, world units. */
const OVER_CLOUDS = 17;

/**
 * Landscapes seen by a camera that moves through them: mountain, snow, hills, desert, canyon, islands, beach, volcano.
 */
export const terrainFamily: SceneFamily = (setup) => {
  const { plan, palette, width, height } = setup;
  const landform = createLandform(setup);
  const cloudLevel =
    plan.details.cloudSea === 1 ? quantile(landform.field, plan.scene === 'volcano' ? 0.8 : 0.62) : null;
  const shot = chooseShot(setup, landform, cloudLevel === null ? -Infinity : cloudLevel + OVER_CLOUDS);
  const light = placeLight(setup, shot);
  const sky = createSky(setup, {
    horizonY: shot.base.horizonY,
    focal: shot.base.focal,
    sunAzimuth: light.sunAzimuth,
    sunElevation: (light.sunElevation * 180) / Math.PI,
  });
  const seed = Math.floor(setup.random('ground')() * 1e9);
  const direction = { azimuth: shot.base.yaw + light.keyAzimuth, elevation: light.keyElevation };
  const lighting = createLighting(palette, direction.elevation);
  const subject = createSubjectPlace(setup, landform, shot, { cloudLevel, lighting });
  const garden = placeGarden({
    setup,
    landform,
    shot,
    subject,
    lighting,
    seed,
    lightSide: Math.sign(Math.sin(light.keyAzimuth)),
    isBacklit: Math.cos(light.keyAzimuth) > 0.35,
  });
  const survey = surveyGround({
    scene: plan.scene,
    landform,
    lush: garden.lush,
    isTea: plan.details.teaRows === 1,
    kind: garden.crowns,
    seed,
  });
  const sprites = new Set([...garden.sprites, ...garden.stands.map(({ sprite }) => sprite)]);
  const rooms = openLandRegions({ width, height, hasLava: landform.lava !== null, sprites });
  const { pixels } = rooms;
  const marcher = createMarcher({
    width,
    height,
    landform,
    rooms,
    crowned: survey.surface,
    baked: bakeLight(survey, lighting, direction, landform),
    seed,
    lightAzimuth: direction.azimuth,
    haze:
      plan.weather === 'fog'
        ? 3
        : plan.weather === 'rain' || plan.weather === 'snow'
          ? 1.7
          : plan.weather === 'storm'
            ? 1.5
            : 1,
    roughness:
      plan.scene === 'desert'
        ? 0.3
        : plan.scene === 'snow'
          ? 0.5
          : plan.scene === 'beach'
            ? 0.5
            : plan.scene === 'hills'
              ? 0.7
              : 0.9,
    cloudSea: cloudLevel === null ? null : cloudSeaOf(cloudLevel, palette, direction.azimuth),
  });
  const water = Number.isFinite(landform.waterLevel) ? waterOf(setup, { landform, shot, light, rooms }, seed) : null;
  const smoke = landform.centre
    ? smokeOf(setup, landform, landform.centre, Math.sign(Math.sin(light.sunAzimuth)))
    : null;
  const woods = {
    field: landform.field,
    trees: survey.trees,
    sprites: garden.sprites,
    tall: garden.tall,
    reach: garden.reach,
    seed,
  };
  const air = { rooms, marcher, width, sway: plan.weather === 'wind' || plan.weather === 'storm' ? 0.05 : 0.012 };
  const viewAt = ({ progress }: Moment): SkyView => {
    const { horizonY, focal, yaw } = shot.at(progress);
    return { horizonY, focal, yaw: yaw - shot.base.yaw };
  };
  const reproject = createReproject(rooms);
  const views = memoizeLast((moment) => {
    const camera = shot.at(moment.progress);
    const context = createCanvas(width, height).getContext('2d');
    sky.paint(context, moment, viewAt);
    pixels.set(context.getImageData(0, 0, width, height).data);
    marcher.marchAlone(camera, moment.seconds);
    paintPlants(air, camera, listWoods(woods, camera, width), moment.seconds);
    return keepLandView(camera, pixels, marcher.surface, { width, height });
  });
  return {
    paint(context, moment) {
      const camera = shot.at(moment.progress);
      sky.paint(context, moment, viewAt);
      const image = context.getImageData(0, 0, width, height);
      // What the two views hold, made before the frame: making one uses the same rooms.
      const seen = moment.between && {
        before: views(moment.between.before),
        after: views(moment.between.after),
        part: moment.between.part,
      };
      pixels.set(image.data);
      if (seen) {
        marcher.takeFog(camera);
        reproject(camera, seen);
      } else {
        marcher.march(camera, moment.seconds);
        paintPlants(air, camera, listWoods(woods, camera, width), moment.seconds);
      }
      water?.(marcher, camera, moment.seconds);
      // After the water: what stands by the camera is not mirrored in what lies beyond it.
      paintPlants(air, camera, garden.stands, moment.seconds);
      image.data.set(pixels);
      context.putImageData(image, 0, 0);
      if (smoke && landform.centre)
        smoke(
          context,
          camera,
          moment.seconds,
          marcher.fogAt(Math.hypot(landform.centre.x - camera.x, landform.centre.y - camera.y), 170),
        );
      subject?.paint(context, moment, camera, marcher, sky.sunAt(viewAt(moment)));
    },
  };
};

interface Light {
  sunAzimuth: number;
  sunElevation: number;
  keyAzimuth: number;
  keyElevation: number;
}

/** Low suns stand in the picture above the ridge; high ones aside, where they model the land. */
function placeLight(setup: SceneSetup, shot: Shot): Light {
  const { plan, palette } = setup;
  const random = setup.random('light');
  const side = random() < 0.5 ? -1 : 1;
  const wanted = (palette.elevation * Math.PI) / 180;
  if (!LOW_SUN.has(plan.time) && plan.details.bigSun !== 1) {
    const azimuth = side * (1.15 + random() * 0.75);
    return { sunAzimuth: azimuth, sunElevation: wanted, keyAzimuth: azimuth, keyElevation: Math.max(0.3, wanted) };
  }
  let azimuth = side * (0.06 + random() * 0.22);
  let ridge = Infinity;
  for (let attempt = 0; attempt < 7; attempt++) {
    const tried = side * (0.05 + attempt * 0.055) * (attempt % 2 ? -1 : 1);
    const slope = shot.skylineAt(tried);
    if (slope < ridge - 0.03) {
      ridge = slope;
      azimuth = tried;
    }
  }
  const top = (shot.base.horizonY / shot.base.focal) * 0.8;
  const visible = Math.min(
    top,
    Math.max(palette.isMoon ? 0.2 : Math.tan(wanted), Math.max(0, ridge) + (palette.isMoon ? 0.12 : 0.05)),
  );
  return {
    sunAzimuth: azimuth,
    sunElevation: Math.atan(visible),
    keyAzimuth: azimuth + side * KEY_TURN,
    keyElevation: palette.isMoon ? 0.5 : Math.max(0.24, wanted),
  };
}

function cloudSeaOf(level: number, palette: Palette, lightAzimuth: number): CloudSea {
  return {
    level,
    billow: 9,
    lit: mix(mix(palette.cloudLit, [255, 255, 255], 0.35), palette.key, 0.12),
    dark: mix(palette.cloudDark, palette.horizon, 0.4),
    sunX: Math.sin(lightAzimuth),
    sunY: Math.cos(lightAzimuth),
  };
}

function smokeOf(
  setup: SceneSetup,
  landform: Landform,
  centre: { x: number; y: number },
  lightSide: number,
): SmokePainter {
  const isBurning = landform.lava !== null;
  return createSmoke({
    width: setup.width,
    palette: setup.palette,
    x: centre.x,
    y: centre.y,
    height: heightAt(landform.field, centre.x, centre.y) + 16,
    strength: isBurning ? 1 : setup.plan.details.smoke === 1 ? 0.85 : 0.5,
    isBurning,
    isFireBlue: landform.isFireBlue ?? false,
    lightSide,
    random: setup.random('smoke'),
  });
}

function waterOf(
  setup: SceneSetup,
  { landform, shot, light, rooms }: { landform: Landform; shot: Shot; light: Light; rooms: LandRegions },
  seed: number,
): WaterPainter {
  const { plan, palette, width, height } = setup;
  const isSea = plan.scene === 'beach' || plan.scene === 'islands';
  const glow = Math.min(1, (palette.ambient[0] + palette.ambient[1] + palette.ambient[2]) / 430);
  const tinted = (colour: Rgb, strength: number): Rgb => scale(mix(colour, palette.ambient, 0.3), glow * strength);
  const calm = plan.details.calm === 1;
  return createWater({
    width,
    height,
    rooms,
    level: landform.waterLevel,
    palette,
    sunAzimuth: light.sunAzimuth,
    sunElevation: light.sunElevation,
    baseYaw: shot.base.yaw,
    roughness:
      (isSea ? 0.62 : 0.16) * (calm ? 0.35 : 1) +
      (plan.details.waves === 1 ? 0.3 : 0) +
      (plan.weather === 'storm' || plan.weather === 'wind' ? 0.25 : 0),
    deep: tinted(isSea ? [8, 82, 124] : [16, 52, 66], 0.9),
    shallow: tinted(isSea ? [46, 196, 190] : [66, 124, 116], 1.05),
    bed: tinted(isSea ? [214, 196, 150] : [122, 112, 86], 1),
    murk: isSea ? 0.17 : 0.4,
    surf:
      plan.scene === 'beach' ? (calm ? 0.55 : plan.details.waves === 1 ? 1 : 0.85) : plan.details.waves === 1 ? 0.5 : 0,
    seed,
  });
}
