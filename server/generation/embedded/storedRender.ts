import type { Task } from '../../../contract/generation.ts';
import type { RenderJob } from '../../../renderer/renderJob.ts';

/** What is requested of the studio: a job without the fields that only the rendering process knows. */
export interface RenderRequest extends Omit<RenderJob, 'encoder' | 'memoryLimit' | 'outputDirectory' | 'inputs'> {
  /** Identifies the work; breaks the tie between renders created at the same time. */
  reference: string;
  /** Storage keys of the input pictures, in order. */
  inputs: string[];
}

/** A finished render without its files, which lie in the storage (`renderedFile`). */
export interface StoredRender {
  /** Pictures of a storyboard; 1 for everything else. */
  count: number;
  mimeType: string;
  width: number;
  height: number;
  /** Seconds; null for images. */
  durationSeconds: number | null;
  plan: Task['plan'];
}

export const RENDERED_VARIANTS = ['main', 'poster', 'thumbnail'] as const;

/** Folder of all finished renders. */
export const RENDERS = 'studio';

/** Storage folder of a finished render until it is collected. */
export function renderFolder(id: string): string {
  return `${RENDERS}/${id}`;
}

/** One file of a finished render; `index` counts the pictures of a storyboard from 0. */
export function renderedFile(id: string, variant: (typeof RENDERED_VARIANTS)[number], index: number): string {
  return `${renderFolder(id)}/${variant}-${index}`;
}
