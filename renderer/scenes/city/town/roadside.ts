import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import { STILL_SECONDS, type Rgb, type SceneSetup } from '../../../scene.ts';
import { SILHOUETTES } from '../../../subject/silhouettes.ts';
import { drawSubject } from '../../../subject/subject.ts';
import { bakeBroadleaf } from '../../forest/trees.ts';
import type { CityLight } from '../cityLight.ts';
import { shrink, type Shrunk, sizeFor } from '../shrunk.ts';
import { hazeAt, presence, type Range, streetPoint, type StreetThing, type StreetView } from '../streetView.ts';
import { paintLamp, paintPole } from './poles.ts';
import { one } from './shopfront.ts';
import { painted } from './townLight.ts';
import { KERB, LAMP_GAP, RISE } from './townRoad.ts';

/** Metres along the street after which what stands beside it repeats. */
const SPAN = 96;
const SEEN: Range = { near: 5.5, far: 84 };

/** Height of what is parked and sold beside a street, metres. */
const PARKED = { scooter: 1.15, motorbike: 1.2, becak: 1.75, cart: 2.35, bicycle: 1.1 } as const;

const PAINTS: readonly Rgb[] = [
  [196, 44, 40],
  [40, 92, 168],
  [60, 62, 68],
  [224, 222, 214],
  [222, 150, 46],
];

/** What stands beside a street of a town, at its distance from the eye. */
export function createRoadside(
  setup: SceneSetup,
  light: CityLight,
): (view: StreetView, seconds: number) => StreetThing[] {
  const random = setup.random('town-roadside');
  const stand = standing(setup, light, random);
  return (view, seconds) => {
    const ahead = (z: number): number => (((z - view.z) % SPAN) + SPAN) % SPAN;
    return [
      ...stand.map(({ z, ...thing }) => ({
        z: ahead(z),
        seen: presence(view, ahead(z), SEEN),
        paint: (context: SKRSContext2D) => {
          paintStanding(context, view, { ...thing, z: ahead(z), seconds });
        },
      })),
      ...Array.from({ length: 5 }, (_, index) => {
        const z = index * LAMP_GAP - (((view.z % LAMP_GAP) + LAMP_GAP) % LAMP_GAP) + LAMP_GAP / 2;
        return {
          z,
          seen: presence(view, z, SEEN),
          paint: (context: SKRSContext2D) => {
            paintLamp(context, view, light, z);
          },
        };
      }),
      ...Array.from({ length: 5 }, (_, index) => {
        const z = index * LAMP_GAP - (((view.z % LAMP_GAP) + LAMP_GAP) % LAMP_GAP);
        return {
          z,
          // Its cables are seen after it has gone by.
          seen: presence(view, z, { near: -LAMP_GAP - 3, far: SEEN.far }),
          paint: (context: SKRSContext2D) => {
            paintPole(context, view, light, z);
          },
        };
      }),
    ];
  };
}

interface Standing {
  z: number;
  x: number;
  tall: number;
  sprite: Shrunk;
  isFlipped: boolean;
  sway: number;
}

function standing(setup: SceneSetup, light: CityLight, random: () => number): Standing[] {
  const things: Standing[] = [];
  const trees = [0, 1, 2].map(() => bakeTree(setup, light, random));
  const pots = [0, 1].map(() => bakePots(light, random));
  const first = Math.floor(random() * PAINTS.length);
  const bikes = (['scooter', 'motorbike', 'scooter', 'scooter'] as const).map((name, index) => ({
    tall: PARKED[name],
    sprite: bakeParked(setup, light, name, PAINTS[(first + index) % PAINTS.length]!),
  }));
  let parked = Math.floor(random() * bikes.length);
  const others = (['becak', 'cart'] as const).map((name) => ({ name, sprite: bakeParked(setup, light, name, null) }));
  for (const side of [-1, 1] as const) {
    for (let z = side < 0 ? 13 : 20; z < SPAN - 4; z += 15 + random() * 6)
      things.push({
        z,
        x: side * (KERB + 0.9),
        tall: 4.6 + random() * 2,
        sprite: one(trees, random),
        isFlipped: random() < 0.5,
        sway: 0.01,
      });
    for (let z = 7 + random() * 4; z < SPAN - 8; z += 9 + random() * 8) {
      const count = 2 + Math.floor(random() * 3);
      for (let bike = 0; bike < count; bike++)
        things.push({
          z: z + bike * 0.85,
          x: side * (6.3 + random() * 0.25),
          ...bikes[parked++ % bikes.length]!,
          isFlipped: side > 0,
          sway: 0,
        });
    }
    for (let z = 10 + random() * 8; z < SPAN; z += 7 + random() * 9)
      things.push({
        z,
        x: side * (7.9 + random() * 0.3),
        tall: 0.95,
        sprite: one(pots, random),
        isFlipped: false,
        sway: 0,
      });
  }
  for (const [index, { name, sprite }] of others.entries()) {
    const side = index === 0 ? -1 : 1;
    const x = name === 'cart' ? 7 : KERB - 0.75;
    for (const z of [16 + random() * 6 + index * 7, 58 + random() * 14])
      things.push({ z, x: side * x, tall: PARKED[name], sprite, isFlipped: side > 0, sway: 0 });
  }
  return things;
}

