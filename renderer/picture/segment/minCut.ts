/** Steps to the eight neighbours of a pixel; a step and its opposite differ in the last bit of their places. */
export const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const;

const FREE = 0;
const SOURCE = 1;
const SINK = 2;
/** Instead of a step to its parent: a pixel's parent is its own terminal, it has none, or it has just lost it. */
const TERMINAL = 8;
const NONE = 9;
const ORPHAN = 10;

/** What a cut is found by: each pixel's own leaning, and how closely it belongs to its neighbours. */
export interface Grid {
  width: number;
  height: number;
  /** How much speaks for the source (above 0) or the sink (below 0), by pixel. */
  terminal: Float32Array;
  /** What it costs to cut a pixel from its neighbour, eight by pixel in the order of `STEPS`; 0 across the rim. */
  links: Float32Array;
}

/**
 * The cheapest cut between source and sink (Boykov and Kolmogorov: "An experimental comparison of min-cut/max-flow
 * algorithms", 2004). Both arrays are used up.
 * @returns 1 for each pixel on the source's side
 */
export function minCut({ width, height, terminal, links }: Grid): Uint8Array {
  const count = width * height;
  const offsets = STEPS.map(([x, y]) => y * width + x);
  const tree = new Uint8Array(count);
  const parent = new Uint8Array(count).fill(NONE);
  const distance = new Int32Array(count);
  const seen = new Int32Array(count);
  const queue = new Int32Array(count + 1);
  const isQueued = new Uint8Array(count);
  let [head, tail, time] = [0, 0, 0];
  const orphans: number[] = [];

  const activate = (node: number): void => {
    if (isQueued[node]) return;
    isQueued[node] = 1;
    queue[tail] = node;
    tail = tail === count ? 0 : tail + 1;
  };
  const orphan = (node: number): void => {
    parent[node] = ORPHAN;
    orphans.push(node);
  };
  /** What can still flow along a tree's link from `node` by `step`, away from the source and towards the sink. */
  const residual = (side: number, node: number, step: number): number =>
    side === SOURCE ? links[node * 8 + step]! : links[(node + offsets[step]!) * 8 + (step ^ 1)]!;

  for (let node = 0; node < count; node++) {
    if (terminal[node] === 0) continue;
    tree[node] = terminal[node]! > 0 ? SOURCE : SINK;
    parent[node] = TERMINAL;
    distance[node] = 1;
    activate(node);
  }

  const bottleneckOf = (start: number, side: number, least: number): number => {
    let most = least;
    let node = start;
    while (parent[node] !== TERMINAL) {
      const step = parent[node]!;
      const next = node + offsets[step]!;
      most = Math.min(most, side === SOURCE ? links[next * 8 + (step ^ 1)]! : links[node * 8 + step]!);
      node = next;
    }
    return Math.min(most, Math.abs(terminal[node]!));
  };
  const push = (start: number, side: number, flow: number): void => {
    let node = start;
    while (parent[node] !== TERMINAL) {
      const step = parent[node]!;
      const next = node + offsets[step]!;
      const [forth, back] =
        side === SOURCE ? [next * 8 + (step ^ 1), node * 8 + step] : [node * 8 + step, next * 8 + (step ^ 1)];
      links[forth] = links[forth]! - flow;
      links[back] = links[back]! + flow;
      if (links[forth]! <= 1e-6) {
        links[forth] = 0;
        orphan(node);
      }
      node = next;
    }
    const left = Math.abs(terminal[node]!) - flow;
    terminal[node] = left <= 1e-6 ? 0 : side === SOURCE ? left : -left;
    if (terminal[node] === 0) orphan(node);
  };
  /** How far a pixel is from its terminal, or Infinity when its branch hangs on an orphan. */
  const depthOf = (start: number): number => {
    let steps = 0;
    let node = start;
    for (;;) {
      if (seen[node] === time) {
        steps += distance[node]!;
        break;
      }
      const step = parent[node]!;
      if (step === NONE || step === ORPHAN) return Infinity;
      steps++;
      if (step === TERMINAL) {
        seen[node] = time;
        distance[node] = 1;
        break;
      }
      node += offsets[step]!;
    }
    const depth = steps;
    for (node = start; seen[node] !== time; node += offsets[parent[node]!]!) {
      seen[node] = time;
      distance[node] = steps--;
    }
    return depth;
  };
  const adopt = (node: number): void => {
    const side = tree[node]!;
    let least = Infinity;
    let best = NONE;
    for (let step = 0; step < 8; step++) {
      const next = node + offsets[step]!;
      if (next < 0 || next >= count || tree[next] !== side) continue;
      const flow = side === SOURCE ? links[next * 8 + (step ^ 1)]! : links[node * 8 + step]!;
      if (flow <= 0) continue;
      const depth = depthOf(next);
      if (depth >= least) continue;
      least = depth;
      best = step;
    }
    parent[node] = best;
    if (best !== NONE) {
      seen[node] = time;
      distance[node] = least + 1;
      return;
    }
    tree[node] = FREE;
    for (let step = 0; step < 8; step++) {
      const next = node + offsets[step]!;
      if (next < 0 || next >= count || tree[next] !== side || parent[next] === NONE) continue;
      const flow = side === SOURCE ? links[next * 8 + (step ^ 1)]! : links[node * 8 + step]!;
      if (flow > 0) activate(next);
      if (parent[next] === (step ^ 1)) orphan(next);
    }
  };

  while (head !== tail) {
    const node = queue[head]!;
    if (parent[node] === NONE) {
      head = head === count ? 0 : head + 1;
      isQueued[node] = 0;
      continue;
    }
    const side = tree[node]!;
    let met = NONE;
    for (let step = 0; step < 8 && met === NONE; step++) {
      const next = node + offsets[step]!;
      if (next < 0 || next >= count || residual(side, node, step) <= 0) continue;
      if (tree[next] === FREE) {
        tree[next] = side;
        parent[next] = step ^ 1;
        seen[next] = seen[node]!;
        distance[next] = distance[node]! + 1;
        activate(next);
      } else if (tree[next] !== side) met = step;
    }
    if (met === NONE) {
      head = head === count ? 0 : head + 1;
      isQueued[node] = 0;
      continue;
    }
    time++;
    const other = node + offsets[met]!;
    const [from, to, step] = side === SOURCE ? [node, other, met] : [other, node, met ^ 1];
    const flow = bottleneckOf(to, SINK, bottleneckOf(from, SOURCE, links[from * 8 + step]!));
    links[from * 8 + step] = Math.max(0, links[from * 8 + step]! - flow);
    if (links[from * 8 + step]! <= 1e-6) links[from * 8 + step] = 0;
    links[to * 8 + (step ^ 1)] = links[to * 8 + (step ^ 1)]! + flow;
    push(from, SOURCE, flow);
    push(to, SINK, flow);
    while (orphans.length > 0) adopt(orphans.pop()!);
  }
  return tree.map((side) => (side === SOURCE ? 1 : 0));
}
