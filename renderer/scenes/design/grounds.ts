import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from '../../light/colour.ts';
import type { Design } from '../../prompt/design.ts';
import type { Rgb } from '../../scene.ts';
import { type GroundOptions, wash } from './pageGround.ts';
import { paintArch } from './archGround.ts';
import { paintSpray } from './spray.ts';
import { cardOf, isDarkPage } from './areas.ts';

const WHITE: Rgb = [255, 255, 255];

/** Paints what a design stands on, and what frames it. */
export function paintGround(context: SKRSContext2D, design: Design, options: GroundOptions): void {
  const { kind, dress } = design;
  if (kind === 'poster' || kind === 'banner') paintSheet(context, design, options);
  else if (kind === 'logo') paintPlain(context, design, options);
  else if (kind === 'menu') paintBoard(context, options);
  else if (kind === 'label') paintLabel(context, options);
  else if (kind === 'businessCard') paintCard(context, options);
  else if (kind === 'certificate') paintCertificate(context, options);
  else if (dress === 'feast') paintFeast(context, design, options);
  else if (dress === 'arch') paintArch(context, design, options);
  else paintPaper(context, design, options);
}

/** A dark page in the main colour, with large shapes behind its letters. */
function paintSheet(context: SKRSContext2D, { isMinimal }: Design, options: GroundOptions): void {
  const { width, height, random, layout } = options;
  const { deep, main, accent } = layout.colours;
  const fill = context.createLinearGradient(0, 0, width * 0.4, height);
  fill.addColorStop(0, main);
  fill.addColorStop(1, deep);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  if (isMinimal) return;
  const short = Math.min(width, height);
  context.save();
  // Rays from behind the sign.
  const at = layout.emblem
    ? { x: layout.emblem.x + layout.emblem.size / 2, y: layout.emblem.y + layout.emblem.size / 2 }
    : { x: width / 2, y: height / 3 };
  context.fillStyle = 'rgba(255,255,255,0.055)';
  const far = Math.hypot(width, height);
  for (let ray = 0; ray < 16; ray++) {
    const angle = ((ray + random() * 0.1) / 16) * Math.PI * 2;
    context.beginPath();
    context.moveTo(at.x, at.y);
    context.lineTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far);
    context.lineTo(at.x + Math.cos(angle + 0.19) * far, at.y + Math.sin(angle + 0.19) * far);
    context.fill();
  }
  for (const [x, y, r, alpha] of [
    [0, 0, 0.3, 0.9],
    [1, 1, 0.36, 0.9],
  ] as const) {
    context.globalAlpha = alpha;
    context.fillStyle = accent;
    context.beginPath();
    context.arc(x * width, y * height, r * short * 0.5, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha = 0.9;
    context.strokeStyle = 'rgba(255,255,255,0.6)';
    context.lineWidth = short * 0.008;
    context.beginPath();
    context.arc(x * width, y * height, r * short * 0.6, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 0.8;
  context.fillStyle = '#ffffff';
  for (const [left, top] of [
    [width - short * 0.16, short * 0.07],
    [short * 0.06, height - short * 0.13],
  ] as const)
    for (let row = 0; row < 4; row++)
      for (let dot = 0; dot < 4; dot++) {
        context.beginPath();
        context.arc(left + dot * short * 0.03, top + row * short * 0.024, short * 0.0045, 0, Math.PI * 2);
        context.fill();
      }
  context.restore();
}

function paintPlain(context: SKRSContext2D, design: Design, options: GroundOptions): void {
  const { colours } = options.layout;
  if (isDarkPage(design, colours)) wash(context, options, mix(rgb(colours.deep), rgb(colours.main), 0.2), 0.3);
  else wash(context, options, rgb(colours.soft), 0.04);
}

/** A dark board in a thin frame. */
function paintBoard(context: SKRSContext2D, options: GroundOptions): void {
  const { width, height, layout, random } = options;
  const base = mix(rgb(layout.colours.deep), [26, 24, 24], 0.55);
  wash(context, options, base, 0.3);
  context.fillStyle = 'rgba(255,255,255,0.02)';
  for (let smear = 0; smear < 40; smear++) {
    context.beginPath();
    context.ellipse(random() * width, random() * height, width * 0.12 * random(), height * 0.02, random() * 3, 0, 7);
    context.fill();
  }
  frame(context, options, { inset: 0.035, colour: layout.colours.accent, line: 0.006, radius: 0.02 });
  frame(context, options, { inset: 0.05, colour: layout.colours.accent, line: 0.002, radius: 0.012 });
}

function frame(
  context: SKRSContext2D,
  { width, height }: GroundOptions,
  { inset, colour, line, radius = 0 }: { inset: number; colour: string; line: number; radius?: number },
): void {
  const short = Math.min(width, height);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, line * short);
  context.beginPath();
  context.roundRect(
    inset * short,
    inset * short,
    width - 2 * inset * short,
    height - 2 * inset * short,
    radius * short,
  );
  context.stroke();
}

/** A round label with a scalloped edge, on paper. */
function paintLabel(context: SKRSContext2D, options: GroundOptions): void {
  const { width, height, layout } = options;
  const { colours } = layout;
  wash(context, options, rgb(colours.soft), 0.08);
  const radius = Math.min(width, height) * 0.43;
  const scallops = 40;
  context.save();
  context.translate(width / 2, height / 2);
  context.shadowColor = 'rgba(0,0,0,0.25)';
  context.shadowBlur = radius * 0.08;
  context.shadowOffsetY = radius * 0.02;
  context.fillStyle = colours.main;
  context.beginPath();
  for (let step = 0; step <= scallops * 8; step++) {
    const angle = (step / (scallops * 8)) * Math.PI * 2;
    const away = radius * (1 + 0.022 * Math.cos(angle * scallops));
    context.lineTo(Math.cos(angle) * away, Math.sin(angle) * away);
  }
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = colours.accent;
  context.lineWidth = radius * 0.018;
  context.beginPath();
  context.arc(0, 0, radius * 0.93, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = colours.deep;
  context.beginPath();
  context.arc(0, 0, radius * 0.88, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function paintCard(context: SKRSContext2D, options: GroundOptions): void {
  const { width, height, layout } = options;
  const { colours } = layout;
  wash(context, options, mix(rgb(colours.soft), [200, 198, 196], 0.4), 0.1);
  const card = cardOf({ width, height });
  context.save();
  context.shadowColor = 'rgba(20,16,24,0.35)';
  context.shadowBlur = card.height * 0.1;
  context.shadowOffsetY = card.height * 0.04;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(card.x, card.y, card.width, card.height, card.height * 0.04);
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  context.fillStyle = colours.main;
  context.fillRect(card.x, card.y + card.height * 0.93, card.width, card.height);
  context.fillStyle = colours.accent;
  context.fillRect(card.x, card.y + card.height * 0.915, card.width, card.height * 0.015);
  context.restore();
}

function paintCertificate(context: SKRSContext2D, options: GroundOptions): void {
  const { width, height, layout } = options;
  const { deep, accent } = layout.colours;
  wash(context, options, [253, 251, 244], 0.03);
  const short = Math.min(width, height);
  context.fillStyle = deep;
  for (const [x, y, turn] of [
    [0, 0, 0],
    [width, 0, 1],
    [width, height, 2],
    [0, height, 3],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 2);
    context.fillStyle = accent;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(short * 0.27, 0);
    context.lineTo(0, short * 0.27);
    context.fill();
    context.fillStyle = deep;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(short * 0.24, 0);
    context.lineTo(0, short * 0.24);
    context.fill();
    context.restore();
  }
  frame(context, options, { inset: 0.05, colour: deep, line: 0.009 });
  frame(context, options, { inset: 0.068, colour: accent, line: 0.003 });
}

/** Bunting above, confetti around, and room between. */
function paintFeast(context: SKRSContext2D, { isMinimal }: Design, options: GroundOptions): void {
  const { width, height, layout, random } = options;
  const { colours } = layout;
  const isDark = colours.isDark;
  wash(context, options, rgb(isDark ? colours.deep : colours.soft), isDark ? 0.3 : 0.08);
  const short = Math.min(width, height);
  const inks = [colours.main, colours.accent, css(mix(rgb(colours.main), WHITE, 0.45)), '#ffffff'];
  if (!isMinimal)
    for (let piece = 0; piece < 90; piece++) {
      const [x, y] = [random() * width, random() * height];
      const { area } = layout;
      const isFree =
        x < area.x - short * 0.02 || x > area.x + area.width + short * 0.02 || y > area.y + area.height + short * 0.03;
      const size = short * (0.008 + random() * 0.01);
      const turn = random() * 6;
      context.fillStyle = inks[piece % inks.length]!;
      if (!isFree) continue;
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      if (piece % 3 === 0) {
        context.beginPath();
        context.arc(0, 0, size * 0.7, 0, 7);
        context.fill();
      } else context.fillRect(-size, -size * 0.4, size * 2, size * 0.8);
      context.restore();
    }
  const sag = (part: number): number => height * (0.035 + 0.075 * 4 * part * (1 - part));
  const count = Math.max(7, Math.round((width / short) * 9));
  context.strokeStyle = colours.main;
  context.lineWidth = Math.max(1, short * 0.004);
  context.beginPath();
  for (let step = 0; step <= 40; step++) context.lineTo((step / 40) * width, sag(step / 40));
  context.stroke();
  for (let pennant = 0; pennant < count; pennant++) {
    const [from, to] = [(pennant + 0.08) / count, (pennant + 0.92) / count];
    const middle = (from + to) / 2;
    context.fillStyle = inks[pennant % 3]!;
    context.beginPath();
    context.moveTo(from * width, sag(from));
    context.lineTo(to * width, sag(to));
    context.lineTo(middle * width, sag(middle) + (width / count) * 0.95);
    context.fill();
  }
}

/** Paper in a thin double frame with leaves in two of its corners. */
function paintPaper(context: SKRSContext2D, { isMinimal, dress }: Design, options: GroundOptions): void {
  const { width, height, layout, random } = options;
  const { colours } = layout;
  const isDark = colours.isDark;
  wash(context, options, rgb(isDark ? colours.deep : colours.soft), isDark ? 0.3 : 0.05);
  frame(context, options, { inset: 0.045, colour: colours.accent, line: 0.006 });
  frame(context, options, { inset: 0.062, colour: colours.accent, line: 0.002 });
  if (isMinimal || dress === 'formal') return;
  const short = Math.min(width, height);
  for (const [x, y, turn] of [
    [0, 0, 0],
    [width, height, Math.PI],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    paintSpray(context, short, { leaf: rgb(colours.main), bloom: rgb(colours.accent), random });
    context.restore();
  }
}
