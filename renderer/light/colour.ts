import type { Rgb } from '../scene.ts';

/** Reads the colour of `#rrggbb` or `#rrggbbaa`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Straight mix of two colours: `amount` 0 gives the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}

/** Multiplies every channel. */
export function scale(colour: Rgb, factor: number): Rgb {
  return [Math.min(255, colour[0] * factor), Math.min(255, colour[1] * factor), Math.min(255, colour[2] * factor)];
}

/** Perceived brightness, 0–255 (BT.709 weights). */
export function luminance(colour: Rgb): number {
  return colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
}

/** Moves a colour towards its own grey: 1 leaves it, 0 makes it grey, above 1 strengthens it. */
export function saturate(colour: Rgb, amount: number): Rgb {
  const grey = luminance(colour);
  const clamp = (value: number): number => Math.min(255, Math.max(0, value));
  return [
    clamp(grey + (colour[0] - grey) * amount),
    clamp(grey + (colour[1] - grey) * amount),
    clamp(grey + (colour[2] - grey) * amount),
  ];
}

/** Turns the hue by so many degrees, keeping brightness (YIQ rotation: cheap and smooth). */
export function turnHue(colour: Rgb, degrees: number): Rgb {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [r, g, b] = colour;
  const clamp = (value: number): number => Math.min(255, Math.max(0, value));
  return [
    clamp(
      r * (0.299 + 0.701 * cos + 0.168 * sin) +
        g * (0.587 - 0.587 * cos + 0.33 * sin) +
        b * (0.114 - 0.114 * cos - 0.497 * sin),
    ),
    clamp(
      r * (0.299 - 0.299 * cos - 0.328 * sin) +
        g * (0.587 + 0.413 * cos + 0.035 * sin) +
        b * (0.114 - 0.114 * cos + 0.292 * sin),
    ),
    clamp(
      r * (0.299 - 0.3 * cos + 1.25 * sin) +
        g * (0.587 - 0.588 * cos - 1.05 * sin) +
        b * (0.114 + 0.886 * cos - 0.203 * sin),
    ),
  ];
}

/** CSS text of a colour, with an opacity of 0–1. */
export function css(colour: Rgb, opacity = 1): string {
  return `rgba(${Math.round(colour[0])},${Math.round(colour[1])},${Math.round(colour[2])},${opacity})`;
}

/** A colour as one number, as details have it. */
export const packColour = ([r, g, b]: Rgb): number => Math.round(r) * 65536 + Math.round(g) * 256 + Math.round(b);

/** The colour of such a number. */
export const unpackColour = (packed: number): Rgb => [packed >> 16, (packed >> 8) & 255, packed & 255];

/** A colour as `#rrggbb`. */
export const hex = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
