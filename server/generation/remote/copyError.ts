import type { MessageCode } from '../../../contract/messages.ts';

/** A result that did not become ours. `isFinal`: another try would end the same way. */
export class CopyError extends Error {
  override name = 'CopyError';
  readonly code: MessageCode;
  readonly isFinal: boolean;

  constructor(message: string, { code, isFinal }: { code: MessageCode; isFinal: boolean }) {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
