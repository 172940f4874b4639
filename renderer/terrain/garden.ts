import type { SceneName, SceneSetup } from '../scene.ts';
import type { Lighting } from './bakeLight.ts';
import type { Shot } from './camera.ts';
import { heightAt } from './heightfield.ts';
import type { Landform } from './landform.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { coversOutline, type PlantStand } from './plants.ts';
import type { SubjectPlace } from './subjectPlace.ts';
import type { TreeKind } from './survey.ts';
import { createPlantSprite, type PlantKind, type PlantSprite } from './treeSprites.ts';

export interface GardenOptions {
  setup: SceneSetup;
  landform: Landform;
  shot: Shot;
  /** What the picture is about, which nothing by the camera may cover. */
  subject: Pick<SubjectPlace, 'outlineFrom'> | null;
  lighting: Lighting;
  seed: number;
  /** −1 light from the left of the picture, 1 from the right. */
  lightSide: number;
  isBacklit: boolean;
}

/** The plants of a landscape: those of its woods and those that frame the picture. */
export interface Garden {
  /** How wooded the land is, 0–1. */
  lush: number;
  crowns: TreeKind;
  /** Sprites of the woods; none where woods are only seen from afar. */
  sprites: PlantSprite[];
  tall: number;
  reach: number;
  /** Plants standing by the camera. */
  stands: PlantStand[];
}

interface Flora {
  crowns: TreeKind;
  woods: PlantKind;
  tall: number;
  lush: number;
  frame: PlantKind | null;
  frameChance: number;
}

const FLORA: Partial<Record<SceneName, Flora>> = {
  mountain: { crowns: 'conifer', woods: 'conifer', tall: 8, lush: 0.45, frame: 'conifer', frameChance: 0.7 },
  snow: { crowns: 'conifer', woods: 'conifer', tall: 8, lush: 0.3, frame: 'conifer', frameChance: 0.75 },
  hills: { crowns: 'broadleaf', woods: 'broadleaf', tall: 6.5, lush: 0.3, frame: 'broadleaf', frameChance: 0.35 },
  desert: { crowns: 'shrub', woods: 'shrub', tall: 2, lush: 0.1, frame: null, frameChance: 0 },
  canyon: { crowns: 'shrub', woods: 'shrub', tall: 2.6, lush: 0.25, frame: null, frameChance: 0 },
  islands: { crowns: 'broadleaf', woods: 'broadleaf', tall: 6.5, lush: 0.9, frame: 'palm', frameChance: 0.25 },
  beach: { crowns: 'broadleaf', woods: 'broadleaf', tall: 5, lush: 0.75, frame: 'palm', frameChance: 0.8 },
  volcano: { crowns: 'broadleaf', woods: 'broadleaf', tall: 5.5, lush: 0.5, frame: 'conifer', frameChance: 0.3 },
};

const WOODS_VARIANTS = 4;
const WOODS_REACH = 200;

/** Chooses the plants for a scene and places those that frame it. */
export function placeGarden({ setup, landform, shot, subject, lighting, lightSide, isBacklit }: GardenOptions): Garden {
  const { plan, height } = setup;
  const flora = FLORA[plan.scene] ?? FLORA.mountain!;
  const wantsPines = plan.details.pines === 1;
  const random = setup.random('garden');
  const light = {
    lighting,
    side: lightSide || 1,
    backlit: isBacklit ? 0.8 : 0.12,
    snow: plan.scene === 'snow' ? 0.75 : plan.weather === 'snow' ? 0.5 : 0,
  };
  const woods = wantsPines ? 'conifer' : flora.woods;
  const sprites = Array.from({ length: WOODS_VARIANTS }, () =>
    createPlantSprite(woods, Math.min(420, height * 0.42), light, random),
  );
  const wantsPalms = plan.details.palms === 1;
  const frame = wantsPalms ? 'palm' : wantsPines ? 'conifer' : flora.frame;
  // Crowns as wide as these reach below the feet of whoever stands behind them, who then seems to float, and hide rows
  // of tea, which are what the picture is about.
  const isInTheWay =
    frame === 'broadleaf' && (SILHOUETTES[plan.subject ?? '']?.anchor === 'ground' || plan.details.teaRows === 1);
  const isFramed =
    wantsPalms || wantsPines || plan.details.trees === 1 || (random() < flora.frameChance && !isInTheWay);
  const lush = plan.details.trees === 1 ? 0.95 : wantsPines ? 0.8 : flora.lush * (0.7 + 0.6 * random());
  const stands = frame && isFramed ? frameWith(frame, { setup, landform, shot, subject, light, random }) : [];
  return {
    lush,
    crowns: wantsPines ? 'conifer' : flora.crowns,
    sprites,
    tall: wantsPines ? 8 : flora.tall,
    reach: WOODS_REACH,
    stands,
  };
}

