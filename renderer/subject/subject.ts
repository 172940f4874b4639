import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, luminance, mix, rgb, scale } from '../light/colour.ts';
import type { Moment, Rgb, SceneSetup } from '../scene.ts';
import { anchorOf } from './anchorOf.ts';
import { ANIMALS } from './animalDrawings.ts';
import { RUNNING, WALKING } from './animals/strides.ts';
import { SPACE_HELMET } from './attireDrawings.ts';
import { adatCouple, wearsAdat } from './regionalAttire.ts';
import { CRAWLING_BABY, SLEEPING_BABY } from './babyDrawings.ts';
import { withProps } from './animals/props.ts';
import { FIGURES } from './figureDrawings.ts';
import { actIn } from './acts/acts.ts';
import { canAct, countOf, figureOf } from './figureLook.ts';
import { EATING_GRASS, GALLOPING } from './grazingDrawings.ts';
import { isAlive } from './isAlive.ts';
import { SILHOUETTES, type Silhouette } from './silhouettes.ts';
import { ANIMAL_PECI, CURLED_UP, SITTING } from './sittingAnimals.ts';
import { paintFlock } from './subjectFlock.ts';
import { poseAt, type Pose } from './subjectMotion.ts';
import { brightEnough, LEAST_LIGHT, LEAST_ON_BUILDINGS, lightDirection, lightFromPalette } from './subjectLight.ts';
import { bakeSubject, tintSprite, type SubjectLight, type SubjectSprite } from './subjectSprite.ts';
import { isAnimal } from './animals/isAnimal.ts';
import { heldIn } from './heldIn.ts';
import { paintHeldWare } from './heldWare.ts';
import { onMount } from './mount.ts';
import { boundsOf } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';
import { createGroundShadow, paintGroundShadow, type GroundShadow } from './groundShadow.ts';
import { paintOf } from './vehiclePaint.ts';
import { isWheeled } from './vehicleProps.ts';
import { isBuilding, standBeside } from './standBeside.ts';
import type { SubjectPlacement } from './subjectPlacement.ts';

interface Prepared {
  sprites: Map<string, SubjectSprite>;
  tints: Map<string, Canvas>;
  shadows: WeakMap<SubjectSprite, GroundShadow>;
}

/** Sprites depend only on setup, subject and light, so caching them keeps frames independent of each other. */
const prepared = new WeakMap<SceneSetup, Prepared>();

/** The most of the picture's height that an animal takes with what it is in or on. */
const TALLEST = 0.78;
const LIGHT_FUR = 205;

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

/**
 * Where each one of several animals or things stands: nearer and farther, larger and smaller, some turned about unless
 * they are on their way.
 */
function sideBySide(setup: SceneSetup, placement: SubjectPlacement): SubjectPlacement[] {
  const count = countOf(setup.plan);
  const silhouette = SILHOUETTES[placement.name];
  if (setup.plan.details.young && placement.name === setup.plan.subject && silhouette && count === 1)
    return withYoung(placement, (shownAs(setup, placement.name) ?? silhouette).box);
  const isAlone = placement.name !== setup.plan.subject || figureOf(placement.name, setup.plan) !== null;
  if (count === 1 || isAlone || !silhouette || silhouette.motion === 'flock') return [placement];
  // The placement is as high as the natural pose.
  const aspect = (shownAs(setup, placement.name) ?? silhouette).box[2] / silhouette.box[3];
  // All of them fit into the picture, wherever the camera goes.
  const height = Math.min(placement.height, (setup.width * 0.76) / (aspect * (0.5 + 0.86 * (count - 0.5))));
  const apart = height * aspect * 0.86;
  const isOnWay = setup.plan.details.runs !== undefined || setup.plan.details.strides !== undefined;
  const reach = ((count - 1) / 2) * apart + (height * aspect) / 2;
  const nearest = Math.min(setup.width / 2, reach + setup.width * 0.1);
  const middle = Math.max(nearest, Math.min(setup.width - nearest, placement.x));
  return Array.from({ length: count }, (_, index) => {
    const near = [0, 0.7, 0.25, 1, 0.45][index % 5]!;
    const size = 0.88 + near * 0.14;
    return {
      ...placement,
      x: middle + (index - (count - 1) / 2) * apart,
      y: placement.y + (near - 0.5) * height * (silhouette.anchor === 'ground' ? 0.12 : 0.3),
      height: height * size,
      isFlipped: index % 3 === 1 && !isOnWay ? !placement.isFlipped : (placement.isFlipped ?? false),
      phase: (placement.phase ?? 0) + index * 1.3,
    };
  }).toSorted((a, b) => a.y - b.y);
}

