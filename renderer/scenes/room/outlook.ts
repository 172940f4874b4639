import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { Outlook } from './roomKind.ts';

export interface OutlookBox {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

interface Style {
  setup: SceneSetup;
  what: Outlook;
  isDark: boolean;
  isRaining: boolean;
  random: () => number;
  metre: number;
}

/** Sky and what stands under it, as they are seen through a window or over a low wall. */
export function paintOutlook(context: SKRSContext2D, box: OutlookBox, style: Style): void {
  const { setup, isDark, isRaining, what } = style;
  const { palette } = setup;
  const sky = context.createLinearGradient(0, box.y, 0, box.y + box.tall);
  const wet = isRaining ? 0.6 : 0;
  sky.addColorStop(0, css(isDark ? scale(palette.zenith, 1.1) : mix(palette.mid, [186, 194, 198], 0.3 + wet)));
  sky.addColorStop(1, css(isDark ? scale(palette.horizon, 0.6) : mix(palette.horizon, [255, 252, 240], 0.4)));
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.wide, box.tall);
  context.clip();
  context.fillStyle = sky;
  context.fillRect(box.x, box.y, box.wide, box.tall);
  PAINTERS[what](context, box, style);
  if (isRaining) paintRain(context, box, style);
  context.restore();
}

function paintRain(context: SKRSContext2D, { x, y, wide, tall }: OutlookBox, { random, metre }: Style): void {
  context.strokeStyle = css([236, 242, 248], 0.72);
  context.lineWidth = Math.max(1, metre * 0.014);
  context.beginPath();
  for (let drop = 0; drop < (wide / metre) * 52; drop++) {
    const [dropX, dropY] = [x + random() * wide, y + random() * tall];
    context.moveTo(dropX, dropY);
    context.lineTo(dropX - metre * 0.02, dropY + metre * 0.16);
  }
  context.stroke();
}

/** A colour of something outside at this hour. */
const outdoors = (colour: Rgb, { isDark, setup }: Style, air = 0.2): Rgb =>
  isDark ? scale(colour, 0.26) : mix(colour, setup.palette.horizon, air);

