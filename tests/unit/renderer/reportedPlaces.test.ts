/**
 * A word that only hints at a place ("danau", "sofa") is told by the thing that is drawn for it, and the place around
 * it as the studio's own choice.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';

const told = (prompt: string): string[] =>
  createPlan({ prompt, seed: 7, isStill: true }).chips.flatMap(({ aspect, value, word, drawn }) =>
    ['scene', 'subject', 'detail'].includes(aspect) ? `${word ?? 'our choice'}: ${drawn?.id ?? value}` : [],
  );

describe('a word that hints at a place', () => {
  it.each([
    ['danau', 'danau: danau', 'our choice: mountain'],
    ['a lake at sunset', 'lake: danau', 'our choice: mountain'],
    ['danau toba', 'danau: danau', 'our choice: mountain'],
    ['desa di pagi hari', 'desa: perkampungan', 'our choice: hills'],
    ['ombak', 'ombak: ombak', 'our choice: beach'],
    ['jalan', 'jalan: jalan', 'our choice: city'],
    ['bazar', 'bazar: kios dan lampu pasar', 'our choice: city'],
    ['belanja di pasar tradisional', 'pasar tradisional: pasar tradisional', 'belanja: membawa tas belanja'],
    ['penyu di antara rumput laut', 'rumput laut: rumput laut', 'penyu: penyu'],
    ['malam di bali, jalanan sepi ga ada orang', 'jalanan: jalan', 'our choice: city'],
    ['air terjun di bali', 'air terjun: air terjun', 'our choice: forest'],
    ['naga terbang di atas monas', 'naga: naga', 'monas: city'],
    ['cowok pakai kemeja batik di kota tua', 'cowok: seorang pria', 'kota tua: jalan kota tua'],
    ['batik dijemur di depan rumah joglo', 'depan rumah joglo: rumah joglo', 'our choice: hills'],
    ['cewek jalan jalan di tokyo musim sakura', 'sakura: sakura', 'cewek: seorang perempuan'],
    ['putri duyung di raja ampat', 'raja ampat: underwater', 'putri duyung: putri duyung'],
    ['lampu tidur di kamar anak', 'kamar anak: kamar', 'lampu tidur: lampu meja'],
    ['keluarga buka puasa di ruang tamu', 'ruang tamu: ruang tamu', 'keluarga: satu keluarga'],
    ['ayam jago di atas pagar bambu', 'ayam jago: ayam jago', 'our choice: hills'],
    ['dua kucing di sofa', 'sofa: di sofa', 'our choice: ruang tamu'],
    ['anak tidur di kasur', 'kasur: tempat tidur', 'our choice: kamar'],
  ])('is told as what is drawn: "%s"', (prompt, thing, place) => {
    expect(told(prompt)).toEqual(expect.arrayContaining([thing, place]));
  });

  it.each([
    ['laut', 'laut: laut dengan pulau-pulau'],
    ['rumput', 'rumput: padang rumput'],
    ['pohon', 'pohon: pepohonan'],
    ['kucing di sofa ruang tamu', 'sofa: di sofa'],
  ])('has a name for its part of the scene: "%s"', (prompt, thing) => {
    expect(told(prompt)).toContain(thing);
  });

  it.each([
    ['raja ampat', 'raja ampat: islands'],
    ['gunung', 'gunung: mountain'],
    ['kucing di ruang tamu', 'ruang tamu: ruang tamu'],
  ])('is told as the place that it names: "%s"', (prompt, place) => {
    expect(told(prompt)).toContain(place);
  });

  it.each([
    ['bali', 'bali', 'beach'],
    ['Krakatau volcano at sunrise', 'Krakatau', 'volcano'],
    ['gunung merapi pagi hari', 'merapi', 'volcano'],
    ['labuan bajo, siang hari', 'labuan bajo', 'islands'],
  ])('is not told as the place that only its kind is drawn of: "%s"', (prompt, name, scene) => {
    const plan = createPlan({ prompt, seed: 7, isStill: true });
    expect(plan.scene).toBe(scene);
    expect(plan.chips.map(({ word }) => word?.toLowerCase())).not.toContain(name.toLowerCase());
    expect(plan.unmatched).toContain(name);
  });

  it('has Monas only in the skyline', () => {
    const jakartaOf = (prompt: string): unknown => createPlan({ prompt, seed: 7, isStill: true }).details.jakarta;
    expect(['dinosaurus nyebrang jalan di sudirman', 'jalan raya depan monas'].map(jakartaOf)).toEqual([undefined, 1]);
  });

  it('is not told as the place where it is too big to be drawn', () => {
    const { chips, unmatched } = createPlan({ prompt: 'ombak besar di pantai', seed: 7, isStill: true });
    expect(chips.find(({ aspect }) => aspect === 'scene')?.word).toBe('pantai');
    expect(unmatched).toEqual(['ombak', 'besar']);
  });
});

it('shows a car that carries what a table would hold on its road', () => {
  const plan = createPlan({ prompt: 'mobil pickup ngangkut sayur lewat jalan desa', seed: 7, isStill: true });
  expect(plan).toMatchObject({ scene: 'venue', subject: 'pickup', details: { villageRoad: 1 } });
});