/** How tall the young of an animal is beside it. */
const YOUNG = 0.55;

/** An animal and its young, which is a little nearer and before it. */
function withYoung(placement: SubjectPlacement, [, , wide, tall]: Silhouette['box']): SubjectPlacement[] {
  const ahead = (placement.isFlipped ? -1 : 1) * placement.height * (wide / tall) * 0.74;
  return [
    { ...placement, x: placement.x - ahead * 0.3 },
    {
      ...placement,
      x: placement.x + ahead * 0.7,
      y: placement.y + placement.height * 0.07,
      height: placement.height * YOUNG,
      phase: (placement.phase ?? 0) + 1.3,
    },
  ];
}

/** A subject as a plan shows it: in its colours, and a person in their clothes and pose. */
export const shownAs = (setup: SceneSetup, name: string): Silhouette | undefined => silhouetteOf(setup, name);

/** A pose may be lower than the figure stands, and a group wider than the picture has space for. */
function fitted(setup: SceneSetup, placement: SubjectPlacement, shown: Silhouette): SubjectPlacement {
  const natural = SILHOUETTES[placement.name]!;
  if (shown.box === natural.box) return placement;
  const usual = placement.height * (shown.box[3] / natural.box[3]);
  if (shown.motion !== 'act')
    return {
      ...placement,
      height: Math.min(
        usual,
        (setup.width * 0.9 * shown.box[3]) / shown.box[2],
        placement.name in FIGURES ? Infinity : setup.height * TALLEST,
        // All of it is in the picture.
        shown.anchor === 'ground' && !(placement.name in FIGURES) ? placement.y - setup.height * MARGIN : Infinity,
      ),
    };
  return nearEnough(setup, placement, shown, usual);
}

/** From where to where in the picture, in pixels, a subject reaches that is placed so. */
export function reachOf(setup: SceneSetup, placement: SubjectPlacement): { left: number; right: number } {
  const shown = silhouetteOf(setup, placement.name)!;
  const { x, height } = fitted(setup, placement, shown);
  const half = (height * shown.box[2]) / shown.box[3] / 2;
  return { left: x - half, right: x + half };
}

/** The least height, as a part of the picture's, at which one sees what an adult does. */
const LEAST_ACTING = 0.62;
/** Units of a standing figure. */
const ADULT = 508;
const CHILDREN: ReadonlySet<string> = new Set(['boy', 'girl', 'pupil']);
const CHILD = 0.72;
const MARGIN = 0.03;

/** Somebody who acts, near enough to be seen to, and with all of the act in the picture. */
function nearEnough(
  { width, height, plan }: SceneSetup,
  placement: SubjectPlacement,
  { box: [, , wide, tall] }: Silhouette,
  usual: number,
): SubjectPlacement {
  // Beside grown people a child is small.
  const isChild = plan.beside !== null && CHILDREN.has(placement.name);
  const least = (isChild ? CHILD : 1) * (tall / ADULT) * LEAST_ACTING * Math.min(height, width * 1.3);
  const across = (width * (1 - MARGIN * 2) * tall) / wide;
  const size = Math.min(Math.max(usual * (isChild ? CHILD : 1), least), across, placement.y - height * MARGIN);
  const half = (size * wide) / tall / 2 + width * MARGIN;
  return { ...placement, height: size, x: Math.max(half, Math.min(width - half, placement.x)) };
}

