import * as v from 'valibot';
import type { ProviderTaskState } from '../remote/provider.ts';
import { classifyError, readError } from './classifyError.ts';

/** A task as GET and LIST return it: only the fields we use, parsed leniently, since others change between versions. */
const ArkTask = v.looseObject({
  id: v.string(),
  status: v.string(),
  created_at: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  safety_identifier: v.optional(v.nullable(v.string())),
  content: v.optional(v.nullable(v.looseObject({ video_url: v.optional(v.nullable(v.string())) }))),
});
export type ArkTask = v.InferOutput<typeof ArkTask>;

/** @returns null for something that is no task */
export function readTask(value: unknown): ArkTask | null {
  const result = v.safeParse(ArkTask, value);
  return result.success ? result.output : null;
}

/** The items of a list page; null when the value is not one. */
export function readTaskPage(value: unknown): ArkTask[] | null {
  const result = v.safeParse(v.looseObject({ items: v.array(v.unknown()) }), value);
  return result.success ? result.output.items.map(readTask).filter((task) => task !== null) : null;
}

/** Maps a task's state; an unknown state counts as a transitional one. */
export function taskStateOf(task: ArkTask): ProviderTaskState {
  switch (task.status) {
    case 'queued':
      return { is: 'queued' };
    case 'succeeded': {
      const url = task.content?.video_url;
      return url ? { is: 'delivered', results: [{ url }] } : { is: 'later', afterSeconds: null };
    }
    case 'failed': {
      const verdict = classifyError({ status: 200, error: readError(task), afterSeconds: null });
      return verdict.is === 'refused' ? verdict : { is: 'refused', code: 'generation_failed' };
    }
    case 'expired':
      return { is: 'refused', code: 'generation_timed_out' };
    case 'cancelled':
      return { is: 'refused', code: 'generation_cancelled' };
    default:
      return { is: 'running', percent: null };
  }
}
