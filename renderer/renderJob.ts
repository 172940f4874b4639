import type { Mode } from '../contract/generation.ts';
import type { PlanSettings } from './createPlan.ts';
import type { EncoderChoice } from './encode/videoEncoder.ts';
import type { PlanChip } from './scene.ts';
import type { RefusalReason } from './renderRefusal.ts';
import type { Caption } from './storyboard/createStoryboard.ts';

/** The first message to a render process. */
export interface RenderJob extends PlanSettings {
  mode: Mode;
  prompt: string;
  /** Any 32-bit number; the same prompt, seed and inputs give the same pixels. */
  seed: number;
  /** Pixels; even. */
  width: number;
  height: number;
  /** Frames a second; 24. Ignored for images. */
  fps: number;
  /** Length of the clip; ignored for images. */
  durationSeconds: number;
  /** Writes "Kilas" in the lower right corner. */
  watermark: boolean;
  /** Pictures a storyboard may have; 1 for everything else. */
  maxImages: number;
  /** Files of the pictures to start from, in the person's order; none for the text modes. */
  inputs: string[];
  encoder: EncoderChoice;
  /** Bytes of resident memory past which the process gives up. */
  memoryLimit: number;
  /** Existing folder for the results; files get their final name only when complete. */
  outputDirectory: string;
}

export type RenderStage = 'preparing' | 'rendering' | 'encoding' | 'finishing';

export interface RenderedFiles {
  /** MP4 (H.264) for a video, WebP for an image. All paths are absolute. */
  main: string;
  /** WebP, full size. */
  poster: string;
  /** WebP, at most 480 pixels wide. */
  thumbnail: string;
}

/** How a prompt was understood, as shown to people. */
export interface Understanding {
  chips: PlanChip[];
  /** Words that took no effect, as typed. */
  unmatched: string[];
  /** For a storyboard: what each picture shows. */
  captions?: Caption[];
}

export interface RenderResult {
  /** One entry; for a storyboard one per picture, in order, all of the same size. */
  files: RenderedFiles[];
  mimeType: 'video/mp4' | 'image/webp';
  width: number;
  height: number;
  /** Null for an image. */
  durationSeconds: number | null;
  plan: Understanding;
}

/** Messages of a render process; the last one is `done` or `failed`. */
export type RenderMessage =
  | { type: 'plan'; plan: Understanding }
  | { type: 'progress'; done: number; total: number; stage: RenderStage }
  | ({ type: 'done' } & RenderResult)
  | { type: 'failed'; message: string; reason?: RefusalReason };
