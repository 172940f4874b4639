import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { hashCell, valueNoise } from '../../light/noise.ts';
import { createSky } from '../../light/sky.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift } from '../camera.ts';
import { paintFlood, paintFoam, waterlineOf } from '../city/flood.ts';
import type { Piece } from '../room/pieces/piece.ts';
import { joinerAt, metreAt, unitOf, viewOf, type RoomView } from '../room/roomView.ts';
import { MARGIN } from '../table/tableSize.ts';
import { isDarkOutside } from '../table/tableStyle.ts';
import { lightOn, type RoomLight } from '../table/turning.ts';
import type { VenueKind } from './venueKind.ts';
import { VENUE_KINDS, venueOf, type VenueName } from './venueKinds.ts';
import { VENUE_PIECES } from './venuePieces.ts';

const EYE = 1.4;
/** Where whoever is there stands, as the row of the feet below the horizon in units. */
const SUBJECT_ROW = 0.44;
/** Where whoever is in the water is, by the venue that has some. */
const AFLOAT_ROWS: Partial<Record<VenueName, number>> = { jetty: 0.17, pool: 0.27, riverbank: 0.52 };
/** From where on a flood covers the ground. */
const FLOODED_ROW = 0.1;
/** A building stands farther away, and is as large there as the picture allows. */
const BUILDING = { row: 0.3, tall: 0.58, under: 0.86, wide: 0.7 } as const;
/** How far the sky's haze takes what is on the horizon. */
const HAZE = 0.3;

/**
 * A place out of doors that people made: a stadium, a circuit, a playground, a street of houses. Details read: the names
 * in VENUE_KINDS (the first one counts).
 */
export const createVenue: SceneFamily = (setup) => {
  const { plan, width, height, palette } = setup;
  const random = setup.random('venue');
  const kind: VenueKind = VENUE_KINDS[venueOf(plan.details)];
  const view = viewOf(setup, EYE);
  const side = random() < 0.5 ? -1 : 1;
  const light = outdoorLight(setup, kind, side);
  const sky = createSky(setup, {
    horizonY: view.horizonY,
    sunAzimuth: side * (0.12 + random() * 0.2),
  });
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const isBuilt = subject !== undefined && isBuilding(subject.name);
  const isHigh = subject && anchorOf(plan) !== 'ground' && anchorOf(plan) !== 'water';
  const subjectRow = isBuilt ? (kind.builtRow ?? BUILDING.row) : SUBJECT_ROW;
  const builtRoom = Math.min(height * BUILDING.tall, (view.horizonY + unitOf(setup) * subjectRow) * BUILDING.under);
  const aspect = subject ? subject.box[2] / subject.box[3] : 1;
  const size = !subject
    ? 0
    : isBuilt
      ? Math.min(builtRoom, (width * BUILDING.wide) / aspect)
      : Math.min(
          height * heightOf(subject) * (subject.name in FIGURES || canAct(subject.name) ? 1.4 : 1.2),
          (width * 0.62) / aspect,
        );
  const site = paintSite(setup, view, {
    kind,
    light,
    random,
    cleared: isBuilt ? size * aspect : 0,
  });
  const isInWater = subject && (anchorOf(plan) ?? subject.anchor) === 'water';
  const afloatRow = isInWater ? AFLOAT_ROWS[venueOf(plan.details)] : undefined;
  // Beside the jetty, and not on it.
  const isBeside = afloatRow !== undefined && venueOf(plan.details) === 'jetty';
  const isWet = plan.weather === 'rain' || plan.weather === 'storm';

  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      const back = layerShift(camera, setup, 0.3);
      const horizonAt = (progress: number): number => {
        const { y } = layerShift(flatCameraAt(plan.motion, progress), setup, 0.3);
        return view.horizonY + y;
      };
      sky.paint(context, moment, ({ progress }) => ({ ...sky.view, horizonY: horizonAt(progress) }));
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      context.drawImage(
        site,
        width / 2 + (-MARGIN - 0.5) * width * back.scale + back.x,
        view.horizonY + (-MARGIN * height - view.horizonY) * back.scale + back.y,
        site.width * back.scale,
        site.height * back.scale,
      );
      const flood = {
        top: view.horizonY + unitOf(setup) * FLOODED_ROW,
        haze: palette.horizon,
        seconds: moment.seconds,
      };
      if (plan.details.inFlood) paintFlood(context, setup, flood);
      if (kind.isGlinting) paintGlints(context, setup, moment.seconds);
      if (!subject) return;
      const near = layerShift(camera, setup, 0.42);
      const footY = view.horizonY + unitOf(setup) * subjectRow * near.scale + near.y;
      drawSubject(context, setup, moment, {
        name: subject.name,
        x: width / 2 + (isBeside ? unitOf(setup) * 0.36 * near.scale : -side * width * 0.04) + near.x,
        y: isHigh
          ? height * 0.24 + near.y
          : afloatRow !== undefined
            ? view.horizonY + unitOf(setup) * afloatRow * near.scale + near.y
            : Math.min(footY, height * 0.97),
        height: size * near.scale * (afloatRow === undefined ? 1 : 0.6),
        light: {
          key: kind.isLit && palette.isMoon ? light.key : palette.key,
          ambient: light.ambient,
          from: [side * 0.6, -0.5],
          backlit: 0.1,
        },
        reflection: isWet ? 0.3 : 0,
        isFlipped: side > 0,
      });
      if (plan.details.inFlood && !isHigh) {
        const waterline = waterlineOf(footY, size * near.scale, canAct(subject.name) ? 'person' : 'vehicle');
        paintFlood(context, setup, { ...flood, from: waterline });
        paintFoam(context, {
          x: width / 2 - side * width * 0.04 + near.x,
          y: waterline,
          wide: size * near.scale * aspect,
          seconds: moment.seconds,
        });
      }
    },
  };
};

