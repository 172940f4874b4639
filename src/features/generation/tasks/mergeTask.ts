import type { Task, TaskStatus } from '../../../../contract/generation.ts';

const RANK: Record<TaskStatus, number> = { pending: 0, processing: 1, completed: 2, failed: 2 };

/**
 * Which of two states of one task is the later one. Live events, polls and answers cross on the way, and a task carries
 * no version: a try has its own deadline, so a later deadline is a later try (regenerated); within one try the status
 * only rises and the percentage never falls. Of two equal states the incoming one wins: its media links are fresher.
 */
export function mergeTask(known: Task, incoming: Task): Task {
  if (known.status === 'completed' && incoming.status !== 'completed') return known;
  const knownTry = Date.parse(known.deadline_at);
  const incomingTry = Date.parse(incoming.deadline_at);
  if (incomingTry !== knownTry) return incomingTry > knownTry ? incoming : known;
  if (RANK[incoming.status] !== RANK[known.status])
    return RANK[incoming.status] > RANK[known.status] ? incoming : known;
  return incoming.progress.percent >= known.progress.percent ? incoming : known;
}
