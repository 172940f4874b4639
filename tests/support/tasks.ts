import { SWITCHES_OFF, capabilities, type Model, type Task } from '../../contract/generation.ts';

/** A running video task of 5 s in 720p; a test overrides what it needs. */
export function makeTask(changes: Partial<Task> = {}): Task {
  return {
    id: '0190d1a0-0000-7000-8000-000000000001',
    revision: 1,
    batch_id: '0190d1a0-0000-7000-8000-0000000000b1',
    request_key: null,
    kind: 'video',
    mode: 'text-to-video',
    status: 'processing',
    prompt: 'Pantai saat senja',
    model: { id: 'kilas-studio-video', label: 'Kilas Studio', is_local: true },
    settings: {
      resolution: '720p',
      aspect_ratio: '16:9',
      duration_seconds: 5,
      ...SWITCHES_OFF,
      seed: 42,
      max_images: 1,
    },
    plan: null,
    progress: {
      percent: 40,
      stage: 'rendering',
      queue_position: null,
      started_at: '2026-11-21T03:00:00.000Z',
      begins_at: null,
      expected_seconds: 40,
    },
    failure: null,
    credits: { held: 40, charged: 0, returned: 0 },
    media: null,
    panels: [],
    is_favorite: false,
    can_cancel: false,
    inputs: [],
    created_at: '2026-11-21T02:59:50.000Z',
    completed_at: null,
    deadline_at: '2026-11-21T03:15:00.000Z',
    ...changes,
  };
}

/** A video model with 480p and 720p, 5 or 10 s, 16:9 and 9:16. */
export function makeModel(changes: Partial<Model> = {}): Model {
  return {
    id: 'kilas-studio-video',
    label: 'Kilas Studio',
    kind: 'video',
    modes: ['text-to-video'],
    engine: { id: 'kilas-studio', label: 'Kilas Studio', is_local: true },
    resolutions: ['480p', '720p'],
    default_resolution: '720p',
    aspect_ratios: ['adaptive', '16:9', '9:16'],
    default_aspect_ratio: '16:9',
    durations: { choices: [5, 10], default: 5 },
    ...capabilities('fixed_camera', 'watermark'),
    has_seed: true,
    max_input_images: 0,
    price_factor_permille: 1000,
    typical_seconds: 40,
    ...changes,
  };
}
