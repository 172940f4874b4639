import { findPerson } from '../person/findPerson.ts';
import { type Face, findFaces } from '../person/findFaces.ts';
import { lostShare } from '../matte.ts';
import { mapPlane, meanOf, type Plane } from '../planes.ts';
import type { Raster } from '../raster.ts';
import type { Removal } from '../instruction/readRemoval.ts';

type Who = Extract<Removal, { kind: 'people' }>['who'];

/** From how sure on a place belongs to somebody, and from how sure on it goes with the somebody beside it. */
const SURE = 0.5;
const LIKELY = 0.12;
/** Somebody is no smaller than this part of the picture. */
const LEAST_PART = 0.004;
/** So much larger is whom a photo is about than those behind. */
const MUCH_LARGER = 1.6;
/** The middle of somebody on the left is no farther right than this, parts of the width. */
const LEFT = 0.46;
/** As for a cut-out: doubt and lost limbs, parts of what surely is somebody. */
const MOST_DOUBT = 0.35;
const MOST_LOST = 0.08;

/** Whom to remove and who stays, 1 for each place of the network's plane. */
export interface FoundPeople {
  width: number;
  height: number;
  gone: Uint8Array;
  staying: Uint8Array;
}

/** The people that a wish is about; null where they cannot be told for certain from each other or from what is around. */
export async function findPeople(raster: Raster, who: Who): Promise<FoundPeople | null> {
  const plane = await findPerson(raster);
  const part = meanOf(mapPlane(plane, (value) => (value > SURE ? 1 : 0)));
  const doubt = meanOf(mapPlane(plane, (value) => (value > 0.15 && value < 0.85 ? 1 : 0)));
  if (doubt > part * MOST_DOUBT || lostShare(plane) > part * MOST_LOST) return null;
  const people = partsOf(plane).toSorted((a, b) => b.length - a.length);
  const gone = chosen(people, plane, who);
  if (gone.length === 0) return null;
  const marks = (of: readonly Int32Array[]): Uint8Array => {
    const marked = new Uint8Array(plane.values.length);
    for (const each of of) for (const index of each) marked[index] = 1;
    return marked;
  };
  const staying = people.filter((each) => !gone.includes(each));
  const found = { width: plane.width, height: plane.height, gone: marks(gone), staying: marks(staying) };
  return isEveryFaceIn(await findFaces(raster), { found, raster, who }) ? found : null;
}

/** Whether all faces are of people who were told apart: nobody was overlooked, and one is not two in an embrace. */
export function isEveryFaceIn(
  faces: readonly Pick<Face, 'left' | 'top' | 'width' | 'height'>[],
  { found, raster, who }: { found: FoundPeople; raster: Pick<Raster, 'width' | 'height'>; who: Who },
): boolean {
  const places = faces.map(({ left, top, width, height }) => {
    const x = Math.floor(((left + width / 2) / raster.width) * found.width);
    const y = Math.floor(((top + height / 2) / raster.height) * found.height);
    return y * found.width + x;
  });
  const going = places.filter((place) => found.gone[place] === 1);
  const isKnown = places.every((place) => found.gone[place] === 1 || found.staying[place] === 1);
  return isKnown && (who === 'all' || who === 'behind' || going.length <= 1);
}

/** Everybody apart from the others: the places of each. */
function partsOf({ width, height, values }: Plane): Int32Array[] {
  const owner = new Int32Array(values.length);
  const parts: number[][] = [];
  const take = (part: number[], least: number): void => {
    for (let at = 0; at < part.length; at++) {
      const index = part[at]!;
      const x = index % width;
      for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (next < 0 || next >= width * height || owner[next] !== 0 || values[next]! < least) continue;
        owner[next] = owner[index]!;
        part.push(next);
      }
    }
  };
  for (let index = 0; index < values.length; index++) {
    if (owner[index] !== 0 || values[index]! < SURE) continue;
    owner[index] = parts.length + 1;
    const part = [index];
    take(part, SURE);
    parts.push(part);
  }
  for (const part of parts) take(part, LIKELY);
  return parts.filter(({ length }) => length > values.length * LEAST_PART).map((part) => Int32Array.from(part));
}

function chosen(people: readonly Int32Array[], { width }: Plane, who: Who): readonly Int32Array[] {
  const [first, second] = people;
  if (!first) return [];
  const middleOf = (part: Int32Array): number =>
    part.reduce((sum, index) => sum + (index % width), 0) / part.length / width;
  switch (who) {
    case 'all':
      return people;
    case 'one':
      return second ? [] : [first];
    case 'behind':
      return second && first.length > second.length * MUCH_LARGER ? people.slice(1) : [];
    case 'left':
    case 'right': {
      const farFrom = (part: Int32Array): number => (who === 'left' ? middleOf(part) : 1 - middleOf(part));
      const farthest = people.toSorted((a, b) => farFrom(a) - farFrom(b))[0]!;
      return farFrom(farthest) < LEFT ? [farthest] : [];
    }
  }
}
