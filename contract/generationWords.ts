export const KINDS = ['video', 'image'] as const;
export type Kind = (typeof KINDS)[number];

export const MODES = [
  'text-to-video',
  'image-to-video',
  'text-to-image',
  'image-edit',
  'multi-image',
  'storyboard',
] as const;
export type Mode = (typeof MODES)[number];

/** What each mode makes. */
export const KIND_OF_MODE: Record<Mode, Kind> = {
  'text-to-video': 'video',
  'image-to-video': 'video',
  'text-to-image': 'image',
  'image-edit': 'image',
  'multi-image': 'image',
  storyboard: 'image',
};

export const TASK_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/**
 * Status filters of a list. A cancelled task has the status `failed`, but its owner chose that: it has its own filter,
 * and `failed` excludes it.
 */
export const STATUS_FILTERS = [...TASK_STATUSES, 'cancelled'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Whether a task ended because its owner cancelled it, which is shown neutrally, not as a failure. */
export const isCancelled = (task: { failure: { code: string } | null }): boolean =>
  task.failure?.code === 'generation_cancelled';

export const VIDEO_RESOLUTIONS = ['480p', '720p', '1080p'] as const;
export const IMAGE_RESOLUTIONS = ['1K', '2K', '4K'] as const;
export const RESOLUTIONS = [...VIDEO_RESOLUTIONS, ...IMAGE_RESOLUTIONS] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** `adaptive` leaves the choice to the engine: the input image's ratio, or the model's own default without one. */
export const ASPECT_RATIOS = ['adaptive', '16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const;
export type AspectRatio = (typeof ASPECT_RATIOS)[number];

/** What the worker is doing; `queued` before it starts. */
export const STAGES = [
  'queued',
  'paused',
  'on_hold',
  'preparing',
  'rendering',
  'encoding',
  'finishing',
  'saving',
  'done',
] as const;
export type Stage = (typeof STAGES)[number];

/** Whether a request in this mode has input images. */
export const startsFromImages = (mode: Mode): boolean =>
  mode === 'image-to-video' || mode === 'image-edit' || mode === 'multi-image';

/** The ratio when none is chosen: modes that start from pictures keep the picture's ratio if the model can. */
export function defaultAspectRatio(
  model: { aspect_ratios: readonly AspectRatio[]; default_aspect_ratio: AspectRatio },
  mode: Mode,
): AspectRatio {
  return startsFromImages(mode) && model.aspect_ratios.includes('adaptive') ? 'adaptive' : model.default_aspect_ratio;
}
