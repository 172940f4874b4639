/** A thing is added where the prompt says, and what only says where is not added itself. */
import { describe, expect, it } from 'vitest';
import type { PictureAnalysis } from '../../../../renderer/picture/depth.ts';
import { freeColumn } from '../../../../renderer/picture/freeColumn.ts';
import type { Face } from '../../../../renderer/picture/person/findFaces.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { difference, edit, landscape } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a thing that is added', () => {
  it.each([
    ['tambahkan balon udara di pojok kanan atas', 'balloon', { side: 'right', row: 'top' }],
    ['di kiri bawah kasih kucing', 'cat', { side: 'left', row: 'bottom' }],
    ['add a boat on the left', 'boat', { side: 'left', row: null }],
    ['tambahkan di langit balon udara', 'balloon', { side: null, row: null }],
    ['tambahkan burung', 'birds', { side: null, row: null }],
  ])('is read out of "%s" with its place', (prompt, subject, placement) => {
    expect(still(prompt)).toMatchObject({ subject, placement, unmatched: [] });
  });

  it('stands beside the picture’s own things by chance only, and says so', () => {
    expect(still('tambahkan kucing di kiri rumah')).toMatchObject({ placement: { side: null }, subject: 'cat' });
    expect(still('tambahkan kucing di kiri rumah').unmatched).toContain('kiri');
  });

  it.each(['tambahin topi ulang tahun di kepala kucing', 'put a hat on the dog', 'kasih kacamata ke kucing'])(
    'is not the one that "%s" names as its place',
    (prompt) => expect(still(prompt)).toMatchObject({ subject: null, chips: [] }),
  );

  it.each(['tambah orang di sebelahku', 'add a woman on the left', 'tambahkan anak kecil'])(
    'is nobody: "%s"',
    (prompt) => expect(still(prompt)).toMatchObject({ subject: null, chips: [] }),
  );

  it('covers nobody’s head where there is room beside it', () => {
    const { width, height } = { width: 400, height: 300 };
    const analysis = {
      matte: { plane: { width, height, values: new Float32Array(width * height) }, source: 'guess' },
    } as unknown as PictureAnalysis;
    const faceAt = (left: number) => ({ left, top: 60, width: 60, height: 70 }) as unknown as Face;
    const box = { wide: 0.12, top: 0.16, bottom: 0.32 };
    const columnBeside = (...lefts: number[]): number =>
      freeColumn(analysis, { faces: lefts.map(faceAt), size: { width, height } }, box);
    expect(columnBeside()).toBeCloseTo(0.74);
    expect(columnBeside(270)).not.toBeCloseTo(0.74);
    expect(columnBeside(40, 270)).toBeCloseTo(0.5);
  });

  it('is drawn on that side', async () => {
    const meadow = landscape();
    const { raster } = await edit(meadow, 'tambahkan kucing di kiri');
    const half = (side: 0 | 1) => {
      const cut = (data: Uint8ClampedArray) => data.filter((_, at) => Math.floor(((at >> 2) % 320) / 160) === side);
      return { width: 160, height: 180, data: cut(raster.data), was: cut(meadow.data) };
    };
    const changed = ([0, 1] as const).map((side) => {
      const { was, ...now } = half(side);
      return difference(now, { ...now, data: was });
    });
    expect(changed[0]).toBeGreaterThan(0.5);
    expect(changed[1]).toBeLessThan(0.1);
  });
});
