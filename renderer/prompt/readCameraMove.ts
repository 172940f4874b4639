import type { CameraMotion } from '../scene.ts';
import type { Token } from './tokens.ts';

/** A camera movement that a prompt describes in a whole sentence: "camera slowly moves to the left". */
export interface CameraMove {
  motion: CameraMotion;
  /** Index after its last word. */
  end: number;
  /** Slower than usual. */
  isGentle: boolean;
}

const CAMERAS: ReadonlySet<string> = new Set(['camera', 'kamera', 'kameranya']);

const WAYS: ReadonlyMap<string, CameraMotion> = new Map(
  (
    [
      ['forward forwards ahead maju depan mendekat mendekati closer approaches approaching', 'forward'],
      ['back backward backwards out away mundur belakang menjauh retreats retreating', 'back'],
      ['left leftward leftwards kiri', 'left'],
      ['right rightward rightwards kanan', 'right'],
      ['up upward upwards naik atas rises rising ascends ascending', 'up'],
      ['down downward downwards turun bawah descends descending lowers lowering', 'down'],
      ['around orbits orbiting circles circling muter memutar berputar mengitari mengelilingi berkeliling', 'orbit'],
      ['still static diam statis', 'none'],
    ] as const
  ).flatMap(([words, motion]) => words.split(' ').map((word) => [word, motion] as const)),
);

/** Verbs that move a camera; before a direction they need no "camera". */
const MOVES: ReadonlySet<string> = new Set(
  'moves moving move goes going go travels traveling travelling glides gliding drifts drifting slides sliding pulls pulling pull pushes pushing push pans panning tilts tilting dollies dollying tracks tracking bergerak gerak gerakan gerakkan bergeser digeser'.split(
    ' ',
  ),
);
const ZOOMS: ReadonlySet<string> = new Set('zoom zooms zooming'.split(' '));
const PACES: ReadonlySet<string> = new Set('slowly slow gently perlahan pelan lambat'.split(' '));
/** Words that may stand between the camera and its direction. */
const BETWEEN: ReadonlySet<string> = new Set(
  'is then stays keeps starts that which smoothly slightly a bit to the terus agak sedikit lalu kemudian yang ke secara'.split(
    ' ',
  ),
);
/** How many words a movement may take up to its direction; what comes later is about something else. */
const REACH = 6;

/**
 * The camera movement that the words at `start` describe; null if they describe none.
 * @param isOfPicture whether a photo is being animated: "pulling back" alone then means the camera, otherwise perhaps a
 * boat
 */
export function readCameraMove(tokens: readonly Token[], start: number, isOfPicture = false): CameraMove | null {
  const isNamed = CAMERAS.has(tokens[start]!.word);
  if (!isNamed && !(isOfPicture && (MOVES.has(tokens[start]!.word) || ZOOMS.has(tokens[start]!.word)))) return null;
  let isGentle = false;
  let verb: 'move' | 'zoom' | null = null;
  for (let at = isNamed ? start + 1 : start; at < Math.min(tokens.length, start + REACH); at++) {
    const { word, opens } = tokens[at]!;
    if (opens && at > start) return null;
    const way = WAYS.get(word);
    if (verb === 'zoom' && way === 'back') return ended({ motion: 'back', at, isGentle });
    if (verb && word === 'in' && isLast(tokens, at))
      return ended({ motion: verb === 'zoom' ? 'zoom' : 'forward', at, isGentle });
    if (way && verb !== 'zoom') return ended({ motion: way, at, isGentle });
    if (MOVES.has(word)) verb = 'move';
    else if (ZOOMS.has(word)) {
      verb = 'zoom';
      const next = tokens[at + 1]?.word;
      if (next !== 'in' && next !== 'out' && !(next && PACES.has(next) && tokens[at + 2]?.word === 'in'))
        return ended({ motion: 'zoom', at, isGentle });
    } else if (PACES.has(word)) isGentle = true;
    else if (!BETWEEN.has(word)) return null;
  }
  return null;

  function ended({
    motion,
    at,
    isGentle: wasGentle,
  }: {
    motion: CameraMotion;
    at: number;
    isGentle: boolean;
  }): CameraMove {
    let end = at + 1;
    let isSlow = wasGentle;
    // "berputar mengelilingi", "naik perlahan": a second word for the same way, and its pace.
    for (; end < tokens.length && !tokens[end]!.opens; end++) {
      const { word } = tokens[end]!;
      if (PACES.has(word)) isSlow = true;
      else if (WAYS.get(word) !== motion) break;
    }
    return { motion, end, isGentle: isSlow };
  }
}

/** Whether "in" ends the movement: "pushes in" goes nearer, "moves in the rain" names a place. */
function isLast(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return !next || next.opens || PACES.has(next.word) || ['to', 'toward', 'towards', 'on', 'and'].includes(next.word);
}
