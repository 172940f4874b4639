import type { ErrorCode } from '../../../contract/errorCodes.ts';

/** A result that could not be copied into our storage. `isFinal`: a retry would fail the same way. */
export class CopyError extends Error {
  override name = 'CopyError';
  readonly code: ErrorCode;
  readonly isFinal: boolean;

  constructor(message: string, { code, isFinal }: { code: ErrorCode; isFinal: boolean }) {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