function drawOne(
  context: SKRSContext2D,
  setup: SceneSetup,
  moment: Moment,
  where: SubjectPlacement,
  { isOnGround = true } = {},
): void {
  const silhouette = silhouetteOf(setup, where.name);
  if (!silhouette || where.height < 2) return;
  const fit = fitted(setup, where, silhouette);
  const isAloft =
    setup.plan.details.aloft !== undefined && where.name === setup.plan.subject && silhouette.anchor === 'ground';
  // Whoever stands is placed by the foot, and what flies by its middle.
  const placement = isAloft ? { ...fit, y: fit.y + fit.height / 2 } : fit;
  const isWading = setup.plan.details.wades !== undefined && where.name === setup.plan.subject && isAnimal(where.name);
  if (isWading && isOnGround) {
    wade(context, setup, moment, { ...placement, reflection: 0 });
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
function wade(context: SKRSContext2D, setup: SceneSetup, moment: Moment, placement: SubjectPlacement): void {
  const { x, y, height, name } = placement;
  context.save();
  context.beginPath();
  context.rect(0, 0, setup.width, y);
  context.clip();
  drawOne(context, setup, moment, { ...placement, y: y + height * UNDER_WATER }, { isOnGround: false });
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

/** A subject as a plan shows it: curled up, on its way or eating grass instead of sitting or standing. */
function posed(name: string, details: Readonly<Record<string, number>>): Silhouette | undefined {
  const natural = SILHOUETTES[name];
  if (!natural) return undefined;
  if (details.parked || details.inFlood) return { ...natural, motion: 'still' };
  if (details.takesOff && natural.motion === 'fly') return { ...natural, motion: 'soar' };
  if (details.crawls && name === 'baby') return { ...natural, ...CRAWLING_BABY, facing: 'right' };
  if (details.asleep) return { ...natural, ...(name === 'baby' ? SLEEPING_BABY : CURLED_UP[name]) };
  if (details.adat && wearsAdat(name)) return { ...natural, ...adatCouple(details.adat) };
  const moving =
    details.runs || details.catchesDisc || details.aloft
      ? (RUNNING[name] ?? GALLOPING[name])
      : details.strides
        ? WALKING[name]
        : undefined;
  if (moving) return { ...natural, ...moving, facing: 'right', motion: 'walk' };
  return details.eats && EATING_GRASS[name] ? { ...natural, ...EATING_GRASS[name], motion: 'still' } : natural;
}

/** A box made large enough for what is worn, too. */
function around([x, y, wide, tall]: Silhouette['box'], worn: readonly SilhouettePart[]): Silhouette['box'] {
  const [left, top, right] = boundsOf(worn.map(({ path }) => path));
  const [from, above] = [Math.min(x, left), Math.min(y, top)];
  return [from, above, Math.max(x + wide, right) - from, y + tall - above];
}

const dyed = new WeakMap<SceneSetup, Silhouette>();
const dressed = new WeakMap<SceneSetup, Silhouette>();
const outfitted = new WeakMap<SceneSetup, Silhouette>();

/** A subject in its colours, and an animal with the peci that it wears and what it is in, on or beside. */
function silhouetteOf(setup: SceneSetup, name: string): Silhouette | undefined {
  const { subject, details } = setup.plan;
  const bare = inItsColours(setup, name);
  if (!bare || name !== subject || !(isAnimal(name) || isWheeled(name))) return bare;
  let silhouette = outfitted.get(setup);
  if (!silhouette) {
    const isFacingUs = name in SITTING && !details.asleep && !details.runs && !details.strides && !details.catchesDisc;
    const worn = !isFacingUs ? [] : details.peci ? [ANIMAL_PECI] : details.spaceHelmet ? SPACE_HELMET : [];
    const capped = worn.length > 0 ? { ...bare, box: around(bare.box, worn), parts: [...bare.parts, ...worn] } : bare;
    silhouette = { ...capped, ...withProps(capped, details, isFacingUs, name in EATING_GRASS) };
    outfitted.set(setup, silhouette);
  }
  return silhouette;
}

/** How whoever does something moves, and how fine they are drawn. */
const ACTING = { motion: 'act', size: 0.5 } as const;

/** A subject in its natural colours, or in the one the prompt asks for; light parts stay lighter than dark ones. */
function inItsColours(setup: SceneSetup, name: string): Silhouette | undefined {
  const { subject, subjectColour, details } = setup.plan;
  const natural = name === subject ? posed(name, details) : SILHOUETTES[name];
  if (natural && name === subject && (name in FIGURES || canAct(name))) {
    const known = dressed.get(setup);
    if (known) return known;
    const shape = figureOf(name, setup.plan);
    const isActing = shape !== null && !setup.plan.mount && actIn(details) !== null && canAct(name);
    const figure = shape
      ? { ...natural, ...shape, ...(isActing && { ...ACTING, anchor: anchorOf(setup.plan) ?? 'ground' }) }
      : natural;
    dressed.set(setup, figure);
    // Whoever has only one look, such as a rider, takes the colour as a whole.
    if (shape) return figure;
  }
  if (!natural || !subjectColour || name !== subject) return natural;
  let silhouette = dyed.get(setup);
  if (!silhouette) {
    const levels = natural.parts.map(({ fill }) => luminance(rgb(fill)));
    const middle = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    // On a red car, tyres and shadows stay dark; on a subject that is dark all over, everything takes the colour.
    const isDark = (level: number): boolean => level < 52 && middle > 48;
    const isPainted = isWheeled(name) ? paintOf(natural) : () => true;
    // White stays white in its folds.
    const darkest = luminance(subjectColour) > 220 ? 0.92 : 0.62;
    silhouette = {
      ...natural,
      parts: natural.parts.map(({ fill, path }, index) => {
        if (isDark(levels[index]!) || !isPainted({ fill, path })) return { fill, path };
        const lighter = Math.max(darkest, Math.min(1.4, 1 + (levels[index]! - middle) / 190));
        // An orange cat has a white belly, and a white rabbit is white all over.
        const isLight = levels[index]! > LIGHT_FUR && luminance(subjectColour) < levels[index]!;
        const amount = name in ANIMALS && isLight ? 0.16 : 0.86;
        const colour = mix(rgb(fill), scale(subjectColour, lighter), amount);
        return {
          path,
          fill: hex(colour),
        };
      }),
    };
    dyed.set(setup, silhouette);
  }
  return silhouette;
}

/** The height, in pixels, at which the nearest ones are drawn. */
const NEAREST = 1100;

function spriteFor(
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

function shadowFor(setup: SceneSetup, sprite: SubjectSprite): GroundShadow {
  const { shadows } = prepared.get(setup)!;
  let shadow = shadows.get(sprite);
  if (!shadow) {
    shadow = createGroundShadow(sprite, setup);
    shadows.set(sprite, shadow);
  }
  return shadow;
}

function tintFor(setup: SceneSetup, spriteKey: string, sprite: Canvas, colour: Rgb): Canvas {
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

function paintSprite(
  context: SKRSContext2D,
  sprite: SubjectSprite,
  pose: Pose,
  placement: SubjectPlacement,
  standing: boolean,
): void {
  const height = placement.height;
  const width = height * sprite.aspect;
  const margin = (sprite.margin / (sprite.canvas.height - sprite.margin * 2)) * height;
  const marginX = (sprite.margin / (sprite.canvas.width - sprite.margin * 2)) * width;
  context.save();
  context.translate(pose.x, pose.y);
  context.rotate(pose.rotation);
  context.transform(pose.scaleX * (placement.isFlipped ? -1 : 1), 0, pose.skew, pose.scaleY, 0, 0);
  context.drawImage(
    sprite.canvas,
    -width / 2 - marginX,
    (standing ? -height : -height / 2) - margin,
    width + marginX * 2,
    height + margin * 2,
  );
  context.restore();
}

function paintReflection(
  context: SKRSContext2D,
  sprite: SubjectSprite,
  pose: Pose,
  placement: SubjectPlacement,
  seconds: number,
): void {
  const height = placement.height;
  const width = height * sprite.aspect;
  const strips = Math.max(12, Math.min(48, Math.round(height / 4)));
  const { margin, canvas } = sprite;
  const inner = canvas.height - margin * 2;
  for (let strip = 0; strip < strips; strip++) {
    const part = strip / strips;
    const sway =
      Math.sin(part * 26 - seconds * 2.4) * height * (0.004 + 0.02 * part) +
      Math.sin(part * 61 + seconds * 3.1) * height * 0.006;
    context.globalAlpha =
      (placement.reflection ?? 0) * (1 - part) ** 1.2 * (0.78 + 0.22 * Math.sin(part * 47 - seconds * 3));
    const sourceY = margin + inner * (1 - (strip + 1) / strips);
    context.save();
    context.translate(pose.x + sway, placement.y + height * part * 0.82);
    context.scale((placement.isFlipped ? -1 : 1) * pose.scaleX, -1);
    context.drawImage(
      canvas,
      margin,
      sourceY,
      canvas.width - margin * 2,
      inner / strips,
      -width / 2,
      -(height * 0.82) / strips - 0.6,
      width,
      (height * 0.82) / strips + 0.6,
    );
    context.restore();
  }
  context.globalAlpha = 1;
}

function paintGlow(
  context: SKRSContext2D,
  pose: Pose,
  placement: SubjectPlacement,
  colour: Rgb,
  standing: boolean,
): void {
  const y = pose.y - (standing ? placement.height * 0.5 : 0);
  const radius = placement.height * 1.5 * pose.glow;
  const glow = context.createRadialGradient(pose.x, y, 0, pose.x, y, radius);
  glow.addColorStop(0, css(colour, 0.5 * pose.glow));
  glow.addColorStop(0.35, css(colour, 0.18 * pose.glow));
  glow.addColorStop(1, css(colour, 0));
  context.save();
  context.globalCompositeOperation = 'screen';
  context.fillStyle = glow;
  context.fillRect(pose.x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