/** What would hide what goes on in the sky. */
const HIDES_SKY: ReadonlySet<string> = new Set(['towers', 'parkTrees']);
const LOW_TREES = 0.08;

/** What stands in a place: under fireworks or a rainbow, nothing that hides them. */
function standing({ pieces }: VenueKind, details: Readonly<Record<string, number>>): VenueKind['pieces'] {
  if (!(details.fireworks || details.rainbow || details.meteors)) return pieces;
  return pieces.filter(([name, , row]) => !HIDES_SKY.has(name) && !(name === 'treeRow' && row > LOW_TREES));
}

/** What a prompt may add to any place out of doors, in its row. */
const ADDED: Readonly<Record<string, VenueKind['pieces'][number]>> = {
  torches: ['torches', 0, 0.24],
  stringLights: ['bulbStrings', 0, 0.19],
};

const addedTo = (details: Readonly<Record<string, number>>): VenueKind['pieces'] =>
  Object.entries(ADDED).flatMap(([name, piece]) => (details[name] ? [piece] : []));

/** Pieces up to this row are behind whatever stands in the place. */
const FAR_ROW = 0.16;

const GLINTS = 46;

/** Specks of light that rise and sway in the air of a cave or a wood. */
function paintGlints(context: SKRSContext2D, { width, height, plan }: SceneSetup, seconds: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let at = 0; at < GLINTS; at++) {
    const own = (item: number): number => hashCell(at, item, plan.seed);
    const rise = (own(1) + seconds * (0.012 + 0.02 * own(2))) % 1;
    const x = width * own(3) + Math.sin(seconds * (0.4 + own(4)) + at) * width * 0.02;
    const y = height * (1 - rise);
    const radius = Math.max(2, height * (0.006 + 0.008 * own(5)));
    const light = context.createRadialGradient(x, y, 0, x, y, radius);
    const strength = 0.5 + 0.5 * Math.sin(seconds * (1 + own(6)) + at * 1.7);
    light.addColorStop(0, css([214, 236, 255], 0.9 * strength));
    light.addColorStop(1, css([140, 180, 255], 0));
    context.fillStyle = light;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
}

/** Daylight as the sky gives it; after dark the lamps of a place that has some. */
function outdoorLight({ palette, plan }: SceneSetup, { isLit }: VenueKind, side: -1 | 1): RoomLight {
  if (!isDarkOutside(plan.time)) return { key: palette.key, ambient: mix(palette.ambient, [150, 150, 150], 0.3), side };
  const lamps: Rgb = isLit ? [196, 176, 150] : [96, 104, 140];
  return { key: mix(lamps, palette.key, 0.3), ambient: mix([84, 84, 112], palette.ambient, 0.4), side };
}

/** The ground and what stands on it, on clear glass above, as one canvas that begins `MARGIN` outside the picture. */
function paintSite(
  setup: SceneSetup,
  view: RoomView,
  {
    kind,
    light,
    random,
    cleared,
  }: {
    kind: VenueKind;
    light: RoomLight;
    random: () => number;
    /** Pixels in the middle of the picture, in which only what is far away stays. */
    cleared: number;
  },
): Canvas {
  const { width, height, palette } = setup;
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  const [left, top] = [MARGIN * width, MARGIN * height];
  const unit = unitOf(setup);
  const first = Math.round(top + view.horizonY);
  const ground = createCanvas(canvas.width, canvas.height - first);
  const c = ground.getContext('2d');
  const image = c.createImageData(ground.width, ground.height);
  const seed = setup.plan.seed % 977;
  for (let row = 0; row < ground.height; row++) {
    const below = row + 0.5;
    const metre = below / EYE;
    const away = (EYE * unit) / below;
    const air = HAZE * Math.min(1, away / 40);
    for (let column = 0; column < ground.width; column++) {
      const across = (column - left - width / 2) / metre;
      const grain = 0.93 + 0.14 * valueNoise(across * 6, away * 9, 4096, seed);
      const lit = lightOn(kind.ground(across, away), light, (0.5 + 0.1 * (row / ground.height)) * grain);
      const at = (row * ground.width + column) * 4;
      for (let channel = 0; channel < 3; channel++)
        image.data[at + channel] = lit[channel]! + (palette.horizon[channel]! - lit[channel]!) * air;
      image.data[at + 3] = 255;
    }
  }
  c.putImageData(image, 0, 0);
  context.drawImage(ground, 0, first);
  for (const [name, x, row] of [...standing(kind, setup.plan.details), ...addedTo(setup.plan.details)]) {
    const piece: Piece = VENUE_PIECES[name];
    const footY = top + view.horizonY + row * unit;
    const metre = metreAt({ ...view, horizonY: top + view.horizonY }, footY);
    const at = left + width / 2 + x * metre;
    const isInTheWay = Math.abs(x * metre) < (cleared + piece.wide * metre) / 2;
    if (cleared > 0 && isInTheWay && row > FAR_ROW && !piece.isHung) continue;
    if (!piece.isHung) {
      context.save();
      context.translate(at, footY);
      context.scale(1, 0.08);
      const shade = context.createRadialGradient(0, 0, 0, 0, 0, piece.wide * metre * 0.6);
      shade.addColorStop(0, css([16, 14, 12], 0.4));
      shade.addColorStop(1, css([16, 14, 12], 0));
      context.fillStyle = shade;
      context.beginPath();
      context.arc(0, 0, piece.wide * metre * 0.6, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
    piece.build(joinerAt(context, light, { x: at, footY, metre, isDark: isDarkOutside(setup.plan.time) }), random);
  }
  return canvas;
}
