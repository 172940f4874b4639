/** Places out of doors that a prompt names are drawn as such, told by their names, and live on in a clip. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { VENUE_NAMES } from '../../../renderer/scenes/venue/venueKinds.ts';
import { difference, openScene, planOf } from './scenes/renderFrame.ts';

describe('a place out of doors by its name', () => {
  it.each([
    ['stadion sepak bola malam hari', 'stadium', 'stadion'],
    ['mobil balap di sirkuit', 'circuit', 'sirkuit balap'],
    ['anak anak main di taman bermain', 'playground', 'taman bermain'],
    ['main bola di lapangan bola sore hari', 'pitch', 'lapangan bola'],
    ['kolam renang hotel', 'pool', 'kolam renang'],
    ['jalan tol macet sore hari', 'motorway', 'jalan tol'],
    ['perumahan pagi hari', 'housing', 'perumahan'],
    ['gang kampung sempit sore', 'alley', 'gang kampung'],
    ['gajah di kebun binatang', 'zoo', 'kebun binatang'],
    ['dermaga kayu saat fajar', 'jetty', 'dermaga'],
    ['rooftop kota malam hari', 'rooftop', 'rooftop'],
    ['upacara bendera di halaman sekolah', 'schoolyard', 'halaman sekolah'],
    ['a man at a bus stop in the rain', 'busStop', 'halte bus'],
    ['bis di terminal siang bolong', 'busTerminal', 'terminal bus'],
    ['kakek duduk di taman kota', 'cityPark', 'taman kota'],
    ['kakek naik sepeda ontel di jalan desa', 'villageRoad', 'jalan desa'],
    ['ibu jualan sayur keliling kampung', 'villageRoad', 'jalan desa'],
    ['tukang sayur keliling kampung', 'villageRoad', 'jalan desa'],
    ['petani di ladang jagung', 'cornField', 'kebun jagung'],
    ['petani cabai di kebun cabe', 'chilliField', 'kebun cabai'],
    ['a girl in a strawberry field', 'strawberryField', 'kebun stroberi'],
    ['pasar malam dengan bianglala', 'funfair', 'pasar malam dengan wahana'],
    ['penari bali di depan pura', 'balineseTemple', 'pura Bali'],
    ['naga terbang di atas kota kuno', 'ancientCity', 'kota candi kuno'],
    ['a wizard in a cave', 'crystalCave', 'gua kristal'],
    ['pesepeda di pegunungan', 'mountainRoad', 'jalan pegunungan'],
    ['pesepeda di jalan pantai', 'coastRoad', 'jalan tepi laut'],
    ['mobil melaju di hutan', 'forestRoad', 'jalan hutan'],
    ['robot di kota hancur', 'ruinedCity', 'kota hancur'],
    ['cowok gitaran di tangga kampus', 'campus', 'kampus'],
    ['kuli bangunan makan siang di proyek', 'buildingSite', 'proyek bangunan'],
    ['kucing tidur di atas motor di parkiran', 'parkingLot', 'tempat parkir'],
  ])('"%s" is the %s', (prompt, kind, called) => {
    const plan = createPlan({ prompt, seed: 7, isStill: true });
    expect(plan).toMatchObject({ scene: 'venue', details: { [kind]: 1 }, unknownSubject: null });
    expect(plan.chips.flatMap(({ word, drawn }) => (word === null ? [] : (drawn?.id ?? [])))).toContain(called);
  });
});

describe('the kinds of venue', () => {
  it('differ from each other, by day and by night, and live on in a clip', async () => {
    const frames = await Promise.all(
      VENUE_NAMES.map(async (name) => {
        const at = async (time: 'day' | 'night') =>
          openScene(planOf('venue', { time, details: { [name]: 1 } }), 128, 72);
        const [day, night] = [await at('day'), await at('night')];
        expect(difference(day.frameAt(0), day.frameAt(2)), name).toBeGreaterThan(0.05);
        expect(difference(day.frameAt(0), night.frameAt(0)), name).toBeGreaterThan(20);
        return { name, frame: day.frameAt(0) };
      }),
    );
    for (const [at, { name, frame }] of frames.entries())
      for (const other of frames.slice(at + 1))
        expect(difference(frame, other.frame), `${name} and ${other.name}`).toBeGreaterThan(4);
  });

  it('puts a boat beside the jetty', async () => {
    const jetty = { time: 'day', details: { jetty: 1 } } as const;
    const [empty, moored] = await Promise.all(
      [null, 'fishing-boat'].map(async (subject) =>
        (await openScene(planOf('venue', { ...jetty, subject }), 160, 90)).frameAt(0),
      ),
    );
    const changed = (from: number, to: number): number => {
      let sum = 0;
      for (let at = 0; at < empty!.pixels.length; at += 4) {
        const x = (at / 4) % empty!.width;
        if (x >= from && x < to) sum += Math.abs(empty!.pixels[at]! - moored!.pixels[at]!);
      }
      return sum;
    };
    expect(changed(80, 160)).toBeGreaterThan(20 * changed(0, 80));
  });
});
