import type { Refusal } from './refusal.ts';

/** The server refused, or the form turned out wrong after all: the browser may have thrown a picture away. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The request was refused.');
    this.refusal = refusal;
  }
}
