import { SWITCH_NAMES, type LocalizedName } from '../../../../contract/generation.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import type { FieldIssues, FieldName } from '../draft/toRequest.ts';

/** The one message that the composer shows at a time. */
export type ComposerAlert =
  | { kind: 'field'; field: FieldName; code: ErrorCode }
  | { kind: 'quote' }
  | { kind: 'paused'; message: LocalizedName }
  | { kind: 'refusal'; code: ErrorCode | null; text: string }
  | { kind: 'too-few-coins'; missing: number; required: number }
  /** A press came before its price was known. */
  | { kind: 'price-came'; coins: number }
  | { kind: 'tip' };

export interface AlertInputs {
  /** Only issues of fields that the person has had a chance to fill in: an untouched form shows none. */
  issues: FieldIssues;
  hasQuoteError: boolean;
  /** The operator's message about the model while it takes nothing new. */
  pause: LocalizedName | null;
  refusal: { code: ErrorCode | null; text: string } | null;
  /** Coins of the quote and of the balance; null while unknown. */
  price: number | null;
  balance: number | null;
  /** The last press was not sent, because its price was not on the button yet. */
  hasPressedEarly: boolean;
  isTipWanted: boolean;
}

/** The order of the fields on the screen: of several errors, the topmost is shown. */
const FIELD_ORDER: FieldName[] = [
  'prompt',
  'image_base64',
  'images',
  'model',
  'resolution',
  'duration_seconds',
  'aspect_ratio',
  ...SWITCH_NAMES,
  'seed',
  'count',
  'max_images',
];

/** Picks by the design's fixed order: field error, pause, quote error, refusal, too few coins, price, tip. */
export function pickAlert(inputs: AlertInputs): ComposerAlert | null {
  for (const field of FIELD_ORDER) {
    const code = inputs.issues[field];
    if (code) return { kind: 'field', field, code };
  }
  if (inputs.pause) return { kind: 'paused', message: inputs.pause };
  if (inputs.hasQuoteError) return { kind: 'quote' };
  if (inputs.refusal) return { kind: 'refusal', code: inputs.refusal.code, text: inputs.refusal.text };
  if (inputs.price !== null && inputs.balance !== null && inputs.price > inputs.balance) {
    return { kind: 'too-few-coins', missing: inputs.price - inputs.balance, required: inputs.price };
  }
  if (inputs.price !== null && inputs.hasPressedEarly) return { kind: 'price-came', coins: inputs.price };
  return inputs.isTipWanted ? { kind: 'tip' } : null;
}
