import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Moment, SceneRenderer, SceneSetup } from '../../scene.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { createSky } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { SubjectLight } from '../../subject/subjectSprite.ts';
import { drawSubject } from '../../subject/subject.ts';
import { enterLayer, flatCameraAt, layerShift, type LayerShift } from '../camera.ts';
import { bakeMist, drawMist } from '../nature/mist.ts';
import { cityLight } from './cityLight.ts';
import { bakeSkyline, drawSkyline } from './skyline.ts';
import { createWaterMirror } from './waterMirror.ts';

/** Share of the usual height of the shore's towers where Monas is drawn. */
const MONUMENT_HEIGHT = 0.62;
const FLOODLIGHT: SubjectLight = { key: [255, 224, 168], ambient: [176, 150, 120], from: [0.3, 0.4], backlit: 0 };

/**
 * The skyline over water: towers in four depths of haze, their lights drawn out on the ripples, traffic along the
 * shore.
 */
export function createHarbour(setup: SceneSetup): SceneRenderer {
  const { plan, width, height, palette } = setup;
  const random = setup.random('harbour');
  const light = cityLight(setup);
  const shoreY = height * (width > height ? 0.66 : 0.64);
  const side = random() < 0.5 ? -1 : 1;
  const isLow = palette.elevation < 24 && !palette.isMoon;
  const sky = createSky(setup, {
    horizonY: shoreY,
    sunAzimuth: side * (isLow ? 0.12 + random() * 0.14 : 0.3),
    sunElevation: Math.max(palette.elevation, isLow ? 6 : 14),
  });
  const sun = sky.sunAt();
  const tall = Math.min(height, width * 0.9);
  const centre = 0.5 - side * (0.06 + random() * 0.12);
  const layer = (
    index: number,
    depth: number,
    base: number,
    tallest: number,
    breadth: number,
    haze: number,
  ): ReturnType<typeof bakeSkyline> =>
    bakeSkyline(setup, {
      index,
      depth,
      base,
      tallest: tall * tallest,
      breadth: tall * breadth,
      haze,
      light,
      side,
      centre: centre + (index - 1) * 0.05 * side,
    });
  const thick = palette.cover > 0.75 ? 0.14 : 0;
  const layers = [
    layer(0, 0.12, shoreY + 2, 0.4, 0.05, 0.66 + thick),
    layer(1, 0.18, shoreY + 2, 0.56, 0.07, 0.4 + thick),
    layer(2, 0.26, shoreY + 2, 0.5, 0.088, 0.16 + thick),
    layer(3, 0.34, shoreY + 2, 0.2, 0.1, 0.03 + thick * 0.6),
  ];
  const mist = bakeMist(mix(light.haze, [255, 255, 255], 0.1), 77);
  const water = createWaterMirror(setup, {
    shoreY,
    deep: mix(scale(palette.zenith, 0.5), [10, 26, 40], 0.4),
    sun: {
      x: sun.x,
      colour: palette.sun,
      strength: palette.cover > 0.75 ? 0.1 : palette.isMoon ? 0.5 : isLow ? 1.1 : 0.5,
    },
  });
  const unit = Math.min(width, height) / 720;
  const cars = createShoreTraffic(setup, light.lamps);
  const quay = createQuay(setup, light.lamps);
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  // Before the skyline, or its towers would hide it.
  const monument = MONUMENT_HEIGHT * (plan.details.jakarta ?? 0);
  const focus = { x: width / 2, y: shoreY };

  const skyViewAt = ({ progress }: Moment): SkyView => ({
    ...sky.view,
    horizonY: sky.view.horizonY + layerShift(flatCameraAt(plan.motion, progress), setup, 0.03).y,
  });
  const anchor = anchorOf(plan);
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const shift = (depth: number): LayerShift => layerShift(camera, setup, depth);
      sky.paint(context, moment, skyViewAt);
      const shoreShift = shift(0.34);
      const shoreNow = focus.y + shoreShift.y;
      for (const [index, row] of layers.entries()) {
        context.save();
        enterLayer(context, shift(row.depth), focus);
        drawSkyline(context, row, { width, seconds, unit, lamps: light.lamps });
        context.restore();
        if (index < 3) {
          drawMist(context, mist, {
            y: shoreY - height * (0.05 - index * 0.012) + shift(row.depth).y,
            height: height * 0.16,
            width,
            span: width * (1.4 + index * 0.3),
            offset: seconds * width * 0.004 * (index % 2 ? -1 : 1) + shift(row.depth).x,
            opacity: plan.weather === 'fog' ? 0.95 : 0.34,
          });
        }
      }
      if (monument > 0)
        drawSubject(context, setup, moment, {
          name: 'monas',
          x: focus.x + side * 0.16 * width * shoreShift.scale + shoreShift.x,
          y: shoreNow,
          height: tall * monument * shoreShift.scale,
          lightAt: sun,
          // By night it is floodlit.
          ...(palette.isMoon && { light: FLOODLIGHT }),
          haze: 0.04 + thick,
          hazeColour: light.haze,
        });
      context.save();
      enterLayer(context, shoreShift, focus);
      cars(context, seconds, shoreY);
      context.restore();
      if (subject && anchor !== 'water' && anchor !== 'ground')
        paintSubject(context, moment, { shift: shift(0.4), sun, shoreY, side });
      water.paint(context, seconds, shoreNow);
      if (subject && anchor === 'water') paintSubject(context, moment, { shift: shift(0.6), sun, shoreY, side });
      const near = shift(0.92);
      context.save();
      enterLayer(context, near, { x: width / 2, y: height });
      quay(context, seconds);
      context.restore();
      if (subject && anchor === 'ground') paintSubject(context, moment, { shift: near, sun, shoreY, side });
    },
  };

  function paintSubject(
    context: SKRSContext2D,
    moment: Moment,
    place: { shift: LayerShift; sun: { x: number; y: number }; shoreY: number; side: number },
  ): void {
    const silhouette = SILHOUETTES[plan.subject!]!;
    const onWater = anchor === 'water';
    const onGround = anchor === 'ground';
    const size = Math.min(
      height * silhouette.size * (onWater ? 0.62 : plan.details.aloft ? 1.1 : 0.8),
      width * 0.34 * (silhouette.box[3] / silhouette.box[2]),
    );
    drawSubject(context, setup, moment, {
      name: silhouette.name, // In the open sky away from the tallest towers; on the ground and water, under them.
      x: width * (0.5 + place.side * (onWater || onGround ? -0.16 : 0.2)) + place.shift.x,
      y:
        (onWater ? place.shoreY + (height - place.shoreY) * 0.34 : onGround ? height * 0.955 : height * 0.18) +
        place.shift.y,
      height: size * place.shift.scale,
      lightAt: place.sun,
      haze: onWater ? 0.06 : onGround ? 0 : 0.14,
      hazeColour: light.haze,
      reflection: onWater ? 0.5 : 0,
      isFlipped: place.side > 0,
    });
  }
}

