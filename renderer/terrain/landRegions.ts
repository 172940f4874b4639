import { bytes, floats, openKernels, words, type Kernels } from '../kernels/kernels.ts';
import { FIELD_SIZE } from './heightfield.ts';
import { BLOCK, type LandView } from './landView.ts';
import type { Surface } from './surface.ts';
import type { PlantSprite, SpriteLevel } from './treeSprites.ts';
import type { ViewMap } from './viewMap.ts';

/** The memory in which a landscape's frames are made: seen from here as arrays, worked on by the kernels. */
export interface LandRegions {
  kernels: Kernels;
  /** RGBA. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
  surface: Surface;
  /** 1 ÷ distance for each square of pixels; 0 where only sky shows. */
  nearness: Float32Array;
  /** Address of what describes all of this to the kernels (`Land` in assembly/reproject.ts). */
  land: number;
  /** Address of a sprite's pixels. */
  spriteAt(level: SpriteLevel): number;
  /** What a march goes over, still to be written (renderer/terrain/march.ts). */
  ground: GroundRegions;
  water: WaterRegions;
  /** Regions for the two views that a frame is made of. */
  views: readonly [ViewRegion, ViewRegion];
  /** Regions for the ways from a view to the frame or back. */
  ways: readonly [WayRegion, WayRegion];
}

/** Fields and tiles of a landscape as the kernels need them (`Ground` in assembly/march.ts). */
export interface GroundRegions {
  bare: Float32Array;
  crowned: Float32Array;
  baked: Uint8ClampedArray;
  lava: Float32Array;
  detail: Float32Array;
  billows: Float32Array;
  fogTable: Float32Array;
  fogColours: Float32Array;
  steps: Float32Array;
  thickness: Float32Array;
  peaks: Float32Array;
  cells: Float32Array;
  /** The record itself: its whole numbers come first, then the others. */
  record: Int32Array<ArrayBuffer>;
}

/** Tiles and lines of a water as the kernels need them (`Water` in assembly/water.ts). */
export interface WaterRegions {
  ripples: Float32Array;
  /** To the right and away, side by side. */
  slopes: Float32Array;
  foam: Float32Array;
  shore: Float32Array;
  angles: Float32Array;
  decay: Float32Array;
  fogs: Float32Array;
  waterRecord: Int32Array<ArrayBuffer>;
}

export interface ViewRegion {
  /** Copies a view in where it is not there already. Returns its address. */
  hold(view: LandView): number;
}

export interface WayRegion {
  /** Writes a way and the camera it starts from. Returns its address. */
  hold(map: ViewMap, from: { horizonY: number; focal: number }): number;
}

/** Side of the tiles of fine relief and of clouds. */
export const TILE_SIZE = 256;
/** Bytes of a square's place in a view. */
const PLACE = 16;

/** Cells along a side of the squares whose highest ground is known. */
export const PEAK_SIZE = 16;
/** The most steps of a march, and numbers of its fog table. */
const MOST_STEPS = 4096;
const FOG_NUMBERS = 2049;
/** Numbers of the table for e^−x. */
export const DECAY_NUMBERS = 2049;
/** Numbers of a row's cell and of the records. */
const CELL = 8;
const RECORD = 38;

export interface LandRegionsOptions {
  width: number;
  height: number;
  hasLava: boolean;
  /** All that grows in the landscape. */
  sprites: ReadonlySet<PlantSprite>;
}

