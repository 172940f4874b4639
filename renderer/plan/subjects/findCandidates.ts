import { chooseSubjects } from './chooseSubjects.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { findBeside, findRide, type Pair, type Ride } from './subjectPairs.ts';
import type { PromptReading } from '../interpretPrompt.ts';

/** Who or what a prompt is about; where it takes place decides which of them are drawn. */
export interface Candidates {
  subjectHit: Hit | null;
  /** Something that flies above the subject. */
  companionHit: Hit | null;
  /** Something on the same ground beside the subject, or behind it. */
  pair: Pair | null;
  /** What the subject is on; without companion and pair. */
  ride: Ride | null;
}

/** Finds the subject among the phrases, and what is with it. */
export function findCandidates({ wanted, tokens }: PromptReading): Candidates {
  const ride = findRide(wanted, tokens);
  if (ride) return { subjectHit: ride.riderHit, companionHit: null, pair: null, ride };
  const chosen = chooseSubjects(wanted, tokens);
  const pair = chosen.subjectHit && findBeside(chosen.subjectHit, wanted, tokens);
  return { ...chosen, subjectHit: pair?.subjectHit ?? chosen.subjectHit, pair, ride: null };
}