/** Distance of the plants that frame the picture from the camera where it starts, world units, least. */
const NEAREST_STAND = 17;
/**
 * Palms have crowns so wide that they never leave the picture sideways: nearer than this, one would pass through the
 * camera.
 */
const NEAREST_PALM = 10;

/** How much further outward a plant is moved that would cover the subject, parts of half of the picture's width. */
const ASIDE = [0, 0.1, 0.2];

/** How far the camera goes towards what it looks at, world units. */
function comesForward({ base, at }: Shot): number {
  const ways = [0, 0.25, 0.5, 0.75, 1].map((progress) => {
    const { x, y } = at(progress);
    return (x - base.x) * Math.sin(base.yaw) + (y - base.y) * Math.cos(base.yaw);
  });
  return Math.max(...ways);
}

interface FrameOptions {
  setup: SceneSetup;
  landform: Landform;
  shot: Shot;
  subject: GardenOptions['subject'];
  light: Parameters<typeof createPlantSprite>[2];
  random: () => number;
}

/** A few tall plants at the sides: they give the picture depth and hold the eye in it. */
function frameWith(kind: PlantKind, { setup, landform, shot, subject, light, random }: FrameOptions): PlantStand[] {
  const { base } = shot;
  const span = setup.width / 2 / base.focal;
  const isPalm = kind === 'palm';
  const isBeach = setup.plan.scene === 'beach';
  const own = Array.from({ length: isPalm ? 3 : 2 }, () =>
    createPlantSprite(kind, Math.min(1400, setup.height * (isPalm ? 0.85 : 0.75)), light, random),
  );
  const firstSide = random() < 0.5 ? -1 : 1;
  const count = isPalm ? 3 : 7;
  const clear = isPalm ? Math.max(0, comesForward(shot) + NEAREST_PALM - NEAREST_STAND) : 0;
  const views = [0, 0.5, 1].map((progress) => shot.at(progress));
  const isCovered = (stand: PlantStand): boolean =>
    views.some((camera) => {
      const outline = subject?.outlineFrom(camera);
      return outline ? coversOutline(stand, camera, setup.width, outline) : false;
    });
  return Array.from({ length: count }, (_, index) => {
    const side = index < Math.ceil(count * 0.6) ? firstSide : -firstSide;
    const ahead = clear + NEAREST_STAND + (isBeach ? index * 5 + random() * 5 : 5 + random() * 12 + index * 5);
    const outward = isPalm ? 0.68 + 0.24 * random() : 0.8 + 0.24 * random();
    const topSlope = isPalm ? 0.24 + 0.14 * random() : 0.03 + 0.27 * random() ** 1.4;
    const phase = random() * 6;
    const standAt = (away: number): PlantStand => {
      const aside = side * away * span * ahead;
      const x = base.x + Math.sin(base.yaw) * ahead + Math.cos(base.yaw) * aside;
      const y = base.y + Math.cos(base.yaw) * ahead - Math.sin(base.yaw) * aside;
      const ground = heightAt(landform.field, x, y);
      // Its foot hides below the picture's edge where the ground does not offer one.
      const edge = base.height - ((setup.height - base.horizonY) * ahead * 1.04) / base.focal;
      const foot =
        ground > landform.waterLevel + 0.3 && isBeach ? ground - 0.1 : Math.min(edge, Math.max(ground, edge - 6));
      return {
        x,
        y,
        foot,
        tall: base.height + topSlope * ahead * (setup.height / base.focal / 0.56) ** 0.5 - foot,
        sprite: own[index % own.length]!,
        isFlipped: side > 0,
        phase,
      };
    };
    return ASIDE.map((further) => standAt(outward + further)).find((stand) => !isCovered(stand));
  }).filter((stand) => stand !== undefined);
}
