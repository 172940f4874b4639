/** Rooms that a prompt names are drawn as such and told by their names; where there is no window, no hour is told. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { ROOM_NAMES } from '../../../renderer/scenes/room/roomKinds.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { difference, openScene, planOf } from './scenes/renderFrame.ts';

const plan = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });
const told = ({ chips }: Plan): string[] =>
  chips.flatMap(({ word, drawn, value }) => (word === null ? [] : (drawn?.id ?? value)));

describe('a room by its name', () => {
  it.each([
    ['dokter di rumah sakit', 'ward', 'ruang rawat rumah sakit'],
    ['cewek di kamar mandi', 'bathroom', 'kamar mandi'],
    ['cowok latihan di gym', 'gym', 'gym'],
    ['bapak di bengkel motor', 'workshop', 'bengkel'],
    ['kasir di minimarket', 'minimarket', 'minimarket'],
    ['konser musik di panggung', 'concert', 'panggung konser'],
    ['orang di dalam masjid', 'mosqueHall', 'ruang dalam masjid'],
    ['interior gereja', 'churchHall', 'ruang dalam gereja'],
    ['keluarga di bandara', 'airport', 'bandara'],
    ['a girl waiting at the train station', 'station', 'stasiun'],
    ['nunggu kereta di stasiun', 'station', 'stasiun'],
    ['motor mogok di bengkel', 'workshop', 'bengkel'],
    ['di dalam kereta api', 'trainInside', 'dalam kereta'],
    ['pekerja di pabrik', 'factory', 'pabrik'],
    ['gudang', 'warehouse', 'gudang'],
    ['laboratorium', 'laboratory', 'laboratorium'],
    ['penjara', 'prison', 'penjara'],
    ['anak muda di lapangan basket', 'basketballHall', 'lapangan basket'],
    ['suasana restoran mewah', 'restaurant', 'restoran'],
    ['balkon apartemen malam hari', 'balcony', 'balkon'],
  ])('"%s" is the %s', (prompt, kind, called) => {
    const made = plan(prompt);
    expect(made).toMatchObject({ scene: 'room', details: { [kind]: 1 }, unknownSubject: null });
    expect(told(made)).toContain(called);
  });

  it('tells no hour and no rain where there is no window', () => {
    expect(told(plan('cowok di minimarket pagi hari pas hujan'))).toEqual(['minimarket', 'seorang pria']);
    expect(told(plan('kasir di bandara pas hujan'))).toContain('rain');
  });
});

describe('the kinds of room', () => {
  it('differ from each other and live on in a clip', async () => {
    const frames = await Promise.all(
      ROOM_NAMES.map(async (name) => {
        const { frameAt } = await openScene(planOf('room', { time: 'day', details: { [name]: 1 } }), 128, 72);
        expect(difference(frameAt(0), frameAt(2)), name).toBeGreaterThan(0.03);
        return { name, frame: frameAt(0) };
      }),
    );
    for (const [at, { name, frame }] of frames.entries())
      for (const other of frames.slice(at + 1))
        expect(difference(frame, other.frame), `${name} and ${other.name}`).toBeGreaterThan(4);
  });

  it.each([
    [54, 96],
    [96, 96],
  ])('fill a picture of %i × %i', async (width, height) => {
    for (const name of ROOM_NAMES) {
      const { frameAt } = await openScene(planOf('room', { details: { [name]: 1 } }), width, height);
      const { pixels } = frameAt(0);
      expect(
        pixels.every((value, at) => at % 4 !== 3 || value === 255),
        name,
      ).toBe(true);
    }
  });
});