const PAINTERS: Record<Outlook, (context: SKRSContext2D, box: OutlookBox, style: Style) => void> = {
  trees(context, { x, y, wide, tall }, { setup, isDark, random, metre }) {
    const leaves = Math.round(Math.max(60, (wide / metre) * 24));
    for (let leaf = 0; leaf < leaves; leaf++) {
      const depth = random();
      const green: Rgb = [70 + depth * 70, 118 + depth * 60, 62 + depth * 30];
      context.fillStyle = css(
        isDark ? scale(green, 0.22) : mix(green, setup.palette.horizon, 0.2 + 0.25 * (1 - depth)),
        0.5 + depth * 0.3,
      );
      context.beginPath();
      context.arc(
        x + random() * wide,
        y + tall * (0.56 + random() * 0.5),
        metre * (0.1 + random() * 0.22),
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  },
  city(context, { x, y, wide, tall }, style) {
    const { random, metre, isDark, setup } = style;
    for (const [air, low, high] of [
      [0.62, 0.3, 0.7],
      [0.34, 0.16, 0.5],
    ] as const) {
      for (let at = x; at < x + wide;) {
        const across = metre * (0.34 + random() * 0.5);
        const top = y + tall * (1 - low - random() * (high - low));
        context.fillStyle = css(
          isDark
            ? mix([22, 26, 44], setup.palette.horizon, air * 0.5)
            : mix([110, 122, 138], setup.palette.horizon, air),
        );
        context.fillRect(at, top, across * 0.94, y + tall - top);
        const pane = metre * 0.055;
        for (let py = top + pane; py < y + tall; py += pane * 2.1)
          for (let px = at + pane; px < at + across * 0.94 - pane; px += pane * 1.9) {
            if (random() > (isDark ? 0.5 : 0.75)) continue;
            context.fillStyle = isDark ? css([255, 214, 130], 0.9 - air * 0.6) : css([230, 240, 248], 0.34);
            context.fillRect(px, py, pane, pane * 1.1);
          }
        at += across;
      }
    }
  },
  fields(context, { x, y, wide, tall }, style) {
    const { metre, random } = style;
    for (const [top, colour, air] of [
      [0.42, [96, 128, 140], 0.5],
      [0.56, [92, 140, 82], 0.3],
      [0.72, [130, 176, 84], 0.14],
    ] as const) {
      const phase = random() * 6;
      context.fillStyle = css(outdoors(colour, style, air));
      context.beginPath();
      context.moveTo(x, y + tall);
      for (let step = 0; step <= 40; step++)
        context.lineTo(
          x + (wide * step) / 40,
          y + tall * (top + 0.05 * Math.sin(phase + (step * wide) / metre / 18) + 0.02 * Math.sin(step * 0.9 + phase)),
        );
      context.lineTo(x + wide, y + tall);
      context.fill();
    }
  },
  sea(context, { x, y, wide, tall }, style) {
    const { random, metre } = style;
    const horizon = y + tall * 0.46;
    context.fillStyle = css(outdoors([96, 132, 118], style, 0.5));
    context.beginPath();
    context.ellipse(x + wide * 0.78, horizon, wide * 0.17, tall * 0.1, 0, Math.PI, 0);
    context.fill();
    const water = context.createLinearGradient(0, horizon, 0, y + tall);
    water.addColorStop(0, css(outdoors([96, 164, 196], style, 0.34)));
    water.addColorStop(1, css(outdoors([38, 128, 168], style, 0.06)));
    context.fillStyle = water;
    context.fillRect(x, horizon, wide, tall);
    context.fillStyle = css(outdoors([236, 248, 252], style, 0.1), 0.5);
    for (let glint = 0; glint < (wide / metre) * 9; glint++) {
      const down = random() ** 1.6;
      const across = metre * (0.05 + down * 0.3) * (0.5 + random());
      context.fillRect(
        x + random() * wide,
        horizon + tall * (0.02 + down * 0.5),
        across,
        Math.max(1, metre * 0.014 * (0.5 + down)),
      );
    }
  },
  apron(context, { x, y, wide, tall }, style) {
    context.fillStyle = css(outdoors([96, 132, 96], style, 0.4));
    context.fillRect(x, y + tall * 0.52, wide, tall * 0.12);
    context.fillStyle = css(outdoors([148, 150, 154], style, 0.2));
    context.fillRect(x, y + tall * 0.62, wide, tall * 0.4);
  },
  clouds(context, { x, y, wide, tall }, style) {
    const { random, metre } = style;
    for (let puff = 0; puff < (wide / metre) * 22; puff++) {
      context.fillStyle = css(outdoors([255, 255, 255], style, 0.1), 0.5);
      context.beginPath();
      context.arc(x + random() * wide, y + tall * (0.72 + random() * 0.4), metre * (0.06 + random() * 0.14), 0, 7);
      context.fill();
    }
  },
  road(context, box, style) {
    const { x, y, wide, tall } = box;
    const middle = style.setup.width / 2;
    PAINTERS.fields(context, { ...box, tall: tall * 0.78 }, style);
    const horizon = y + tall * 0.5;
    context.fillStyle = css(outdoors([110, 158, 84], style, 0.14));
    context.fillRect(x, horizon, wide, tall);
    const lane = (near: number, far: number, colour: Rgb): void => {
      context.fillStyle = css(outdoors(colour, style, 0.1));
      context.beginPath();
      context.moveTo(middle + far - style.metre * 0.05, horizon);
      context.lineTo(middle + far + style.metre * 0.05, horizon);
      context.lineTo(middle + near + style.metre * 0.1, y + tall);
      context.lineTo(middle + near - style.metre * 0.1, y + tall);
      context.fill();
    };
    context.fillStyle = css(outdoors([92, 94, 100], style, 0.1));
    context.beginPath();
    context.moveTo(middle - style.metre * 0.12, horizon);
    context.lineTo(middle + style.metre * 0.12, horizon);
    context.lineTo(middle + style.metre * 2.3, y + tall);
    context.lineTo(middle - style.metre * 2.3, y + tall);
    context.fill();
    lane(0, 0, [250, 250, 244]);
    lane(-style.metre * 2, -style.metre * 0.08, [250, 214, 90]);
    lane(style.metre * 2, style.metre * 0.08, [250, 250, 244]);
  },
};
