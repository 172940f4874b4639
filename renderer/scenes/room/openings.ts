import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { lightOn, shadeOf } from '../table/turning.ts';
import { metreAt } from './roomView.ts';
import type { Site } from './site.ts';
import { type OutlookBox, paintOutlook } from './outlook.ts';

/** What is seen outside the room, where its kind opens to it. */
export function paintOpening(site: Site): void {
  switch (site.kind.view ?? 'window') {
    case 'none':
      return;
    case 'window':
      paintWindow(site);
      return;
    case 'porch':
      paintPorch(site);
      return;
    default:
      for (const box of openingsOf(site)) {
        outside(site, box);
        paintFrame(site, box);
      }
  }
}

const outside = ({ context, kind, ...site }: Site, box: OutlookBox): void => {
  paintOutlook(context, box, { ...site, what: site.setup.plan.details.seaView ? 'sea' : (kind.outside ?? 'trees') });
};

/** The panes of a wall that has several, or one that takes the whole wall. */
function openingsOf({ kind, view, metre, left, right, top }: Site): OutlookBox[] {
  const up = (metres: number): number => view.wallFootY - metres * metre;
  const across = (every: number, wide: number, y: number, tall: number): OutlookBox[] => {
    const count = Math.ceil((right - left) / (every * metre) / 2);
    return Array.from({ length: count * 2 + 1 }, (_, index) => ({
      x: view.width / 2 + ((index - count) * every - wide / 2) * metre,
      y: up(y + tall),
      wide: wide * metre,
      tall: tall * metre,
    }));
  };
  switch (kind.view) {
    case 'skylights':
      return across(0.84, 0.76, 2.5, 0.62);
    case 'panes':
      return across(1.5, 1.34, 0.98, 1.2);
    case 'portholes':
      return across(0.62, 0.36, 1.34, 0.54);
    case 'terrace':
      return [{ x: left, y: Math.min(top, up(2.9)), wide: right - left, tall: up(0) - Math.min(top, up(2.9)) }];
    default:
      return [{ x: left, y: up(2.8), wide: right - left, tall: 2.4 * metre }];
  }
}

function paintFrame({ context, kind, wall, light, metre }: Site, { x, y, wide, tall }: OutlookBox): void {
  if (kind.view === 'terrace' || kind.view === 'glass') return;
  const round = kind.view === 'portholes' ? wide * 0.48 : metre * 0.06;
  const bar = metre * (kind.view === 'skylights' ? 0.05 : 0.09);
  context.fillStyle = css(lightOn(wall, light, 0.5));
  context.beginPath();
  context.rect(x - bar, y - bar, wide + bar * 2, tall + bar * 2);
  context.roundRect(x, y, wide, tall, round);
  context.fill('evenodd');
  context.strokeStyle = css(lightOn(shadeOf(wall, 0.72), light, 0.5));
  context.lineWidth = bar * 0.7;
  context.beginPath();
  context.roundRect(x, y, wide, tall, round);
  context.stroke();
}

/** The window's place, on the lit side of the wall, or in its middle if somebody sits there. */
export function windowBox({ view, light, perch }: Pick<Site, 'view' | 'light' | 'perch'>): OutlookBox {
  const metre = metreAt(view, view.wallFootY);
  const wide = metre * 1.5;
  const reach = perch === 'window' ? 0 : Math.min(view.width * 0.3, metre * 2.1);
  const x = view.width / 2 + light.side * reach - wide / 2;
  return { x, y: view.wallFootY - metre * 2.35, wide, tall: metre * 1.5 };
}

function paintWindow(site: Site): void {
  const { context, wall, light, metre, isDark } = site;
  const box = windowBox(site);
  outside(site, box);
  const frame = css(lightOn(mix(wall, [255, 255, 255], 0.5), light, 0.6));
  const bar = metre * 0.06;
  context.fillStyle = frame;
  context.fillRect(box.x - bar, box.y - bar, box.wide + bar * 2, bar);
  context.fillRect(box.x - bar * 1.6, box.y + box.tall, box.wide + bar * 3.2, bar * 1.3);
  context.fillRect(box.x - bar, box.y, bar, box.tall);
  context.fillRect(box.x + box.wide, box.y, bar, box.tall);
  context.fillRect(box.x + box.wide / 2 - bar / 2, box.y, bar, box.tall);
  context.fillRect(box.x, box.y + box.tall * 0.36, box.wide, bar * 0.8);
  context.fillStyle = css([0, 0, 0], 0.16);
  context.fillRect(box.x - bar * 1.6, box.y + box.tall + bar * 1.3, box.wide + bar * 3.2, bar * 0.5);
  // Curtains, pleated.
  const cloth = mix(wall, [246, 238, 224], 0.5);
  for (const side of [-1, 1]) {
    const outer = side < 0 ? box.x - metre * 0.3 : box.x + box.wide - metre * 0.12;
    for (let pleat = 0; pleat < 6; pleat++) {
      context.fillStyle = css(lightOn(cloth, light, (isDark ? 0.2 : 0.5) + (pleat % 2 ? 0.16 : 0)), 0.94);
      context.fillRect(outer + pleat * metre * 0.07, box.y - metre * 0.14, metre * 0.072, box.tall + metre * 0.4);
    }
  }
  context.fillStyle = css(lightOn([110, 78, 54], light, 0.4));
  context.fillRect(box.x - metre * 0.45, box.y - metre * 0.2, box.wide + metre * 0.9, metre * 0.06);
}

/** Open above a low wall: posts, the roof's edge, and trees behind. */
function paintPorch(site: Site): void {
  const { context, view, left, right, top, light, metre, isDark } = site;
  const bottom = view.wallFootY - metre * 1.02;
  const roof = view.wallFootY - metre * 2.7;
  const y = Math.max(top, roof);
  outside(site, { x: left, y, wide: right - left, tall: bottom - y });
  const wood: Rgb = [124, 84, 52];
  context.fillStyle = css(lightOn(wood, light, isDark ? 0.3 : 0.5));
  context.fillRect(left, bottom - metre * 0.08, right - left, metre * 0.1);
  context.fillStyle = css(lightOn(shadeOf(wood, 0.6), light, 0.2));
  context.fillRect(left, top, right - left, Math.max(0, roof - top) + metre * 0.12);
  for (const part of [-2.9, -1.45, 1.45, 2.9]) {
    const x = view.width / 2 + part * metre;
    const tone = context.createLinearGradient(x - metre * 0.08, 0, x + metre * 0.08, 0);
    tone.addColorStop(0, css(lightOn(wood, light, light.side < 0 ? 0.7 : 0.24)));
    tone.addColorStop(1, css(lightOn(wood, light, light.side < 0 ? 0.24 : 0.7)));
    context.fillStyle = tone;
    context.fillRect(x - metre * 0.08, top, metre * 0.16, view.wallFootY - top);
  }
}
