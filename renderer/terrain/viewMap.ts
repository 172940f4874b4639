import type { Camera } from './camera.ts';

/**
 * Where a point that one camera sees stands for another. For a pixel at `aside` (to the right) and `up` of the middle
 * of the horizon, as slopes, and `z` away: away = awayBase + z × (awayAhead + aside × awayAside), across likewise,
 * over = overBase + z × up; then column = middle + focal × across ÷ away, row = horizonY − focal × over ÷ away.
 */
export interface ViewMap {
  awayBase: number;
  awayAhead: number;
  awayAside: number;
  acrossBase: number;
  acrossAhead: number;
  acrossAside: number;
  overBase: number;
  horizonY: number;
  focal: number;
}

/** The way from what `from` sees to what `to` sees. */
export function mapView(from: Camera, to: Camera): ViewMap {
  const fromX = Math.sin(from.yaw);
  const fromY = Math.cos(from.yaw);
  const toX = Math.sin(to.yaw);
  const toY = Math.cos(to.yaw);
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  return {
    awayBase: dx * toX + dy * toY,
    awayAhead: fromX * toX + fromY * toY,
    awayAside: fromY * toX - fromX * toY,
    acrossBase: dx * toY - dy * toX,
    acrossAhead: fromX * toY - fromY * toX,
    acrossAside: fromY * toY + fromX * toX,
    overBase: from.height - to.height,
    horizonY: to.horizonY,
    focal: to.focal,
  };
}
