import { smoothstep } from '../light/noise.ts';
import { cutByColour, sharpnessOf } from './colourCut.ts';
import { findPerson } from './person/findPerson.ts';
import {
  boxBlur,
  createPlane,
  guidedFilter,
  luminancePlane,
  mapPlane,
  meanOf,
  opacityPlane,
  type Plane,
  resizePlane,
} from './planes.ts';
import { hasTransparency, type Raster, resizeRaster } from './raster.ts';
import { cutByGraph } from './segment/cutByGraph.ts';

/** What stands in front in a picture, and how it was found. */
export interface Matte {
  /** 0 behind to 1 in front; the picture's size. */
  plane: Plane;
  /** `guess` is only where something may be, mostly the middle; nothing is cut out by it. */
  source: 'transparency' | 'person' | 'colour' | 'guess';
  /** Beside a guess, the people who are there but cannot be cut out, arms that are half found included. */
  somebody?: Plane;
}

/** A thing is looked for at this many pixels a side: by its outline costs more. */
const COLOUR_SIDE = 280;
const GRAPH_SIDE = 240;
/** A body that fills nearly the whole picture leaves no background to be told from it: a cat's face, close up. */
const LARGEST_BODY = 0.86;
/** Somebody of whom more than this is lost cannot be cut out: arms would fade. How far from the rest a limb begins, pixels. */
const MOST_LOST = 0.08;
const LIMB_REACH = 6;
/** Edges are looked for at no more than this many pixels a side. */
const EDGE_SIDE = 1400;

/** Finds what stands in front: an existing cut-out, else a person, else a thing unlike its border, else the middle. */
export async function findMatte(raster: Raster): Promise<Matte> {
  if (hasTransparency(raster)) return { plane: opacityPlane(raster), source: 'transparency' };
  return findFront(raster, await findPerson(raster));
}

/**
 * Finds what stands in front in a picture without a cut-out.
 * @param person how surely each place belongs to somebody, 0–1, at any size
 */
export async function findFront(raster: Raster, person: Plane): Promise<Matte> {
  const part = meanOf(mapPlane(person, (value) => (value > 0.5 ? 1 : 0)));
  const doubt = meanOf(mapPlane(person, (value) => (value > 0.15 && value < 0.85 ? 1 : 0)));
  const isSomebody = part > 0.05 && part < LARGEST_BODY && doubt < part * 0.35;
  const isLost = isSomebody && lostShare(person) > part * MOST_LOST;
  if (isSomebody && !isLost) return { plane: await followEdges(person, raster), source: 'person' };
  // What is left of somebody by colour lacks arms as well.
  const thing = isLost ? null : await cutThing(raster);
  if (thing) return { plane: await followEdges(thing, raster), source: 'colour' };
  // Not sure enough to cut by, but nearer to somebody's outline than an ellipse is.
  const isLikely = part > 0.08 && doubt < part * 0.5;
  const guess = isLikely ? await followEdges(person, raster) : createEllipse(raster.width, raster.height);
  const somebody = resizePlane(person, raster.width, raster.height);
  return { plane: guess, source: 'guess', ...((isLost || isLikely) && { somebody }) };
}

/** Cuts out the one thing in a picture: by colours and outline together, else by colours that are all its own. */
async function cutThing(raster: Raster): Promise<Plane | null> {
  const within = (side: number): Promise<Raster> => {
    const scale = side / Math.max(raster.width, raster.height);
    const [width, height] = [raster.width * scale, raster.height * scale];
    return resizeRaster(raster, Math.max(24, Math.round(width)), Math.max(24, Math.round(height)));
  };
  const small = await within(GRAPH_SIDE);
  return cutByGraph(small, sharpnessOf(luminancePlane(small))) ?? cutByColour(await within(COLOUR_SIDE));
}

/** The part of a plane that may belong to somebody and lies away from what surely does: an arm that is half there. */
export function lostShare(person: Plane): number {
  const sure = boxBlur(
    mapPlane(person, (value) => (value > 0.85 ? 1 : 0)),
    LIMB_REACH,
  );
  return meanOf(
    mapPlane(person, (value, index) => (value > 0.12 && value < 0.85 && sure.values[index]! < 0.02 ? 1 : 0)),
  );
}

/** Enlarges a small matte so that its border follows the picture's edges. */
async function followEdges(matte: Plane, raster: Raster): Promise<Plane> {
  const scale = Math.min(1, EDGE_SIDE / Math.max(raster.width, raster.height));
  const width = Math.round(raster.width * scale);
  const height = Math.round(raster.height * scale);
  const guide = luminancePlane(await resizeRaster(raster, width, height));
  const radius = Math.max(2, Math.round(Math.max(width, height) / 150));
  const fine = guidedFilter(resizePlane(matte, width, height), guide, radius, 0.0004);
  // Soft pixels count as outside: a thin seam of the old background would give the cut-out away.
  return resizePlane(
    mapPlane(fine, (value) => smoothstep(0.22, 0.86, value)),
    raster.width,
    raster.height,
  );
}

function createEllipse(width: number, height: number): Plane {
  return mapPlane(createPlane(width, height), (_, index) => {
    const x = ((index % width) + 0.5) / width - 0.5;
    const y = (Math.floor(index / width) + 0.5) / height - 0.52;
    return 1 - smoothstep(0.62, 1.02, Math.hypot(x / 0.42, y / 0.46));
  });
}