function paintStanding(
  context: SKRSContext2D,
  view: StreetView,
  { x, z, tall, sprite, isFlipped, sway, seconds }: Standing & { seconds: number },
): void {
  const [px, py] = streetPoint(view, x, Math.abs(x) > KERB ? RISE : 0, z);
  const high = (tall * view.focal) / z;
  const image = sizeFor(sprite, high);
  const wide = (high * sprite[0]!.width) / sprite[0]!.height;
  context.fillStyle = css([10, 12, 20], 0.3 * (1 - hazeAt(z)));
  context.beginPath();
  context.ellipse(px, py, wide * 0.4, Math.max(1, wide * 0.06), 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.translate(px, py);
  context.transform(isFlipped ? -1 : 1, 0, sway ? Math.sin(seconds * 0.8 + x + z) * sway : 0, 1, 0, 0);
  context.globalAlpha *= 1 - hazeAt(z) * 0.7;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(image, -wide / 2, -high, wide, high);
  context.restore();
}

function bakeTree(setup: SceneSetup, light: CityLight, random: () => number): Shrunk {
  const tone = (colour: Rgb): Rgb => painted(light, colour, 0.8);
  return shrink(
    bakeBroadleaf({
      height: Math.round(setup.height * 0.6),
      random,
      side: 1,
      fullness: 1.1,
      spread: 1.1,
      twist: 0.4,
      accents: [tone([124, 168, 74]), tone([70, 120, 54])],
      colours: {
        trunk: tone([110, 92, 74]),
        shade: tone([30, 60, 38]),
        leaf: tone([86, 140, 62]),
        rim: tone([190, 214, 120]),
      },
    }),
  );
}

function bakePots(light: CityLight, random: () => number): Shrunk {
  const canvas = createCanvas(150, 110);
  const context = canvas.getContext('2d');
  for (const x of [28, 74, 120]) {
    const leaf: Rgb = [64 + random() * 40, 128 + random() * 40, 58];
    for (let at = 0; at < 26; at++) {
      context.fillStyle = css(painted(light, scale(leaf, 0.6 + random() * 0.7), 0.8));
      context.beginPath();
      context.ellipse(x + (random() - 0.5) * 44, 24 + random() * 50, 11, 5, random() * 3, 0, Math.PI * 2);
      context.fill();
    }
    const pot = painted(
      light,
      one(
        [
          [186, 98, 64],
          [226, 222, 214],
          [70, 84, 92],
        ] as const,
        random,
      ),
      0.7,
    );
    const shade = context.createLinearGradient(x - 16, 0, x + 16, 0);
    shade.addColorStop(0, css(mix(pot, [255, 255, 255], 0.12)));
    shade.addColorStop(1, css(scale(pot, 0.6)));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(x - 17, 74);
    context.lineTo(x + 17, 74);
    context.lineTo(x + 12, 110);
    context.lineTo(x - 12, 110);
    context.fill();
  }
  return shrink(canvas);
}

/** A vehicle or a cart at its place, seen from the side. */
function bakeParked(setup: SceneSetup, light: CityLight, name: keyof typeof PARKED, paint: Rgb | null): Shrunk {
  const [, , wide, tall] = SILHOUETTES[name]!.box;
  const height = Math.round(Math.min(300, setup.height * 0.3));
  const canvas = createCanvas(Math.ceil((height * wide) / tall), height);
  const plan = {
    ...setup.plan,
    subject: name,
    subjectColour: paint,
    beside: null,
    mount: null,
    details: { parked: 1 },
  };
  drawSubject(
    canvas.getContext('2d'),
    { ...setup, plan, width: canvas.width, height },
    { seconds: STILL_SECONDS, progress: 0 },
    {
      name,
      x: canvas.width / 2,
      y: height,
      height,
      light: {
        key: painted(light, [255, 250, 240], 0.9),
        ambient: painted(light, [190, 190, 200], 0.4),
        from: [-0.4, -0.7],
        backlit: 0.1,
      },
    },
  );
  return shrink(canvas);
}
