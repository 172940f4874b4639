/** A resolution and a ratio give one size in pixels, even in both directions; adaptive follows the source picture. */
import { describe, expect, it } from 'vitest';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, VIDEO_RESOLUTIONS } from '../../../../contract/generationWords.ts';
import { pixelSize } from '../../../../server/generation/pixelSize.ts';

describe('pixelSize', () => {
  it.each([
    ['480p', '16:9', 864, 480],
    ['480p', '9:16', 480, 864],
    ['720p', '16:9', 1280, 720],
    ['720p', '21:9', 1680, 720],
    ['720p', '3:4', 720, 960],
    ['1080p', '16:9', 1920, 1080],
    ['1080p', '1:1', 1080, 1080],
    ['1080p', '21:9', 2520, 1080],
    ['1K', '1:1', 1024, 1024],
    ['2K', '1:1', 2048, 2048],
    ['4K', '1:1', 4096, 4096],
  ] as const)('makes %s %s %d×%d', (resolution, ratio, width, height) => {
    expect(pixelSize(resolution, ratio)).toEqual({ width, height });
  });

  it('is even in both directions for every setting', () => {
    for (const resolution of [...VIDEO_RESOLUTIONS, ...IMAGE_RESOLUTIONS]) {
      for (const ratio of ASPECT_RATIOS) {
        const { width, height } = pixelSize(resolution, ratio);
        expect([width % 2, height % 2], `${resolution} ${ratio}`).toEqual([0, 0]);
      }
    }
  });

  it('follows a source picture when adaptive, and is 16:9 without one', () => {
    expect(pixelSize('720p', 'adaptive')).toEqual(pixelSize('720p', '16:9'));
    const { width, height } = pixelSize('720p', 'adaptive', { width: 900, height: 1600 });
    expect(width).toBe(720);
    expect(height / width).toBeCloseTo(16 / 9, 1);
  });
});
