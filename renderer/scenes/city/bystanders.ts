import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import { STILL_SECONDS, type Rgb, type SceneSetup } from '../../scene.ts';
import type { SubjectLight } from '../../subject/subjectSprite.ts';
import { drawSubject } from '../../subject/subject.ts';

interface Look {
  name: string;
  cloth: Rgb;
  /** What they do and hold. */
  details: Readonly<Record<string, number>>;
}

/** People on their way or about their business: no two in the same clothes, and few in the same pose. */
const LOOKS: readonly Look[] = [
  { name: 'woman', cloth: [196, 74, 108], details: { carriesShopping: 1 } },
  { name: 'person', cloth: [66, 104, 168], details: { strolls: 1 } },
  { name: 'hijabi', cloth: [118, 148, 140], details: { usesPhone: 1 } },
  { name: 'boy', cloth: [232, 136, 52], details: { eatsIceCream: 1 } },
  { name: 'person', cloth: [176, 72, 60], details: { walking: 1 } },
  { name: 'mother', cloth: [128, 92, 158], details: { holdsBaby: 1 } },
  { name: 'girl', cloth: [92, 168, 190], details: { holdsBalloons: 1 } },
  { name: 'person', cloth: [78, 128, 88], details: { drinksCold: 1 } },
  { name: 'woman', cloth: [222, 168, 74], details: { strolls: 1 } },
  { name: 'grandfather', cloth: [126, 112, 92], details: { strolls: 1 } },
  { name: 'hijabi', cloth: [176, 104, 112], details: { strolls: 1 } },
  { name: 'person', cloth: [214, 204, 186], details: { usesPhone: 1 } },
  { name: 'woman', cloth: [70, 92, 122], details: { takesSelfie: 1 } },
  { name: 'grandmother', cloth: [150, 84, 84], details: {} },
  { name: 'person', cloth: [44, 56, 78], details: { holdsBag: 1 } },
  { name: 'girl', cloth: [230, 112, 140], details: { strolls: 1 } },
  { name: 'boy', cloth: [64, 128, 186], details: { walking: 1 } },
  { name: 'hijabi', cloth: [92, 108, 156], details: { carriesShopping: 1 } },
];

/** Somebody is drawn at a size for each doubling, from 2 to the power of the first to that of the last, pixels. */
const SIZES = [5, 9] as const;

/** Steps of haze, so fine that none is seen in a clip. */
const VEILS = 24;

/** Light from above: it looks the same on whoever faces the other way. */
export const OVERHEAD: readonly [number, number] = [0, -0.7];

export interface Bystanders {
  /** How many looks there are. */
  count: number;
  /** One of them, with the foot at `x`, `y` in pixels; `tall` is that of a grown-up. */
  paint(
    context: SKRSContext2D,
    where: { look: number; x: number; y: number; tall: number; isFlipped: boolean; haze: number },
  ): void;
}

/** How tall each is against a grown-up. */
const STATURES: Readonly<Record<string, number>> = {
  boy: 0.72,
  girl: 0.7,
  grandmother: 0.92,
  woman: 0.96,
  hijabi: 0.96,
};

/** What is drawn around whoever is one tall, for arms, shadows and balloons. */
const AROUND = { wide: 1.7, above: 1.3, below: 0.12 } as const;

/**
 * People who stand and stroll around: each is drawn once per size, since many of them at once cost more than all the
 * rest of a picture.
 * @param without whom the picture is about, who is there once
 */
export function createBystanders(
  setup: SceneSetup,
  { light, hazeColour, without }: { light: SubjectLight; hazeColour: Rgb; without: string | null },
): Bystanders {
  const looks = LOOKS.filter(({ name }) => name !== without).map((look) => ({
    ...look,
    setup: {
      ...setup,
      plan: {
        ...setup.plan,
        subject: look.name,
        subjectColour: look.cloth,
        beside: null,
        mount: null,
        details: { ...look.details },
      },
    },
  }));
  const bodies = new Map<string, Canvas>();
  const bodyOf = (index: number, size: number): Canvas => {
    const key = `${index}|${size}`;
    let body = bodies.get(key);
    if (!body) {
      const { name, setup: own } = looks[index]!;
      const tall = 2 ** size;
      body = createCanvas(Math.ceil(tall * AROUND.wide), Math.ceil(tall * (AROUND.above + AROUND.below)));
      drawSubject(
        body.getContext('2d'),
        { ...own, width: body.width, height: body.height },
        { seconds: STILL_SECONDS, progress: 0 },
        {
          name,
          x: body.width / 2,
          y: tall * AROUND.above,
          height: tall * (STATURES[name] ?? 1),
          light,
        },
      );
      bodies.set(key, body);
    }
    return body;
  };
  const veiled = new Map<string, Canvas>();
  const spriteOf = (index: number, size: number, haze: number): Canvas => {
    const veil = Math.round(haze * VEILS);
    const key = `${index}|${size}|${veil}`;
    let sprite = veiled.get(key);
    if (!sprite) {
      const body = bodyOf(index, size);
      sprite = createCanvas(body.width, body.height);
      const context = sprite.getContext('2d');
      context.drawImage(body, 0, 0);
      context.globalCompositeOperation = 'source-atop';
      context.fillStyle = css(hazeColour, veil / VEILS);
      context.fillRect(0, 0, body.width, body.height);
      veiled.set(key, sprite);
    }
    return sprite;
  };
  return {
    count: looks.length,
    paint(context, { look, x, y, tall, isFlipped, haze }) {
      const size = Math.min(SIZES[1], Math.max(SIZES[0], Math.ceil(Math.log2(tall))));
      const sprite = spriteOf(look % looks.length, size, haze);
      const scale = tall / 2 ** size;
      const [wide, high] = [sprite.width * scale, sprite.height * scale];
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      context.save();
      context.translate(x, y);
      if (isFlipped) context.scale(-1, 1);
      context.drawImage(sprite, wide / -2, -tall * AROUND.above, wide, high);
      context.restore();
    },
  };
}
