import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../../../light/colour.ts';
import { registerStudioFont, STUDIO_FONT } from '../../../post/fonts.ts';
import type { Rgb } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import type { SignSprite } from '../signs.ts';
import { painted } from './townLight.ts';

/** A box over the pavement with the kind of a shop on it, lit from inside after dark. */
export function bakeShopSign(
  word: string,
  [board, letters]: readonly [board: Rgb, letters: Rgb],
  light: CityLight,
): SignSprite {
  registerStudioFont();
  const isDark = isLampLit(light);
  const face = createCanvas(168, 88);
  const context = face.getContext('2d');
  const ground = isDark ? mix(board, [255, 244, 214], 0.16) : painted(light, board, 0.8);
  context.fillStyle = css(mix(ground, [255, 255, 255], 0.55));
  context.fillRect(0, 0, 168, 88);
  context.fillStyle = css(ground);
  context.fillRect(5, 5, 158, 78);
  context.fillStyle = css(isDark ? letters : painted(light, letters, 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const words = word.split(' ');
  context.font = `800 ${words.length > 1 ? 34 : 42}px ${STUDIO_FONT}`;
  for (const [line, text] of words.entries())
    context.fillText(text, 84, 44 + (line - (words.length - 1) / 2) * 34, 148);
  const glow = createCanvas(32, 32);
  const glowContext = glow.getContext('2d');
  const halo = glowContext.createRadialGradient(16, 16, 1, 16, 16, 16);
  halo.addColorStop(0, css(board, 0.3));
  halo.addColorStop(1, css(board, 0));
  glowContext.fillStyle = halo;
  glowContext.fillRect(0, 0, 32, 32);
  return { face, glow };
}
