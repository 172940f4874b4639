/** What a plan says is drawn can be seen: without it, its picture differs (`bench/visible.ts` asks of every phrase). */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { luminance } from '../../../renderer/light/colour.ts';
import { paletteFor } from '../../../renderer/light/palette.ts';
import { lightOn } from '../../../renderer/scenes/table/turning.ts';
import type { Palette, Plan } from '../../../renderer/scene.ts';
import { compare, drawStill, isSeen, withoutClaim } from './claims.ts';

const WIDE = { width: 128, height: 72 };

/** The claims of a prompt that its picture does not show. */
async function hiddenIn(prompt: string, size = WIDE, seed = 5): Promise<string[]> {
  const plan = createPlan({ prompt, seed, isStill: true });
  const whole = await drawStill(plan, size);
  const hidden: string[] = [];
  for (const chip of plan.chips) {
    const rest = chip.word === null ? null : withoutClaim(plan, chip);
    if (rest && !isSeen(chip, compare(whole, await drawStill(rest, size), size)))
      hidden.push(`${chip.aspect} ${chip.value}`);
  }
  return hidden;
}

describe('a picture shows what its plan says', { timeout: 60_000 }, () => {
  it.each([
    'kota malam hujan',
    'hutan bambu hujan',
    'ladang bunga pelangi',
    'luar angkasa meteor',
    'bawah laut penyu',
    'kolam teratai',
    'rembulan ladang bunga',
    'kopi donat di meja',
    'ruang tamu hujan',
    'potret wanita senyum',
    'abstrak batik merah',
  ])('of "%s"', async (prompt) => {
    expect(await hiddenIn(prompt)).toEqual([]);
  });
});

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 5, isStill: true });

/** The brightness of a pixel, in levels. */
const levelAt = (pixels: Uint8ClampedArray, at: number): number =>
  luminance([pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!]);

/** How far the brightness of a picture's upper part goes from its mean, in levels. */
function contrast(pixels: Uint8ClampedArray): number {
  const levels = Array.from({ length: Math.floor(pixels.length / 6) }, (_, at) => levelAt(pixels, at));
  const middle = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return levels.reduce((sum, level) => sum + Math.abs(level - middle), 0) / levels.length;
}

describe('what was asked for', { timeout: 60_000 }, () => {
  it('is hidden by fog where it is far, in a street too', async () => {
    const plan = planOf('jalan kota siang kabut');
    const [foggy, clear] = [await drawStill(plan, WIDE), await drawStill({ ...plan, weather: 'clear' }, WIDE)];
    expect(contrast(foggy)).toBeLessThan(contrast(clear) * 0.7);
  });

  it('can be made out in fog where it is what the picture is about, however far', async () => {
    const plan = createPlan({ prompt: 'kakek mancing di perahu tengah danau pagi berkabut', seed: 7, isStill: true });
    const [shown, empty] = [await drawStill(plan, WIDE), await drawStill({ ...plan, subject: null }, WIDE)];
    const differences = Array.from({ length: shown.length / 4 }, (_, at) =>
      Math.abs(levelAt(shown, at) - levelAt(empty, at)),
    ).sort((one, other) => other - one);
    expect(differences[30]).toBeGreaterThan(25);
  });

  it('stands out from a white sky as clouds', () => {
    const named = planOf('pegunungan berawan pagi');
    const usual = paletteFor({ ...named, details: {} });
    const asked = paletteFor(named);
    const between = ({ mid, cloudLit }: Palette): number => luminance(cloudLit) - luminance(mid);
    expect(between(asked)).toBeGreaterThan(between(usual) + 5);
  });

  it('is golden and not green as the light of a blue day', () => {
    const [red, green] = paletteFor(planOf('pantai emas siang')).mid;
    expect(red).toBeGreaterThan(green);
  });

  it('is cool enough to be silver, and not beige, in the warm light of a room', () => {
    const [red, , blue] = lightOn(
      planOf('tas perak di meja').subjectColour!,
      { key: [255, 214, 142], ambient: [142, 160, 192], side: 1 },
      0.6,
    );
    expect(Math.abs(red - blue)).toBeLessThan(12);
  });

  it.each(['ruang tamu daun berguguran', 'meja kopi daun berguguran'])('is told as not drawn in "%s"', (prompt) => {
    expect(planOf(prompt).unmatched).toContain('daun berguguran');
  });

  it.each([
    ['lampion imlek malam', 'red-lanterns'],
    ['lampion terbang malam', 'sky-lantern'],
    ['pohon beringin', 'banyan'],
    ['paralayang di bukit', 'paraglider'],
    ['gantole', 'hang-glider'],
  ])('is "%s" as %s', (prompt, subject) => {
    expect(planOf(prompt).subject).toBe(subject);
  });
});
