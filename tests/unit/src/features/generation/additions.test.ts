/** An enhanced prompt can be shown as one's own words and the additions. */
import { describe, expect, test } from 'vitest';
import { joinPieces, piecesOf } from '../../../../../src/features/generation/sheets/additions.ts';

const result = { enhanced: 'pantai, cahaya keemasan, kamera maju', added: ['cahaya keemasan', 'kamera maju'] };

describe('an enriched prompt', () => {
  test('is shown as own words and additions, and is itself again when joined', () => {
    const pieces = piecesOf(result);
    expect(pieces.map(({ text, isAdded }) => [text, isAdded])).toEqual([
      ['pantai', false],
      ['cahaya keemasan', true],
      ['kamera maju', true],
    ]);
    expect(joinPieces(pieces, new Set())).toBe(result.enhanced);
  });

  test('loses an addition with what joined it', () => {
    const pieces = piecesOf(result);
    expect(joinPieces(pieces, new Set([1]))).toBe('pantai, kamera maju');
    expect(joinPieces(pieces, new Set([1, 2]))).toBe('pantai');
  });

  test('keeps sentences apart', () => {
    const pieces = piecesOf({ enhanced: 'Laut biru. Ombak tenang', added: ['Ombak tenang'] });
    expect(joinPieces(pieces, new Set([1]))).toBe('Laut biru.');
  });

  test('an addition that is not in the text cannot be taken out of it', () => {
    const pieces = piecesOf({ enhanced: 'laut, senja', added: ['gunung', '', 'senja'] });
    expect(joinPieces(pieces, new Set())).toBe('laut, senja');
    expect(pieces.filter((piece) => piece.isAdded)).toHaveLength(1);
  });
});
