import type { Task } from '../../../contract/generation.ts';
import type { RenderJob } from '../../../renderer/renderJob.ts';

/** What is asked of the studio: a job without the things that only the rendering process knows. */
export interface RenderRequest extends Omit<RenderJob, 'encoder' | 'memoryLimit' | 'outputDirectory' | 'inputs'> {
  /** Names the work; renders of one moment are drawn in the order of their names. */
  reference: string;
  /** Where the storage keeps the pictures to start from, in order. */
  inputs: string[];
}

/** What a finished render is, its files apart: they lie in the storage, see `renderedFile`. */
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

/** Where the storage keeps a finished render until it is collected. */
export function renderFolder(id: string): string {
  return `${RENDERS}/${id}`;
}

/** One file of a finished render; `index` counts the pictures of a storyboard from 0. */
export function renderedFile(id: string, variant: (typeof RENDERED_VARIANTS)[number], index: number): string {
  return `${renderFolder(id)}/${variant}-${index}`;
}