/** Opens the regions for frames of a size. */
export function openLandRegions({ width, height, hasLava, sprites }: LandRegionsOptions): LandRegions {
  const area = width * height;
  const across = width / BLOCK;
  const squares = across * (height / BLOCK);
  const levels = [...sprites].flatMap((sprite) => sprite.levels);
  const viewBytes = area * 12 + squares * 5;
  const { kernels, regions } = openKernels({
    pixels: bytes(area * 4),
    depth: floats(area),
    water: floats(area),
    waterDepth: floats(area),
    nearness: floats(squares),
    earlier: bytes(across * PLACE),
    later: bytes(across * PLACE),
    shares: words(across),
    wetness: bytes(across),
    land: words(11),
    first: bytes(viewBytes),
    firstView: words(5),
    second: bytes(viewBytes),
    secondView: words(5),
    wayOne: floats(11),
    wayTwo: floats(11),
    bare: floats(FIELD_SIZE * FIELD_SIZE),
    crowned: floats(FIELD_SIZE * FIELD_SIZE),
    baked: bytes(FIELD_SIZE * FIELD_SIZE * 4),
    lava: floats(hasLava ? FIELD_SIZE * FIELD_SIZE : 0),
    detail: floats(TILE_SIZE * TILE_SIZE),
    billows: floats(TILE_SIZE * TILE_SIZE),
    fogTable: floats(FOG_NUMBERS),
    fogColours: floats(width * 3),
    steps: floats(MOST_STEPS),
    thickness: floats(MOST_STEPS),
    peaks: floats((FIELD_SIZE / PEAK_SIZE) ** 2),
    cells: floats(height * CELL),
    record: words(RECORD),
    ripples: floats(TILE_SIZE * TILE_SIZE),
    slopes: floats(TILE_SIZE * TILE_SIZE * 2),
    foam: floats(TILE_SIZE * TILE_SIZE),
    shore: floats(width),
    angles: floats(width),
    decay: floats(DECAY_NUMBERS),
    fogs: floats(height),
    waterRecord: words(RECORD),
    sprites: bytes(levels.reduce((sum, level) => sum + level.pixels.length, 0)),
  });
  const plants = plant(regions.sprites, levels);
  const { pixels, depth, water, waterDepth, nearness, earlier, later, shares, wetness } = regions;
  const parts = [pixels, depth, water, waterDepth, nearness, earlier, later, shares, wetness];
  regions.land.set([width, height, ...parts.map(({ byteOffset }) => byteOffset)]);
  return {
    kernels,
    pixels,
    surface: { depth, water, waterDepth },
    nearness,
    land: regions.land.byteOffset,
    spriteAt: (level) => plants.get(level)!,
    ground: regions,
    water: regions,
    views: [
      createViewRoom(regions.first, regions.firstView, area, squares),
      createViewRoom(regions.second, regions.secondView, area, squares),
    ],
    ways: [createWayRoom(regions.wayOne), createWayRoom(regions.wayTwo)],
  };
}

/** Copies sprites in, multiplied by their opacity so that they can be read between pixels; returns where each lies. */
function plant(region: Uint8ClampedArray<ArrayBuffer>, levels: readonly SpriteLevel[]): Map<SpriteLevel, number> {
  const places = new Map<SpriteLevel, number>();
  let at = 0;
  for (const level of levels) {
    places.set(level, region.byteOffset + at);
    const { pixels } = level;
    for (let index = 0; index < pixels.length; index += 4) {
      const opacity = pixels[index + 3]!;
      for (let channel = 0; channel < 3; channel++)
        region[at + index + channel] = (pixels[index + channel]! * opacity) / 255;
      region[at + index + 3] = opacity;
    }
    at += pixels.length;
  }
  return places;
}

function createViewRoom(
  region: Uint8ClampedArray<ArrayBuffer>,
  addresses: Int32Array,
  area: number,
  squares: number,
): ViewRegion {
  const { buffer, byteOffset } = region;
  const colours = new Uint32Array(buffer, byteOffset, area);
  const water = new Float32Array(buffer, byteOffset + area * 4, area);
  const waterDepth = new Float32Array(buffer, byteOffset + area * 8, area);
  const nearness = new Float32Array(buffer, byteOffset + area * 12, squares);
  const wetness = new Uint8Array(buffer, byteOffset + area * 12 + squares * 4, squares);
  addresses.set([colours, water, waterDepth, nearness, wetness].map((part) => part.byteOffset));
  let held: LandView | null = null;
  return {
    hold(view) {
      if (held !== view) {
        colours.set(view.colours);
        water.set(view.water);
        waterDepth.set(view.waterDepth);
        nearness.set(view.nearness);
        wetness.set(view.wetness);
        held = view;
      }
      return addresses.byteOffset;
    },
  };
}

function createWayRoom(region: Float32Array): WayRegion {
  return {
    hold(map, { horizonY, focal }) {
      region.set([
        map.awayBase,
        map.awayAhead,
        map.awayAside,
        map.acrossBase,
        map.acrossAhead,
        map.acrossAside,
        map.overBase,
        map.horizonY,
        map.focal,
        horizonY,
        focal,
      ]);
      return region.byteOffset;
    },
  };
}
