import { createElement, type SVGProps } from 'react';

/** Tag and attributes of each shape, on a 24 × 24 grid. */
type Shapes = readonly [tag: string, attributes: Record<string, string>][];

/**
 * The component of an icon, drawn as by lucide-react: strokes in the text's colour, hidden from screen readers unless
 * it has a label.
 */
export function createIcon(shapes: Shapes) {
  return ({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={!props['aria-label']}
      {...props}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
