import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from '../light/colour.ts';
import type { Moment, SceneSetup } from '../scene.ts';
import { isAnimal } from './animals/isAnimal.ts';
import { fitted } from './fitted.ts';
import { paintGroundShadow } from './groundShadow.ts';
import { heldIn } from './heldIn.ts';
import { paintHeldWare } from './heldWare.ts';
import { isAlive } from './isAlive.ts';
import { onMount } from './mount.ts';
import { paintGlow, paintReflection, paintSprite } from './paintSprite.ts';
import { isOnRails, paintRails } from './rails.ts';
import { shadowFor, spriteFor, tintFor } from './preparedSprites.ts';
import { shownAs } from './shownAs.ts';
import { sideBySide } from './sideBySide.ts';
import { isBuilding, standBeside } from './standBeside.ts';
import { paintFlock } from './subjectFlock.ts';
import { brightEnough, LEAST_LIGHT, LEAST_ON_BUILDINGS, lightDirection, lightFromPalette } from './subjectLight.ts';
import { poseAt } from './subjectMotion.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

/**
 * Paints the subject that `placement` names: lit by the scene's key light with a bright rim on that side, tinted by
 * haze, mirrored in water if asked, and moving by itself with `moment.seconds`; with it what the plan puts beside it.
 * Depends on no earlier frame. An unknown name paints nothing.
 */
export function drawSubject(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  placement: SubjectPlacement,
): void {
  const mounted = onMount(setup, placement, moment.seconds);
  if (mounted?.isBehind) {
    drawOne(context, setup, moment, mounted.mount);
    drawOne(context, setup, moment, mounted.rider, { isOnGround: false });
    return;
  }
  if (mounted) {
    context.save();
    context.beginPath();
    context.rect(0, 0, setup.width, mounted.cutAt);
    context.clip();
    drawOne(context, setup, moment, mounted.rider, { isOnGround: false });
    context.restore();
    drawOne(context, setup, moment, mounted.mount);
    return;
  }
  const second = standBeside(setup, placement);
  if (second?.isBehind) drawSubject(context, setup, moment, second.placement);
  const own =
    second?.isBehind && isAlive(placement.name)
      ? { ...placement, height: placement.height * BEFORE_BUILDING }
      : placement;
  for (const one of sideBySide(setup, own)) drawOne(context, setup, moment, one);
  if (second && !second.isBehind) drawSubject(context, setup, moment, second.placement);
}

/** How tall whoever stands before a building is against their usual height, or no building would look large. */
const BEFORE_BUILDING = 0.82;

function drawOne(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  where: SubjectPlacement,
  { isOnGround = true } = {},
): void {
  const silhouette = shownAs(setup, where.name);
  if (!silhouette || where.height < 2) return;
  const fit = fitted(setup, where, silhouette);
  const isAloft =
    setup.plan.details.aloft !== undefined && where.name === setup.plan.subject && silhouette.anchor === 'ground';
  // Whoever stands is placed by the foot, and what flies by its middle.
  const placement = isAloft ? { ...fit, y: fit.y + fit.height / 2 } : fit;
  const isWading = setup.plan.details.wades !== undefined && where.name === setup.plan.subject && isAnimal(where.name);
  if (isWading && isOnGround) {
    wade(context, setup, moment, where, placement);
    return;
  }
  const isDark = setup.palette.isMoon || setup.plan.details.litWindows !== undefined;
  const light = brightEnough(
    placement.light ?? lightFromPalette(setup.palette, lightDirection(placement)),
    isBuilding(silhouette.name) ? LEAST_ON_BUILDINGS : LEAST_LIGHT,
  );
  const seconds = moment.seconds + (placement.phase ?? 0);
  if (silhouette.motion === 'flock') {
    paintFlock(context, setup, seconds, placement, light);
    return;
  }
  const pose = poseAt(silhouette, {
    ...placement,
    seconds,
    sceneWidth: setup.width,
    isFlipped: placement.isFlipped ?? false,
  });
  const { sprite, key } = spriteFor(setup, silhouette, { ...light, isDark }, placement);
  const standing = silhouette.anchor === 'ground' || silhouette.anchor === 'water';
  if (isOnRails(setup, where) && !isAloft) paintRails(context, setup, placement);
  if (silhouette.anchor === 'ground' && isOnGround && !isAloft)
    paintGroundShadow(context, setup, {
      shadow: shadowFor(setup, sprite),
      pose,
      placement,
      from: light.from,
    });
  if (silhouette.glow) paintGlow(context, pose, placement, rgb(silhouette.glow), standing);
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  if (placement.reflection && standing) {
    paintReflection(context, sprite, pose, placement, seconds);
  }
  const haze = placement.haze ?? 0;
  paintSprite(context, sprite, pose, placement, standing);
  if (where.name === setup.plan.subject && heldIn(setup.plan.details)) {
    const [left, top, wide, tall] = silhouette.box;
    context.save();
    context.translate(pose.x, pose.y);
    context.rotate(pose.rotation);
    context.transform(pose.scaleX * (placement.isFlipped ? -1 : 1), 0, pose.skew, pose.scaleY, 0, 0);
    paintHeldWare(context, setup, {
      unit: placement.height / tall,
      middle: left + wide / 2,
      ground: top + tall,
      light: { ...light, from: placement.isFlipped ? [-light.from[0], light.from[1]] : light.from },
    });
    context.restore();
  }
  if (haze > 0.01) {
    const colour = placement.hazeColour ?? setup.palette.horizon;
    context.globalAlpha = Math.min(1, haze);
    paintSprite(context, { ...sprite, canvas: tintFor(setup, key, sprite.canvas, colour) }, pose, placement, standing);
  }
  context.restore();
}

/** How much of an animal in the water is under it. */
const UNDER_WATER = 0.3;

/** An animal up to its belly in the water, with rings around it and drops in the air. */
function wade(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  where: SubjectPlacement,
  { x, y, height, name }: SubjectPlacement,
): void {
  context.save();
  context.beginPath();
  context.rect(0, 0, setup.width, y);
  context.clip();
  drawOne(context, setup, moment, { ...where, y: y + height * UNDER_WATER, reflection: 0 }, { isOnGround: false });
  context.restore();
  const shown = shownAs(setup, name)!;
  const half = (height * shown.box[2]) / shown.box[3] / 2;
  const light = mix(setup.palette.key, [255, 255, 255], 0.5);
  context.save();
  context.lineWidth = Math.max(1, height * 0.014);
  for (let ring = 0; ring < 3; ring++) {
    const grown = (ring + ((moment.seconds * 0.4) % 1)) / 3;
    context.strokeStyle = css(light, 0.7 * (1 - grown));
    context.beginPath();
    context.ellipse(
      x,
      y + height * 0.01,
      half * (0.86 + grown * 0.5),
      height * (0.04 + grown * 0.07),
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  context.fillStyle = css(light, 0.85);
  for (let drop = 0; drop < 22; drop++) {
    const side = drop % 2 === 0 ? -1 : 1;
    const life = (drop * 0.37 + moment.seconds * 0.7) % 1;
    const out = half * (0.7 + 0.4 * life + 0.14 * Math.sin(drop * 5.1));
    const up = height * (0.1 + 0.22 * Math.abs(Math.sin(drop * 2.3))) * 4 * life * (1 - life);
    context.beginPath();
    context.arc(x + side * out, y - up, Math.max(0.8, height * 0.012), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
