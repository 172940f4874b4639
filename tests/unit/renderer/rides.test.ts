/** Who sits on what: a body named before a vehicle or an animal, and a word that puts one on the other. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { onMount } from '../../../renderer/subject/mount.ts';
import { createSceneSetup } from '../../../renderer/frames/sceneSetup.ts';
import { planOf as scenePlan } from './scenes/renderFrame.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });

describe('somebody on something', () => {
  it.each([
    ['kucing tidur di atas motor', 'cat', 'motorbike', 'venue'],
    ['anjing di atas sebuah mobil', 'dog', 'car', 'venue'],
    ['cewek naik kuda di pantai', 'woman', 'horse', 'beach'],
    ['a man riding a horse', 'person', 'horse', 'hills'],
    ['monyet naik sepeda', 'monkey', 'bicycle', 'hills'],
    ['kucing naik motor', 'cat', 'motorbike', 'venue'],
    ['anak gembala di atas kerbau di sawah', 'boy', 'buffalo', 'ricefield'],
    ['astronaut riding a horse on the moon', 'spacewalker', 'horse', 'space'],
    ['ksatria menunggang naga di pegunungan', 'warrior', 'dragon', 'mountain'],
  ])('is drawn on it: "%s"', (prompt, subject, mount, scene) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, mount, scene, beside: null });
    const told = plan.chips.filter(({ aspect }) => aspect === 'subject').map(({ value }) => value);
    expect(told).toEqual([subject, mount]);
    expect(plan.unmatched.filter((word) => /naik|atas|riding/u.test(word))).toEqual([]);
  });

  it.each([
    // Inside of it, several of them, or on what carries nobody.
    'keluarga naik mobil',
    'dua kucing di atas mobil',
    'burung di atas pohon',
    'kuda dan mobil',
    'ibu naik motor',
  ])('is nobody in "%s"', (prompt) => {
    expect(planOf(prompt).mount).toBeNull();
  });
});

describe('the picture of it', () => {
  const placement = { name: 'woman', x: 500, y: 400, height: 200 };
  const onHorse = createSceneSetup(scenePlan('hills', { subject: 'woman', mount: 'horse' }), 960, 540);

  it('shows a person above the back, and no legs between those of the horse', () => {
    const { rider, mount, isBehind } = onMount(onHorse, placement, 0)!;
    expect(mount).toMatchObject({ name: 'horse', y: 400 });
    expect(isBehind).toBe(true);
    expect(rider.y - rider.height).toBeLessThan(mount.y - mount.height);
    expect(rider.y).toBeLessThan(mount.y);
    const onBicycle = createSceneSetup(scenePlan('hills', { subject: 'woman', mount: 'bicycle' }), 960, 540);
    const cycling = onMount(onBicycle, placement, 0)!;
    expect(cycling.cutAt).toBeLessThan(cycling.mount.y - cycling.mount.height * 0.3);
  });

  it('keeps both together while they move', () => {
    const [first, later] = [onMount(onHorse, placement, 0)!, onMount(onHorse, placement, 2)!];
    expect(later.rider.x - first.rider.x).toBeGreaterThan(5);
  });

  it('is of nobody else', () => {
    expect(onMount(onHorse, { ...placement, name: 'horse' }, 0)).toBeNull();
  });
});
