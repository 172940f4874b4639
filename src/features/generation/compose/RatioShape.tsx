import type { AspectRatio } from '../../../../contract/generation.ts';
import { ratioValue } from '../tasks/frameRatio.ts';

/** Side of the square that contains the shape, in SVG units. */
const BOX = 24;
const LONG_SIDE = 20;

/** An aspect ratio drawn as a rectangle, a dashed one for `adaptive`. Decorative: its name stands beside it. */
export function RatioShape({ ratio, className = 'size-6' }: { ratio: AspectRatio; className?: string }) {
  const value = ratio === 'adaptive' ? 1 : ratioValue(ratio);
  const width = value >= 1 ? LONG_SIDE : LONG_SIDE * value;
  const height = value >= 1 ? LONG_SIDE / value : LONG_SIDE;
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`} className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <rect
        x={(BOX - width) / 2}
        y={(BOX - height) / 2}
        width={width}
        height={height}
        rx="2.5"
        fill="currentColor"
        fillOpacity="0.12"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray={ratio === 'adaptive' ? '3.2 3' : undefined}
      />
    </svg>
  );
}
