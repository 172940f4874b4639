import type { Mode } from '../../../../contract/generation.ts';
import type { Draft } from '../draft/draft.ts';
import type { FittedSettings } from '../draft/fitSettings.ts';

/** What the composer asks for. */
export interface GenerationRequest {
  mode: Mode;
  prompt: string;
  settings: FittedSettings;
  /** The draft's images that the mode uses, in order. */
  imageIds: readonly string[];
  /** The price on the button: the server refuses a higher one. Null if it could not be fetched. */
  maxCoins: number | null;
  /** The model takes nothing new for now: the request waits in the queue. */
  isPaused: boolean;
  /** The draft that the request was made of, with its idempotency key. */
  draft: Draft;
}
