/**
 * Prices that are shown before asking the server round as it does, use the cheapest model, and the calculator keeps the
 * settings that a new model has.
 */
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../../../contract/generation.ts';
import { fitChoice } from '../../../../../src/features/generation/cost/choice.ts';
import { imageCoins, videoCoins } from '../../../../../src/features/generation/cost/pricing.ts';

const table = {
  coin_value_rupiah: 100,
  video: { coins_per_second: { '480p': 4, '720p': 8, '1080p': 18 } },
  image: { coins_per_image: { '1K': 3, '2K': 5, '4K': 10 } },
  models: [
    { id: 'slow', label: 'Slow', kind: 'video' as const, price_factor_permille: 1500 },
    { id: 'fast', label: 'Fast', kind: 'video' as const, price_factor_permille: 1100 },
  ],
};

describe('the usage guide', () => {
  it('tells the list price of its two clips', () => {
    const list = { ...table, models: [] };
    expect(videoCoins(list, { resolution: '1080p', seconds: 10 })).toBe(180);
    expect(videoCoins(list, { resolution: '720p', seconds: 5 })).toBe(40);
    expect(imageCoins(list, '1K')).toBe(3);
  });

  it('takes the cheapest model of the kind and rounds up as the server does', () => {
    expect(videoCoins(table, { resolution: '480p', seconds: 1 })).toBe(5);
    expect(imageCoins(table, '2K')).toBe(5);
  });
});

describe('the calculator', () => {
  const clip = {
    id: 'clip',
    resolutions: ['480p', '720p'],
    default_resolution: '480p',
    durations: { choices: [5, 10], default: 5 },
  } as unknown as Model;
  const other = {
    id: 'other',
    resolutions: ['720p'],
    default_resolution: '720p',
    durations: { choices: [4], default: 4 },
  } as unknown as Model;

  it('begins with the first model’s defaults', () => {
    expect(fitChoice({}, [clip, other])).toEqual({ model: clip, resolution: '480p', seconds: 5, count: 1 });
  });

  it('keeps what the new model can do and lets go of the rest', () => {
    expect(fitChoice({ model: other, resolution: '720p', seconds: 10, count: 99 }, [clip, other])).toEqual({
      model: other,
      resolution: '720p',
      seconds: 4,
      count: 10,
    });
  });

  it('has no length for images', () => {
    const image = { id: 'image', resolutions: ['1K'], default_resolution: '1K', durations: null } as unknown as Model;
    expect(fitChoice({ seconds: 5 }, [image]).seconds).toBeNull();
  });
});
