/**
 * `cancelled`: closed, or not answered in time; browsers do not say which. `taken`: the device has one for this
 * account. `elsewhere`: the page's address is not the one that passkeys are for. `incapable`: the device supports no
 * passkeys, or has no PIN, finger or face set up.
 */
export type PasskeyFailureKind = 'cancelled' | 'taken' | 'elsewhere' | 'incapable' | 'failed';

/** The browser's request ended without a passkey. */
export class PasskeyFailure extends Error {
  readonly kind: PasskeyFailureKind;

  constructor(kind: PasskeyFailureKind, options?: ErrorOptions) {
    super(`passkey ${kind}`, options);
    this.name = 'PasskeyFailure';
    this.kind = kind;
  }
}