/** Headlights and tail lights passing along the shore road. */
function createShoreTraffic(
  setup: SceneSetup,
  lamps: number,
): (context: SKRSContext2D, seconds: number, y: number) => void {
  const { width, height } = setup;
  const random = setup.random('shore-traffic');
  const unit = height / 720;
  const cars = Array.from({ length: 46 }, () => ({
    x: random(),
    speed: (0.014 + random() * 0.012) * (random() < 0.5 ? -1 : 1),
  }));
  const posts = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40);
  return (context, seconds, y) => {
    if (lamps < 0.3) return;
    context.save();
    context.globalCompositeOperation = 'screen';
    const dot = (
      x: number,
      at: number,
      radius: number,
      colour: readonly [number, number, number],
      strength: number,
    ): void => {
      const glow = context.createRadialGradient(x, at, 0, x, at, radius);
      glow.addColorStop(0, css(mix(colour, [255, 255, 255], 0.5), strength));
      glow.addColorStop(0.3, css(colour, strength * 0.5));
      glow.addColorStop(1, css(colour, 0));
      context.fillStyle = glow;
      context.fillRect(x - radius, at - radius, radius * 2, radius * 2);
    };
    for (const post of posts) dot((post * 1.6 - 0.3) * width, y - 9 * unit, 7 * unit, [255, 190, 110], 0.85 * lamps);
    for (const car of cars) {
      const x = (((((car.x + car.speed * seconds) % 1) + 1) % 1) * 1.6 - 0.3) * width;
      dot(x, y - 3 * unit, 4.2 * unit, car.speed > 0 ? [255, 60, 40] : [255, 244, 220], 0.9 * lamps);
    }
    context.restore();
  };
}

/** The near quay with its rail and lamps: a dark frame in the foreground. */
function createQuay(setup: SceneSetup, lamps: number): (context: SKRSContext2D, seconds: number) => void {
  const { width, height, palette } = setup;
  const dark = scale(mix(palette.ambient, palette.zenith, 0.5), palette.isMoon ? 0.16 : 0.24);
  const edge = mix(dark, palette.key, palette.isMoon ? 0.16 : 0.3);
  const posts = Math.max(6, Math.round((width / height) * 13));
  return (context, seconds) => {
    const top = height * 0.945;
    const rail = height * 0.895;
    context.fillStyle = css(dark);
    context.fillRect(-width * 0.5, top, width * 2, height * 0.2);
    context.fillStyle = css(edge, 0.7);
    context.fillRect(-width * 0.5, top, width * 2, Math.max(1, height * 0.0022));
    const thin = Math.max(1, height * 0.0034);
    context.fillStyle = css(mix(dark, edge, 0.16));
    for (let post = -posts; post < posts * 2; post++)
      context.fillRect((post / posts) * width, rail, thin, top - rail + 2);
    context.fillRect(-width * 0.5, rail, width * 2, thin * 1.3);
    context.fillRect(-width * 0.5, rail + (top - rail) * 0.42, width * 2, thin * 0.6);
    context.fillStyle = css(edge, 0.6);
    context.fillRect(-width * 0.5, rail, width * 2, Math.max(0.8, thin * 0.3));
    for (const [index, at] of [0.07, 0.93].entries()) {
      const x = width * at;
      const reach = height * 0.5;
      context.fillStyle = css(mix(dark, edge, 0.1));
      context.fillRect(x - thin, reach, thin * 2, top - reach);
      context.fillRect(x - height * 0.012, top - height * 0.03, height * 0.024, height * 0.04);
      context.beginPath();
      context.ellipse(x, reach, height * 0.017, height * 0.021, 0, 0, Math.PI * 2);
      context.fillStyle = lamps > 0.3 ? css([255, 232, 190]) : css(mix(dark, edge, 0.5));
      context.fill();
      if (lamps <= 0.3) continue;
      const strength = lamps * (0.92 + 0.08 * Math.sin(seconds * 7 + index));
      const radius = height * 0.17;
      const glow = context.createRadialGradient(x, reach, 0, x, reach, radius);
      glow.addColorStop(0, css([255, 214, 150], 0.75 * strength));
      glow.addColorStop(0.2, css([255, 180, 100], 0.26 * strength));
      glow.addColorStop(1, css([255, 160, 80], 0));
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = glow;
      context.fillRect(x - radius, reach - radius, radius * 2, radius * 2);
      context.restore();
    }
  };
}
