import { capabilities, type Model } from '../../../contract/generation.ts';

/** The embedded engine's id. */
export const STUDIO = 'kilas-studio';
const ENGINE = { id: STUDIO, label: 'Kilas Studio', is_local: true };
const RATIOS: Model['aspect_ratios'] = ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4', '21:9'];

/**
 * Models of the embedded engine under its own name; the app adds, translated, what it makes and that it runs locally.
 * It draws, it is no neural model (docs/decisions/embedded-engine-is-a-provider.md).
 */
export const EMBEDDED_MODELS: Model[] = [
  {
    id: 'kilas-studio-video',
    label: 'Kilas Studio',
    kind: 'video',
    modes: ['text-to-video', 'image-to-video'],
    engine: ENGINE,
    resolutions: ['480p', '720p', '1080p'],
    default_resolution: '480p',
    aspect_ratios: RATIOS,
    default_aspect_ratio: '16:9',
    durations: { choices: [3, 5, 8, 10], default: 5 },
    ...capabilities('fixed_camera', 'watermark'),
    has_seed: true,
    max_input_images: 1,
    price_factor_permille: 1000,
    typical_seconds: 20,
  },
  {
    id: 'kilas-studio-image',
    label: 'Kilas Studio',
    kind: 'image',
    modes: ['text-to-image', 'image-edit', 'multi-image', 'storyboard'],
    engine: ENGINE,
    resolutions: ['1K', '2K', '4K'],
    default_resolution: '1K',
    aspect_ratios: RATIOS,
    default_aspect_ratio: '1:1',
    durations: null,
    ...capabilities('watermark'),
    has_seed: true,
    max_input_images: 4,
    price_factor_permille: 1000,
    typical_seconds: 4,
  },
];
