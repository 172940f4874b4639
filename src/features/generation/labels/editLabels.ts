import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the embedded engine did to a picture, by the value of its chip (EDIT_VALUES of the studio). */
export const EDIT_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  pencil: msg`pencil sketch`, ink: msg`ink drawing`, oil: msg`oil painting`, watercolour: msg`watercolour`, cartoon: msg`cartoon`, anime: msg`anime`, poster: msg`poster`,
  popArt: msg`pop art`, pixel: msg`pixel art`, paper: msg`cut paper`, origami: msg`origami`, render: msg`3D render`, duotone: msg`two colours`, tealOrange: msg`teal and orange`,
  brighten: msg`brighter`, darken: msg`darker`, contrast: msg`more contrast`, warm: msg`warmer`, cool: msg`cooler`, saturate: msg`richer colours`,
  fade: msg`faded`, detail: msg`more detail`, sharpen: msg`sharper`, smooth: msg`smoother`, vignette: msg`dark edges`, grain: msg`film grain`,
  tiltShift: msg`miniature look`, softGlow: msg`soft glow`,
  spring: msg`spring`, summer: msg`summer`, autumn: msg`autumn`, winter: msg`winter`,
  row: msg`side by side`, column: msg`one above the other`, grid: msg`collage`, blend: msg`blended`, onto: msg`one before the other`, transfer: msg`colours of the second`,
  expand: msg`widened to fit`, crop: msg`cropped to fit`, flip: msg`mirrored`, upscale: msg`enlarged`,
  removeBackground: msg`background removed`, blurBackground: msg`background blurred`, plainBackground: msg`plain background`,
};
